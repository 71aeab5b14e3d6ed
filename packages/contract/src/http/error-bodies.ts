import { z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../errors/error-codes.ts';

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Status 400: the errors of each field, and of the request as a whole. */
export const validationErrorBody = z.record(z.string(), z.array(z.string()));

/**
 * Every other refusal. A conflict also has the record as the server has it now and, for staff, the
 * first name of the user who made the last change, where known.
 */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(codes),
  current: z.unknown().optional(),
  changed_by: z.string().optional(),
});

export type ValidationErrorBody = z.infer<typeof validationErrorBody>;
export type ErrorBody = z.infer<typeof errorBody>;
