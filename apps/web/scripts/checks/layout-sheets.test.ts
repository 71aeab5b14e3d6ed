import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isOnlyLayout } from './layout-sheets.ts';

const WEB = path.resolve(import.meta.dirname, '../..');

test('no sheet does only what Stack, Inline, Grid and Text of packages/ui do', () => {
  const sheets = globSync('src/**/*.module.css', { cwd: WEB });
  expect(sheets.length).toBeGreaterThan(50);
  const onlyLayout = sheets.filter((sheet) =>
    isOnlyLayout(readFileSync(path.join(WEB, sheet), 'utf8')),
  );
  expect(onlyLayout).toEqual([]);
});

test('a sheet of a column and of muted text is one', () => {
  const column =
    '.root { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }';
  const note = '.note { color: var(--color-text-muted); font-size: var(--text-sm); }';
  expect(isOnlyLayout(`/* Why. */ ${column} ${note}`)).toBe(true);
});

test.each([
  ['draws a border', '.root { display: grid; border: 1px solid var(--color-border); }'],
  ['follows the width', '@media (max-width: 719px) { .root { display: grid; } }'],
  ['reaches into a child', '.root > * { display: grid; }'],
  ['has columns of different widths', '.root { display: grid; grid-template-columns: 1fr 2fr; }'],
])('a sheet is not one that %s', (_, css) => {
  expect(isOnlyLayout(css)).toBe(false);
});
