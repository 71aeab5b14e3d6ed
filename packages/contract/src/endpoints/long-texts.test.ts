import { expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './endpoint-table.ts';

/** The schemas that read one text of a request, each with where it was found first. */
const readers = new Map<z.ZodType, string>();

function collect(schema: unknown, place: string): void {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries(schema.shape)) collect(field, `${place} ${name}`);
  } else if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) collect(option, place);
  } else if (schema instanceof z.ZodArray) {
    collect(schema.element, place);
  } else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    collect(schema.unwrap(), place);
  } else if (schema instanceof z.ZodType && readsText(schema)) {
    if (!readers.has(schema)) readers.set(schema, place);
  } else if (schema instanceof z.ZodPipe) {
    collect(schema.in, place);
  }
}

/** Whether a schema reads a text first, whatever it makes of it. */
const readsText = (schema: unknown): boolean =>
  schema instanceof z.ZodPipe ? readsText(schema.in) : schema instanceof z.ZodString;

for (const { name, params, query, body } of allEndpoints) {
  for (const part of [params, query, body]) collect(part, name);
}

const SIGNS = `. , ; : ! ? @ < > ( ) [ ] { } " ' / \\ | = & % + * # $ ^ _ ~ - − é 😀 １ a A x 0 1 5 9`;
const SPACES = [' ', '\t', '\n', '\r', '\u00A0', '\u200B', '\u202E', '\u0301'];
/** Marks that stand in the wrong order: programs that compare texts sort them one by one. */
const MARKS = '\u0301\u0327';
const WORDS = 'ph mob no num callto mailto: http:// www. a. a@ 1- 61 00 INV- 2026- .a -1';

/**
 * Texts of one repeated part, within others: a pattern that is looked for from each letter of them,
 * or that divides them in several ways, takes long to find that it does not fit.
 */
const textsOf = (length: number): readonly string[] =>
  [...SIGNS.split(' '), ...SPACES, MARKS, ...WORDS.split(' ')].flatMap((part) => {
    const run = part.repeat(length / part.length);
    return [`${run}!`, `1${run}x`];
  });

/** What takes twice as long with each further part is found here, before it takes for ever. */
const SHORT = 50;
/** Half of what a request may have. */
const LONG = 50_000;
/** In processor time, which other work of the machine does not change. */
const SLOW_MS = 200;

test('requests have many texts', () => {
  expect(readers.size).toBeGreaterThan(100);
});

/** The first of the texts that a schema needs long for, and how long; null when there is none. */
function findSlow(reader: z.ZodType, texts: readonly string[]): string | null {
  for (const text of texts) {
    const before = process.cpuUsage();
    reader.safeParse(text);
    const took = process.cpuUsage(before).user / 1000;
    if (took > SLOW_MS) return `${text.slice(0, 10)}… took ${Math.round(took)} ms`;
  }
  return null;
}

test.each([SHORT, LONG])(
  'no text of %d characters keeps the service busy while it is checked',
  { timeout: 120_000 },
  (length) => {
    const texts = textsOf(length);
    for (const [reader, place] of readers) {
      expect([place, findSlow(reader, texts)]).toEqual([place, null]);
    }
  },
);
