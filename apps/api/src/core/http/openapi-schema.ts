import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export type Direction = 'input' | 'output';

/**
 * The constraints of text, which get lost in the schema when the text is transformed before it is
 * checked.
 */
const CONSTRAINTS = ['minLength', 'maxLength', 'pattern', 'format'] as const;

/** What is known of schemas: each with an `id` becomes a reference to it. */
export type SchemaMetadata = z.core.$ZodRegistry<z.core.GlobalMeta>;

/**
 * Converts a schema to JSON Schema 2020-12: of the input, or of the output.
 *
 * @param metadata the schemas to put under `$defs`; without it, everything is in one piece.
 */
export function jsonSchema(
  schema: z.core.$ZodType,
  io: Direction = 'output',
  metadata: SchemaMetadata = z.globalRegistry,
): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    metadata,
    unrepresentable: 'any',
    override: (found) => {
      if (io === 'input') addConstraintsOfOutput(found.zodSchema, found.jsonSchema);
    },
  });
  return rest;
}

/**
 * Adds the output's constraints to the input schema. Text is trimmed before it is measured, so the
 * same limits apply to what is sent.
 */
function addConstraintsOfOutput(schema: z.core.$ZodType, input: JsonSchema): void {
  if (!(schema instanceof z.ZodPipe) || input.type !== 'string') return;
  const output = jsonSchema(schema.def.out, 'output');
  if (output.type !== 'string') return;
  const lost = CONSTRAINTS.filter(
    (name) => input[name] === undefined && output[name] !== undefined,
  );
  Object.assign(input, Object.fromEntries(lost.map((name) => [name, output[name]])));
}

/** Whether a schema accepts the id of a record that may not exist. */
export function takesId(schema: JsonSchema): boolean {
  if (schema.format === 'uuid') return true;
  return Object.values(schema).some((part) => isSchema(part) && takesId(part));
}

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;
