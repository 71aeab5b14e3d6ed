/** The most texts of one row, which may stand for many payments. */
const MAX_TEXTS = 200;

/**
 * Joins the texts of a row. Banks repeat one field in another, such as a name at the start of the
 * memo, so a text that is a part of another one is left out.
 */
export function joinWords(texts: readonly string[]): string {
  const found = new Set<string>();
  for (const text of texts) {
    if (found.size === MAX_TEXTS) break;
    const words = text.replaceAll(/\s+/gu, ' ').trim();
    if (words !== '') found.add(words);
  }
  const all = [...found];
  const framed = all.map((text) => ` ${text.toUpperCase()} `);
  return all
    .filter((_, at) => {
      const own = framed[at] ?? '';
      return !framed.some(
        (other, place) => other.includes(own) && (other.length > own.length || place < at),
      );
    })
    .join(' ');
}
