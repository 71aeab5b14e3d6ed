import tokensCss from '@cleaning/ui/tokens.css?raw';

/** The folder of a story file in packages/ui; undefined if it is not a component's story file. */
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

/** Every name that an app can import, with the package entry that exports it. */
const ENTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(INDEXES).flatMap(([file, code]) =>
    exportedNames(code).map((name) => [name, componentFolder(file) ?? ''] as const),
  ),
);

/**
 * The runtime names that an index exports from its own folder. Re-exports of other folders, such as
 * `ArrowLink` in `button`, and types are left out.
 */
export function exportedNames(code: string): string[] {
  return [...code.matchAll(/export \{([^}]+)\} from '\.\//gu)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The import lines that a piece of JSX needs, one for each entry of the package. */
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

/**
 * Adds the imports, so that the code works where it is pasted. Storybook calls this twice, so it
 * must not add them again.
 */
export function withImports(code: string): string {
  const lines = importLines(code);
  return lines === '' || code.startsWith(lines) ? code : `${lines}\n\n${code}`;
}

/** The design tokens that the style sheets of a component use, sorted by name. */
export function tokensOf(folder: string): string[] {
  const tokens = Object.entries(STYLES)
    .filter(([file]) => componentFolder(file) === folder)
    .flatMap(([, css]) => css.match(/(?<=var\()--[\w-]+/gu) ?? []);
  return [...new Set(tokens)].filter((token) => TOKENS.has(token)).toSorted();
}
