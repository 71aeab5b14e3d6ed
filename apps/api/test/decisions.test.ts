import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../docs/decisions/', import.meta.url);
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');

test.each(records)('%s records one decision, under the day it was made', (file) => {
  expect(file).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z\d-]+\.md$/u);
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  expect(text.match(/^# /gmu)).toHaveLength(1);
  expect(text.match(/^\*\*Deci(?:ded|sion)\.\*\*/gmu)?.length ?? 1).toBe(1);
});
