import { z } from 'zod';
import { staffMemberSchema } from '../appointments/entity.ts';
import { openingSchema } from '../appointments/openings.ts';
import { instantField, recordedDateField } from '../fields/dates.ts';
import { WEEKDAYS } from '../series/series-rule.ts';
import { AVAILABILITY_RESULTS, CLEANER_STATES } from './answers.ts';

const result = z.enum(AVAILABILITY_RESULTS);

/** A visit that takes the time that is asked for. */
export const otherVisitSchema = z.object({
  id: z.uuid(),
  client_name: z.string(),
  suburb: z.string(),
  starts_at: instantField,
  ends_at: instantField,
  /** Null for a visit without a cleaner. */
  cleaner_name: z.string().nullable(),
});

const driveBeside = z.object({
  client_name: z.string(),
  suburb: z.string(),
  gap_minutes: z.int(),
  drive_minutes: z.int().nullable(),
});

/** For each question whether it stops a plan, is worth a warning, or is fine. */
export const availabilityAnswersSchema = z.object({
  past: z.object({ result }),
  leave: z.object({
    result,
    ends_at: instantField.nullable(),
    /** The Sydney date of the cleaner's last day, where that stops the plan. */
    last_day: recordedDateField.optional(),
  }),
  visit: z.object({ result, other: otherVisitSchema.nullable() }),
  hours: z.object({
    result,
    /** 1 is Monday. */
    weekday: z.literal(WEEKDAYS),
    /** Clock times in Sydney; both null on a day off, and while nothing is known. */
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
  }),
  drive: z.object({ result, before: driveBeside.nullable(), after: driveBeside.nullable() }),
  same_client: z.object({ result, others: z.array(otherVisitSchema) }),
  holiday: z.object({ result, name: z.string().nullable() }),
});

/** A cleaner at a time. */
export const checkedCleanerSchema = z.object({
  staff_member: staffMemberSchema,
  /** Whether they came to the client last. */
  is_usual: z.boolean(),
  state: z.enum(CLEANER_STATES),
  answers: availabilityAnswersSchema,
  /** The first time on that day, then or later, that can be offered; null when there is none. */
  opening: openingSchema.nullable(),
});

/** The cleaners at each of the times, in the order in which to choose them. */
export const availabilitySchema = z.object({
  /** Whether the team is too large for one answer, which then has the first cleaners by name. */
  has_more: z.boolean(),
  times: z.array(
    z.object({
      starts_at: instantField,
      ends_at: instantField,
      cleaners: z.array(checkedCleanerSchema),
    }),
  ),
});

export type CheckedCleaner = z.output<typeof checkedCleanerSchema>;
export type AvailabilityCheck = z.output<typeof availabilitySchema>;
