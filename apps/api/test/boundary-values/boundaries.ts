import * as fc from 'fast-check';
import type { Schema } from '../fuzz/value-of-schema.ts';

/** A value at the edge of what a schema allows. */
export interface Boundary {
  readonly label: string;
  readonly value: unknown;
  /** The side of the range it is on, if it may be combined with those of other fields. */
  readonly side?: 'least' | 'greatest';
}

/** The first and last days that requests may name, those beside them, and those of all years. */
const DATES = ['0001-01-01', '1899-12-31', '1900-01-01', '2999-12-31', '9999-12-31'] as const;

/** What the database keeps in an integer, and what JSON keeps exactly. */
const INTEGERS = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1] as const;

/** The longest text of a field that does not say how long it may be. */
const NO_LIMIT = 300;

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

/** The boundaries of a value that has no fields and no items. */
export function boundariesOf(schema: Schema): readonly Boundary[] {
  if ('const' in schema) return [{ label: String(schema.const), value: schema.const }];
  const choices = schema.enum?.map((value) => ({ label: String(value), value }));
  if (choices !== undefined) return choices;
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options !== undefined) return options.flatMap((option) => boundariesOf(option));
  return typesOf(schema).flatMap((type) => boundariesOfType(type, schema));
}

function boundariesOfType(type: string, schema: Schema): readonly Boundary[] {
  switch (type) {
    case 'null':
      return [{ label: 'null', value: null, side: 'least' }];
    case 'boolean':
      return [true, false].map((value) => ({ label: String(value), value }));
    case 'integer':
      return numbers(schema, [...INTEGERS]);
    case 'number':
      return numbers(schema, []);
    case 'string':
      return texts(schema);
    default:
      return [];
  }
}

function numbers(schema: Schema, others: readonly number[]): readonly Boundary[] {
  const { minimum = (schema.exclusiveMinimum ?? 0) + 1, maximum } = schema;
  const within = others.filter((value) => value > minimum && value < (maximum ?? Infinity));
  return [
    { label: String(minimum), value: minimum, side: 'least' },
    ...within.map((value) => ({ label: String(value), value })),
    ...(maximum === undefined
      ? []
      : [{ label: String(maximum), value: maximum, side: 'greatest' } as const]),
  ];
}

let addresses = 0;

function texts({ format, pattern, minLength = 0, maxLength = NO_LIMIT }: Schema) {
  switch (format) {
    case 'uuid':
    case 'binary':
      return [];
    case 'date':
      return DATES.map((value) => ({ label: value, value }));
    case 'date-time':
      return DATES.map((date) => `${date}T23:59:59.999Z`).map((value) => ({ label: value, value }));
    case 'email':
      return [{ label: 'the longest address', value: longestEmail(maxLength) }];
    case undefined:
    default:
      return pattern === undefined
        ? freeTexts(minLength, maxLength)
        : patternTexts(new RegExp(pattern, 'u'), maxLength);
  }
}

const freeTexts = (minLength: number, maxLength: number): readonly Boundary[] => [
  minLength === 0
    ? { label: 'no text', value: '', side: 'least' }
    : { label: 'one letter', value: 'x', side: 'least' },
  { label: `${maxLength} letters`, value: 'x'.repeat(maxLength), side: 'greatest' },
  { label: `${maxLength} characters of three bytes`, value: '漢'.repeat(maxLength) },
  { label: 'the most lines', value: 'x\n'.repeat(maxLength).slice(0, maxLength - 1) + 'x' },
  {
    label: `${Math.floor(maxLength / 2)} characters of four bytes`,
    value: '😀'.repeat(Math.floor(maxLength / 2)),
    side: 'greatest',
  },
];

/** Fixed, so that each run has the same texts. */
const SEED = 7;

const patternTexts = (pattern: RegExp, maxLength: number): readonly Boundary[] => {
  const samples = fc.sample(fc.stringMatching(pattern), { numRuns: 2, seed: SEED });
  const edges = ['', '0000', '9999', '00:00', '23:59', 'x'.repeat(maxLength)];
  return [...new Set([...edges, ...samples])]
    .filter((text) => pattern.test(text) && text.length <= maxLength)
    .map((value) => ({ label: JSON.stringify(value).slice(0, 20), value }));
};

/** An address that no earlier call gave: 64 characters before the @, and parts of up to 63 after. */
function longestEmail(maxLength: number): string {
  addresses += 1;
  const local = `a${addresses}`.padEnd(64, 'a');
  const host = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}`;
  return `${local}@${host}`.slice(0, maxLength - '.example'.length) + '.example';
}
