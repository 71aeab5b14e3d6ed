import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/gu;

/** The classes that a component uses and its style sheet does not define. */
function missingNames(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, styles, sheet]) => {
    const css = readFileSync(path.join(path.dirname(file), sheet ?? ''), 'utf8');
    const names = source.matchAll(new RegExp(String.raw`\b${styles}\['(\w+)'\]`, 'gu'));
    return [...names]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(String.raw`\.${name}\b`, 'u').test(css))
      .map((name) => `${path.relative(ROOT, file)}: ${name}`);
  });
}

test('every class that a component names is in its style sheet', () => {
  const files = globSync(`${ROOT}/{apps/web,packages/ui}/src/**/*.tsx`);
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingNames)).toEqual([]);
});
