/**
 * Splits a title such as "Feedback/Loader (spinner, progress)". The other names are part of the
 * title because Storybook searches only titles and story names.
 */
export function splitTitle(title: string): { name: string; otherNames: readonly string[] } {
  const last = title.split('/').at(-1) ?? title;
  const [, name = last, names = ''] = /^(.+?) \((.+)\)$/u.exec(last) ?? [];
  return { name, otherNames: names === '' ? [] : names.split(', ') };
}
