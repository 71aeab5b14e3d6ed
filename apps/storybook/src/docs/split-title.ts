/**
 * The parts of a title such as "Feedback/Loader (spinner, progress)". The other names stand in the title
 * because Storybook searches titles and story names, and nothing else.
 */
export function splitTitle(title: string): { name: string; otherNames: readonly string[] } {
  const last = title.split('/').at(-1) ?? title;
  const [, name = last, names = ''] = /^(.+?) \((.+)\)$/u.exec(last) ?? [];
  return { name, otherNames: names === '' ? [] : names.split(', ') };
}
