import { z } from 'zod';
import { instantField } from '../fields/dates.ts';
import { staffMemberSchema } from './entity.ts';

/** A time at which a cleaner is free. */
export const openingSchema = z.object({
  staff_member: staffMemberSchema,
  starts_at: instantField,
  ends_at: instantField,
  /** Whether the cleaner has no other visit and no leave on that day. */
  is_free_all_day: z.boolean(),
  /**
   * The drive from the cleaner's previous visit on that day, in minutes; null without one, or when
   * a suburb is not in the table of distances.
   */
  drive: z.object({ from_suburb: z.string(), minutes: z.int().nonnegative() }).nullable(),
});

export type Opening = z.output<typeof openingSchema>;
