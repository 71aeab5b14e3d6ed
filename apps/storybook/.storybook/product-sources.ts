import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NAME = 'virtual:product-sources';
const RESOLVED = `\0${NAME}`;

const ICON = /from 'lucide-react\/icons\/([\w-]+)'/gu;
const CONDITION = /@(media|container)([^{;]*)\{/gu;
const WIDTH = /(max-width|min-width|width\s*[<>]=?)\s*:?\s*(\d+(?:\.\d+)?(?:px|rem|em))/gu;

const filesOf = (extension: string): readonly string[] =>
  globSync(`{packages/ui,apps/web}/src/**/*.${extension}`, { cwd: ROOT })
    .filter((file) => !/\.(?:test|stories)\.|\/(?:testing|stories)\//u.test(file))
    .toSorted();

/**
 * Finds words in every file with an extension, and returns each word with the files that contain
 * it.
 */
function collect(
  extension: string,
  find: (source: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of filesOf(extension)) {
    for (const word of new Set(find(readFileSync(path.join(ROOT, file), 'utf8')))) {
      found.set(word, [...(found.get(word) ?? []), file]);
    }
  }
  return new Map([...found].toSorted(([one], [other]) => one.localeCompare(other)));
}

const findIcons = (source: string): readonly string[] =>
  [...source.matchAll(ICON)].map(([, name = '']) => name);

/** "window, max-width: 719px", once for each width that a style sheet asks about. */
const findWidths = (source: string): readonly string[] =>
  [...source.matchAll(CONDITION)].flatMap(([, kind, query = '']) =>
    [...query.matchAll(WIDTH)].map(([, side = '', width = '']) =>
      [kind === 'media' ? 'window' : 'box', side, width].join(' '),
    ),
  );

const listIcons = () => [...collect('tsx', findIcons)];
const packageOf = (icon: string): string => `lucide-react/icons/${icon}`;

function writeModule(): string {
  const icons = listIcons();
  const widths = [...collect('css', findWidths)].map(([asked, files]) => ({ asked, files }));
  return [
    ...icons.map(([name], index) => `import icon${index} from '${packageOf(name)}';`),
    `export const icons = [${icons
      .map(
        ([name, files], index) =>
          `{ name: '${name}', Icon: icon${index}, files: ${JSON.stringify(files)} }`,
      )
      .join(',\n')}];`,
    `export const widths = ${JSON.stringify(widths)};`,
    `export const glossary = ${JSON.stringify(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'))};`,
  ].join('\n');
}

/** Provides what only the repository knows: the icons in use, the breakpoints and the glossary. */
export function productSources(): Plugin {
  return {
    name: 'product-sources',
    // Otherwise Vite would discover these while the page is open, and reload it for each.
    config: () => ({ optimizeDeps: { include: listIcons().map(([name]) => packageOf(name)) } }),
    resolveId(id, importer) {
      if (id === NAME) return RESOLVED;
      // Resolve packages from this app.
      return importer === RESOLVED ? this.resolve(id, import.meta.filename) : undefined;
    },
    load: (id) => (id === RESOLVED ? writeModule() : undefined),
  };
}
