import * as fc from 'fast-check';
import type { Schema } from '../fuzz/value-of-schema.ts';
import { boundariesOf, type Boundary } from './boundaries.ts';

type Path = readonly (string | number)[];

/** One field of a request at a boundary; with the value `undefined`, it is left out. */
export interface Variant extends Boundary {
  readonly path: Path;
}

/** The most items of a list that does not say how many it may have. */
const NO_LIMIT = 20;

/**
 * Each field of a request at each of its boundaries: those of a request that is accepted, and those
 * that it leaves out.
 *
 * @param others usable values of fields that the request leaves out.
 */
export function variantsOf(
  schema: Schema,
  base: unknown,
  others: Readonly<Record<string, unknown>> = {},
): Variant[] {
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options !== undefined) return options.flatMap((option) => variantsOf(option, base, others));
  if (schema.properties !== undefined) return variantsOfFields(schema, base, others);
  if (schema.items !== undefined) return variantsOfItems(schema, base);
  return boundariesOf(schema).map((boundary) => ({ ...boundary, path: [] }));
}

function variantsOfFields(
  { properties = {}, required = [] }: Schema,
  base: unknown,
  others: Readonly<Record<string, unknown>>,
): Variant[] {
  const given = isRecord(base) ? base : {};
  return Object.entries(properties).flatMap(([name, field]): Variant[] => {
    // Each version but the one of the record is stale, and says nothing about the other fields.
    if (name === 'version') return [];
    const path = [name];
    const absent = required.includes(name) ? [] : [{ path, label: 'absent', value: undefined }];
    if (given[name] !== undefined && given[name] !== null) {
      return [...absent, ...variantsOf(field, given[name]).map((inner) => within(name, inner))];
    }
    const usual = others[name] ?? exampleOf(field);
    const whole = variantsOf(field, usual).map((inner) => ({
      ...inner,
      path,
      label: nameOf(inner),
      value: withVariant(usual, inner),
    }));
    return [...absent, { path, label: 'usual', value: usual }, ...whole];
  });
}

const within = (name: string | number, variant: Variant): Variant => ({
  ...variant,
  path: [name, ...variant.path],
});

function variantsOfItems(schema: Schema, base: unknown): Variant[] {
  const { items = {}, minItems = 0, maxItems = NO_LIMIT } = schema;
  const given: readonly unknown[] = Array.isArray(base) ? base : [];
  const first = given[0] ?? exampleOf(items);
  const full = items.enum ?? Array.from({ length: maxItems }, () => first);
  const path: Path = [];
  return [
    ...(minItems === 0 ? [{ path, label: 'no items', value: [], side: 'least' } as const] : []),
    { path, label: 'one item', value: [first] },
    { path, label: `${full.length} items`, value: full, side: 'greatest' },
    ...(given.length === 0 ? [] : variantsOf(items, first).map((inner) => within(0, inner))),
  ];
}

/**
 * Groups variants of different fields that can be sent in one request: all left out, all least, all
 * greatest, and the rest side by side. A list or an object and what is inside are kept apart.
 */
export function roundsOf(variants: readonly Variant[]): readonly (readonly Variant[])[] {
  const counts = new Map<string, number>();
  return [
    ...Map.groupBy(variants, ({ path, label, side }) => {
      const kind = `${path.length} ${label === 'absent' ? label : (side ?? 'other')}`;
      const key = `${kind} ${path.join('.')}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return `${kind} ${count}`;
    }).values(),
  ];
}

/** The body with the field of a variant as it is there. */
export function withVariant(
  body: unknown,
  { path, value }: Pick<Variant, 'path' | 'value'>,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const [first, ...others]: readonly unknown[] = Array.isArray(body) ? body : [];
    return [withVariant(first, { path: rest, value }), ...others];
  }
  const { [name]: before, ...others } = isRecord(body) ? body : {};
  const after = withVariant(before, { path: rest, value });
  return after === undefined ? others : { ...others, [name]: after };
}

export const nameOf = ({ path, label }: Variant): string =>
  path.length === 0 ? label : `${path.join('.')} = ${label}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A usual value of a schema, for a field that the base request leaves out. */
function exampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (option !== undefined) return exampleOf(option);
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return [exampleOf(schema.items ?? {})];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'string':
      return exampleText(schema);
    case undefined:
    default:
      return null;
  }
}

function exampleText({ format, pattern }: Schema): string {
  switch (format) {
    case 'date':
      return '2026-12-10';
    case 'date-time':
      return '2026-12-10T00:00:00.000Z';
    case 'uuid':
      return '0d3a0000-0000-4000-8000-00000000ffff';
    case 'email':
      return 'someone@mail.example';
    case undefined:
    default:
      return pattern === undefined
        ? 'Text'
        : (fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 1, seed: 1 })[0] ??
            '');
  }
}
