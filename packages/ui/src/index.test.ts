import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('gives out every component in one import', () => {
  const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const folders = globSync('components/*/index.ts', { cwd: import.meta.dirname });
  expect(folders.filter((file) => !index.includes(`'./${file}'`))).toEqual([]);
});
