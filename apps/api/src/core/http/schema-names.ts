import { namedSchemas } from '@cleaning/contract/endpoints';
import { z } from 'zod';
import type { Direction, SchemaMetadata } from './openapi-schema.ts';

/** The names of schemas, with what they say about themselves, such as their pattern. */
class SchemaNames extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  override get: SchemaMetadata['get'] = (schema) => ({
    ...z.globalRegistry.get(schema),
    ...super.get(schema),
  });
}

const isRequest = (name: string): boolean => name.endsWith('Request');

/** `quoteSchema` is a `Quote`; `submitQuoteRequest` is a `SubmitQuoteRequest`. */
const nameOf = (exported: string): string =>
  `${exported.charAt(0).toUpperCase()}${exported.slice(1).replace(/Schema$/u, '')}`;

/**
 * The objects that the contract exports, by the name of their export, so that a new one is named
 * without a line for it. What is sent may differ from what is answered under one name, for example
 * by its defaults.
 */
function readNames(io: Direction): SchemaNames {
  const names = new SchemaNames();
  for (const [exported, schema] of namedSchemas) {
    const isUsual = isRequest(exported) === (io === 'input');
    const suffix = isUsual ? '' : io === 'input' ? 'Input' : 'Output';
    names.add(schema, { id: `${nameOf(exported)}${suffix}` });
  }
  return names;
}

const NAMES = { input: readNames('input'), output: readNames('output') };

export const schemaNames = (io: Direction): SchemaMetadata => NAMES[io];
