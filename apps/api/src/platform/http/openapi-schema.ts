import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What is said of text, and is lost where the text is changed before it is checked. */
const CONSTRAINTS = ['minLength', 'maxLength', 'pattern', 'format'] as const;

/** A schema as JSON Schema 2020-12: of what is sent (`input`), or of what is answered (`output`). */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: (found) => {
      if (io === 'input') addConstraintsOfOutput(found.zodSchema, found.jsonSchema);
    },
  });
  return rest;
}

/** Text is trimmed before it is measured: what may become of it is what may be sent. */
function addConstraintsOfOutput(schema: z.core.$ZodType, input: JsonSchema): void {
  if (!(schema instanceof z.ZodPipe) || input.type !== 'string') return;
  const output = jsonSchema(schema.def.out, 'output');
  if (output.type !== 'string') return;
  const lost = CONSTRAINTS.filter(
    (name) => input[name] === undefined && output[name] !== undefined,
  );
  Object.assign(input, Object.fromEntries(lost.map((name) => [name, output[name]])));
}

/** Whether a schema takes the id of something that may not be there. */
export function takesId(schema: JsonSchema): boolean {
  if (schema.format === 'uuid') return true;
  return Object.values(schema).some((part) => isSchema(part) && takesId(part));
}

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;
