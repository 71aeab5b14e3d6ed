import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { staffMemberSchema } from './entity.ts';

/** A time at which a cleaner is free. */
export const openingSchema = z.object({
  staff_member: staffMemberSchema,
  starts_at: instantField,
  ends_at: instantField,
});

export type Opening = z.output<typeof openingSchema>;
