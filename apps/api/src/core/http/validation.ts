import type { z } from 'zod';
import { ApiError, notFound, refuse } from './api-error.ts';

type Issue = z.core.$ZodIssue;

const NON_FIELD = 'non_field_errors';

/**
 * Validates part of a request, and returns the output of its schema. A part without a schema must
 * be empty.
 *
 * @throws ApiError `validation_failed` with every problem, by field.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema>;
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown;
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) {
    assertEmpty(input);
    return undefined;
  }
  assertStorableText(input);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationFailed(fieldsOf(result.error.issues));
}

/**
 * Validates the parameters of a path. A malformed id is treated as a missing record.
 *
 * @throws ApiError `not_found`.
 */
export function parseParams(schema: z.ZodType | undefined, params: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

function validationFailed(fields: Readonly<Record<string, readonly string[]>>): ApiError {
  return new ApiError('validation_failed', fields[NON_FIELD]?.[0] ?? 'Check the details below.', {
    fields,
  });
}

function fieldsOf(issues: readonly Issue[]): Record<string, string[]> {
  // A map, because a caller may name a field like a property of `Object.prototype`.
  const fields = new Map<string, string[]>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.length === 0 ? NON_FIELD : path.map(String).join('.');
    fields.set(name, [...(fields.get(name) ?? []), message]);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'This field is not known.');
    } else if (issue.code === 'invalid_type' && issue.expected === 'object') {
      add(issue.path, 'Send the details as a JSON object.');
    } else {
      add(issue.path, issue.message);
    }
  }
  return Object.fromEntries(fields);
}

function assertEmpty(input: unknown): void {
  if (input === undefined || input === null) return;
  const names = typeof input === 'object' ? Object.keys(input) : [NON_FIELD];
  if (names.length === 0) return;
  throw validationFailed(
    Object.fromEntries(names.map((name) => [name, ['This field is not known.']])),
  );
}

/** Deeper than the body of any endpoint. */
const MAX_DEPTH = 20;

/**
 * Refuses what PostgreSQL cannot store: the character U+0000 and, in JSON, half of a surrogate pair.
 * Bodies that are nested deeper than any endpoint reads are refused too, because walking them could
 * overflow the stack.
 */
function assertStorableText(input: unknown, path: readonly string[] = []): void {
  if (path.length > MAX_DEPTH) throw refuse('The details are nested too deeply.');
  if (typeof input === 'string' && (input.includes('\0') || !input.isWellFormed())) {
    throw validationFailed({
      [path.join('.') || NON_FIELD]: ['Remove the character that cannot be shown.'],
    });
  }
  if (typeof input !== 'object' || input === null) return;
  for (const [key, value] of Object.entries(input)) assertStorableText(value, [...path, key]);
}
