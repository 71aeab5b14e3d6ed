import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Status 400: what is wrong with each field, and with the request as a whole. */
export const validationErrorBody = z.record(z.string(), z.array(z.string()));

/**
 * Every other refusal. A conflict also carries what the server holds now and, for staff, the first name of who made
 * the last change, where that is known.
 */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(codes),
  current: z.unknown().optional(),
  changed_by: z.string().optional(),
});

export type ValidationErrorBody = z.infer<typeof validationErrorBody>;
export type ErrorBody = z.infer<typeof errorBody>;
