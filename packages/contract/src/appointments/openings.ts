import { z } from 'zod';
import { instantField, plainDateField, recordedDateField } from '../fields/dates.ts';
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

/** How many days the openings for a first visit look ahead. */
export const OPENING_DAYS = 14;

const MINUTES_MESSAGE = 'Give the length of the visit in minutes, from 30 to 720.';

export const listOpeningsQuery = z.strictObject({
  /** The length of the visit. */
  minutes: z.coerce
    .number<number | string>({ error: MINUTES_MESSAGE })
    .int(MINUTES_MESSAGE)
    .min(30, MINUTES_MESSAGE)
    .max(720, MINUTES_MESSAGE),
  /** The first Sydney day; today by default. */
  from: plainDateField.optional(),
});

/**
 * The start times on each of {@link OPENING_DAYS} days at which somebody is free for a visit. It
 * never says who, and nothing is held.
 */
export const openingsSchema = z.object({
  days: z.array(
    z.object({
      date: recordedDateField,
      /** Clock times in Sydney, such as 09:00. */
      starts: z.array(z.string()),
    }),
  ),
});

export type Openings = z.output<typeof openingsSchema>;
