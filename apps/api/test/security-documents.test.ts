import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const testFiles = new Set(
  globSync('{apps,packages}/*/{src,test,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT }).map(
    (file) => basename(file),
  ),
);

const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');

describe.each(['SECURITY.md', 'docs/security-checklist.md', 'docs/threat-model.md'])(
  '%s',
  (document) => {
    it('names only tests that exist', () => {
      const named = read(document).match(/(?<=`)[\w.-]+\.(?:test|spec)\.tsx?(?=`)/gu) ?? [];
      expect(named.filter((name) => !testFiles.has(name))).toEqual([]);
    });
  },
);

it('covers every requirement of levels 1 and 2 once, each with a state and a test or reason', () => {
  const rows = read('docs/security-checklist.md').matchAll(
    /^\| (\d+\.\d+\.\d+) +\| [^|]+\| (Test|Built so|Deployment|Partly|Not met|Not here) +\| ([^|]+)\|$/gmu,
  );
  const requirements = Array.from(rows, ([, id, state, where = '']) => ({ id, state, where }));
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
  expect(requirements).toHaveLength(253);
  const withoutReason = requirements.filter(({ where }) => where.trim() === '');
  const withoutTest = requirements.filter(
    ({ state, where }) => state === 'Test' && !/\.(?:test|spec)\.tsx?`/u.test(where),
  );
  expect([...withoutReason, ...withoutTest]).toEqual([]);
});
