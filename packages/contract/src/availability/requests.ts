import { z } from 'zod';
import { momentField } from '../fields/dates.ts';

/** The most times that are checked at once. */
export const CHECKED_TIMES_MAX = 14;

const MINUTES_MESSAGE = 'Give the length of the visit in minutes, from 1 to 720.';

/** The times of visits to a client, to see who can come. */
export const checkAvailabilityRequest = z.strictObject({
  client_id: z.uuid({ error: 'Choose a client.' }),
  /** Where the visit is; empty while it is not known. */
  suburb: z.string({ error: 'Give the suburb.' }).max(80, 'Use 80 characters at most.'),
  starts: z
    .array(momentField, { error: 'Give the starts of the visits.' })
    .min(1, 'Give the start of a visit.')
    .max(CHECKED_TIMES_MAX, `Check ${CHECKED_TIMES_MAX} times at most.`),
  /** How long each of them lasts. */
  minutes: z.int({ error: MINUTES_MESSAGE }).min(1, MINUTES_MESSAGE).max(720, MINUTES_MESSAGE),
  /** The visit that is moved, so that it is not in its own way. */
  appointment_id: z.uuid({ error: 'Give the id of a visit.' }).optional(),
  /** Somebody who must be in the answer, such as who has the visit now. */
  staff_id: z.uuid({ error: 'Give the id of a member of staff.' }).optional(),
});

export type CheckAvailabilityRequest = z.input<typeof checkAvailabilityRequest>;
