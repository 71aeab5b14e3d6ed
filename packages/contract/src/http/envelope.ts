import { z } from 'zod';

/** The answer of an account call: `data` when it succeeded, otherwise `error` and `errors` by field. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    success: z.boolean(),
    data: data.optional(),
    message: z.string().optional(),
    error: z.string().optional(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  });
}

/** The answer of an account call that has only a message. */
export const messageEnvelope = envelopeOf(z.object({}));
