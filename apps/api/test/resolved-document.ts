import { Validator, type SpecData } from '@seriousme/openapi-schema-validator';

/** An API document with what its references name in their place. */
export const resolvedDocument = <Document extends object>(document: Document): Document =>
  // The resolver replaces the references where they stand.
  new Validator().resolveRefs({
    specification: structuredClone(document) as unknown as SpecData,
  }) as unknown as Document;
