import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, Comparison } from './compare-storybooks.ts';
import type { Story } from './stories.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;

const names = (stories: readonly Story[]): string[] => stories.map(({ name }) => name);

const STYLE = `
  body { margin: 2rem; color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  section { margin-block: 2rem; border-top: 1px solid; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; max-height: 70vh; border: 1px solid #888; }
  @media (width < 700px) { .pictures { grid-template-columns: 1fr; } }`;

/** Writes the differences as a page with its screenshots, and returns its path. */
export function writeReport(folder: string, comparison: Comparison, base: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });

  const section = ({ story, look, pixels, ...change }: Change): string => {
    const figures = (
      [
        ['Before', 'before', change.before],
        ['After', 'after', change.after],
        ['Difference', 'difference', change.picture],
      ] as const
    ).map(([title, kind, picture]) => {
      const file = `pictures/${story.id}-${look.replaceAll(' ', '-')}-${kind}.png`;
      writeFileSync(path.join(folder, file), picture);
      return `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}: ${escape(story.name)}, ${look}" loading="lazy" /></a></figure>`;
    });
    return `<section><h2>${escape(story.name)}, ${look}</h2><p>${pixels} pixels differ.</p><div class="pictures">${figures.join('')}</div></section>`;
  };

  const { changes, broken, added, removed, pictures } = comparison;
  const page = `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Visual changes</title><style>${STYLE}</style></head>
<body>
<h1>${changes.length} of ${pictures} pictures differ from ${escape(base)}</h1>
${list(
  'Stories that cannot be shown',
  broken.map(({ story, reason }) => `${story.name}: ${reason}`),
)}
${list('New stories', names(added))}
${list('Stories that are gone', names(removed))}
${changes.map(section).join('\n')}
</body>
</html>
`;
  const file = path.join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
