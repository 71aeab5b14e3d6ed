import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const withoutZod = [
  ...globSync('*/rules.ts', { cwd: import.meta.dirname }),
  ...['calls', 'errors', 'routes', 'rules'].map((folder) => `${folder}/index.ts`),
];

const namesOf = async (file: string): Promise<string[]> => {
  const { href } = pathToFileURL(path.join(import.meta.dirname, file));
  return Object.keys((await import(href)) as object);
};

test('each name has one import path', async () => {
  const files = globSync('*/{index,rules}.ts', { cwd: import.meta.dirname });
  const names = (await Promise.all(files.map(namesOf))).flat();
  expect(names).toContain('transitionQuote');
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

/** The packages that a module loads, itself or through others. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  return [
    ...source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)';$/gmu),
  ].flatMap(([, specifier = '']) =>
    specifier.startsWith('.')
      ? packagesOf(path.resolve(path.dirname(file), specifier), seen)
      : [specifier],
  );
}

describe('an import path without zod, for pages that do not load it', () => {
  test.each(withoutZod)('%s', (entry) => {
    expect(packagesOf(path.join(import.meta.dirname, entry))).not.toContain('zod');
  });

  test('in contrast to the schemas of a record', () => {
    expect(packagesOf(path.join(import.meta.dirname, 'quotes/index.ts'))).toContain('zod');
  });
});
