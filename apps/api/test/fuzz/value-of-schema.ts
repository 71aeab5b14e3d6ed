import * as fc from 'fast-check';
import { oddText, oddValue } from './odd-values.ts';

/** The parts of JSON Schema that the document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** How to generate values. */
export interface Manner {
  /** Ids of existing records. */
  readonly ids: readonly string[];
  /** How many percent of the values are odd instead of following their schema. */
  readonly oddPercent: number;
}

/** A value that follows a schema, or sometimes an odd one instead. */
export function valueOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const { oddPercent } = manner;
  return fc.oneof(
    { weight: 100 - oddPercent, arbitrary: describedValueOf(schema, manner) },
    { weight: oddPercent, arbitrary: oddValue },
  );
}

function describedValueOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueOf(choice, manner)));
  const [first] = schema.allOf ?? [];
  if (first !== undefined) return describedValueOf(first, manner);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return objectOf(schema, manner);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, manner), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, (schema.minItems ?? 0) + 4),
      });
    case 'string':
      return textOf(schema, manner);
    case 'integer':
      return orBoundary(fc.integer(boundsOf(schema)), boundaryIntegers(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return oddValue;
  }
}

function objectOf({ properties = {}, required = [] }: Schema, manner: Manner) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, manner)]),
  );
  const described = fc.record(fields, { requiredKeys: [...required] });
  const withStranger = fc
    .tuple(described, oddText, oddValue)
    .map(([value, name, stranger]) => ({ ...value, [name]: stranger }));
  return fc.oneof(
    { weight: 100 - manner.oddPercent, arbitrary: described },
    { weight: manner.oddPercent, arbitrary: withStranger },
  );
}

function textOf(schema: Schema, { ids }: Manner): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  switch (format) {
    case 'uuid':
      return ids.length === 0 ? fc.uuid() : fc.oneof(fc.constantFrom(...ids), fc.uuid());
    case 'date':
      return orBoundary(
        instants.map((date) => date.toISOString().slice(0, 10)),
        BOUNDARY_DATES,
      );
    case 'date-time':
      return orBoundary(
        instants.map((date) => date.toISOString()),
        BOUNDARY_DATES.map((date) => `${date}T23:59:59.999Z`),
      );
    case 'email':
      return fc.emailAddress();
    case undefined:
    default:
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
      return orBoundary(
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) }),
        ['x'.repeat(schema.maxLength ?? 200), ''],
      );
  }
}

/** The first and last days that requests may name, those beside them, and the last of years. */
const BOUNDARY_DATES = [
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2999-12-31',
  '3000-01-01',
  '9999-12-31',
];

/** Every tenth value is one at a boundary, where a filter or a sum is likeliest to go wrong. */
const orBoundary = <Value>(usual: fc.Arbitrary<Value>, boundaries: readonly Value[]) =>
  fc.oneof(
    { weight: 9, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(...boundaries) },
  );

const instants = fc.date({
  min: new Date('2026-07-01T00:00:00Z'),
  max: new Date('2027-06-30T00:00:00Z'),
  noInvalidDate: true,
});

const LARGEST = 2 ** 53;

/** The bounds themselves, and those of the integers that the database stores. */
const boundaryIntegers = ({ minimum = 0, maximum = LARGEST - 1 }: Schema) =>
  [minimum, maximum, 2 ** 31 - 1, 2 ** 31].filter((value) => value >= minimum && value <= maximum);

const boundsOf = ({ minimum, exclusiveMinimum, maximum }: Schema) => ({
  min: Math.max(minimum ?? exclusiveMinimum ?? -1000, -LARGEST),
  max: Math.min(maximum ?? 100_000, LARGEST),
});
