import type { z } from 'zod';
import { jsonSchema, type Direction, type JsonSchema } from './openapi-schema.ts';
import { schemaNames } from './schema-names.ts';

interface Header {
  readonly description: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface Reference {
  readonly $ref: string;
}

/** What the calls of a document share, each under its name. */
export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly responses: Readonly<Record<string, Response>>;
}

/** Collects the components of a document while its calls are described. */
export interface ComponentWriter {
  /** Converts a schema. Each of its parts with a name becomes a component. */
  readonly write: (schema: z.core.$ZodType, io?: Direction) => JsonSchema;
  readonly addSchema: (name: string, schema: JsonSchema) => JsonSchema;
  readonly addResponse: (name: string, response: Response) => Reference;
  readonly components: () => Components;
}

export function createComponentWriter(): ComponentWriter {
  const schemas = new Map<string, JsonSchema>();
  const responses = new Map<string, Response>();
  const addSchema = (name: string, schema: JsonSchema): JsonSchema => {
    addOnce(schemas, name, schema);
    return { ...refTo('schemas', name) };
  };
  return {
    write(schema, io = 'output') {
      const names = schemaNames(io);
      const name = names.get(schema)?.id;
      if (name !== undefined && schemas.has(name)) return { ...refTo('schemas', name) };
      const { $defs = {}, ...rest } = withComponentRefs(jsonSchema(schema, io, names));
      for (const [part, body] of Object.entries($defs)) addSchema(part, body);
      return rest;
    },
    addSchema,
    addResponse(name, response) {
      addOnce(responses, name, response);
      return refTo('responses', name);
    },
    components: () => ({ schemas: inOrder(schemas), responses: inOrder(responses) }),
  };
}

const refTo = (kind: keyof Components, name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

function addOnce<Part>(parts: Map<string, Part>, name: string, part: Part): void {
  const known = parts.get(name);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part)) {
    throw new Error(`Two parts of the API document are called ${name}. Rename one.`);
  }
  parts.set(name, part);
}

/** By name, so that a change of one call moves nothing else. */
const inOrder = <Part>(parts: ReadonlyMap<string, Part>): Readonly<Record<string, Part>> =>
  Object.fromEntries([...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The converter keeps the named parts of a schema inside of it. */
const withComponentRefs = (
  schema: JsonSchema,
): JsonSchema & { $defs?: Record<string, JsonSchema> } =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
