import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../deploy/monitoring/', import.meta.url);

const namesIn = (file: string, pattern: RegExp): string[] => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
};

test('every alert rule is tested by its name, and no test names another', () => {
  const rules = namesIn('alerts.yaml', /^ *- alert: (\w+)$/gmu);
  expect(rules.length).toBeGreaterThan(10);
  expect(namesIn('alerts.test.yaml', /^[^#\n]*\balertname(?:: |=")(\w+)/gmu)).toEqual(rules);
});
