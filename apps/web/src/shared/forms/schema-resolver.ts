import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Checks what was typed against a request of the contract, so that a form and the server can never
 * disagree about a rule or its words.
 *
 * @param toRequest turns the form's values into the request: leaves out what does not apply.
 */
export function schemaResolver<Values extends FieldValues, Request>(
  schema: z.ZodType<Request>,
  toRequest: (values: Values) => unknown,
): Resolver<Values, unknown, Request> {
  // What is checked is the request, not the form's values, which the resolver's types take as one.
  const resolve = zodResolver<Values, unknown, Request>(schema as z.ZodType<Request, Values>);
  return (values, context, options) => resolve(toRequest(values) as Values, context, options);
}
