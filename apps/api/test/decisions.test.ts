import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../docs/decisions/', import.meta.url);
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');

/** A title, the date, and the three parts in this order, each once. */
const FORM =
  /^# [^\n]+\n\n(?<date>\d{4}-\d{2}-\d{2})\n\n\*\*Decided\.\*\*(?:(?!\n#|\n\*\*)[\s\S])+\n\*\*Why\.\*\* (?:(?!\n#|\n\*\*)[\s\S])+\n\*\*Cost\.\*\* (?:(?!\n#|\n\*\*)[\s\S])+\n$/u;

/** Lines of text, with the headings. */
const MAX_LINES = 24;

test.each(records)('%s says what was decided, why and at what cost, under its day', (file) => {
  expect(file).toMatch(/^\d{4}-\d{2}-\d{2}-[a-z\d-]+\.md$/u);
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  expect(FORM.exec(text)?.groups?.['date']).toBe(file.slice(0, 10));
  expect(text.split('\n').filter((line) => line !== '').length).toBeLessThanOrEqual(MAX_LINES);
});
