import tokensCss from '@cleaning/ui/tokens.css?raw';

/** The folder of packages/ui that a story file is in, if it is a component's. */
export const componentFolder = (storyFile: string): string | undefined =>
  /packages\/ui\/src\/components\/([^/]+)\//u.exec(storyFile)?.[1];

const INDEXES = import.meta.glob<string>('../../../../packages/ui/src/components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const STYLES = import.meta.glob<string>('../../../../packages/ui/src/components/*/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What an app can import, each name with the entry of the package that it lives in. */
const ENTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(INDEXES).flatMap(([file, code]) =>
    exportedNames(code).map((name) => [name, componentFolder(file) ?? ''] as const),
  ),
);

/** What an index exports for use as a value, of its own folder: `button` also passes `ArrowLink` on. */
export function exportedNames(code: string): string[] {
  return [...code.matchAll(/export \{([^}]+)\} from '\.\//gu)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The import lines that a piece of JSX needs, an entry of the package a line. */
export function importLines(jsx: string): string {
  const byEntry = new Map<string, Set<string>>();
  for (const [, name = ''] of jsx.matchAll(/<([A-Z]\w*)/gu)) {
    const entry = ENTRY_OF.get(name);
    if (entry !== undefined) byEntry.set(entry, (byEntry.get(entry) ?? new Set()).add(name));
  }
  return [...byEntry]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([entry, names]) =>
        `import { ${[...names].toSorted().join(', ')} } from '@cleaning/ui/${entry}';`,
    )
    .join('\n');
}

const TOKENS: ReadonlySet<string> = new Set(tokensCss.match(/--[\w-]+(?=:)/gu));

/** Code that works where it is pasted. Storybook passes it here twice on its way to the page. */
export function withImports(code: string): string {
  const lines = importLines(code);
  return lines === '' || code.startsWith(lines) ? code : `${lines}\n\n${code}`;
}

/** The design tokens that the style sheets of a component use, in order of name. */
export function tokensOf(folder: string): string[] {
  const tokens = Object.entries(STYLES)
    .filter(([file]) => componentFolder(file) === folder)
    .flatMap(([, css]) => css.match(/(?<=var\()--[\w-]+/gu) ?? []);
  return [...new Set(tokens)].filter((token) => TOKENS.has(token)).toSorted();
}
