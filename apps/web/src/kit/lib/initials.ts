/** The first letters of a name's first and last words: "Amira El Haddad" is AH. */
export function formatInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => firstLetter(word ?? ''))
    .join('');
}

/** A letter may consist of several code units. */
const firstLetter = (word: string): string =>
  (Array.from(word)[0] ?? '').toLocaleUpperCase('en-AU');
