import { z } from 'zod';
import { isOfOurTime } from './rules.ts';

const DATE_MESSAGE = 'Enter a date, like 2026-12-03.';
const MOMENT_MESSAGE = 'Give a moment in UTC, like 2026-12-03T22:30:00Z.';

/** A Sydney date, YYYY-MM-DD, in the years 1900 to 2999. */
export const plainDateField = z.iso
  .date({ error: DATE_MESSAGE, abort: true })
  .refine(isOfOurTime, { error: DATE_MESSAGE });

/** The first and the last day of a period, which `.refine(isInOrder, OUT_OF_ORDER)` holds in order. */
export const isInOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;
export const OUT_OF_ORDER = { path: ['to'], error: 'The last day cannot be before the first.' };

/**
 * A Sydney date in an answer, of any year: it may be worked out from the last date that a request may
 * have, such as the due date of an invoice.
 */
export const recordedDateField = z.iso.date();

/** An instant in UTC, ISO 8601. */
export const instantField = z.iso.datetime();

/** A planned or recorded instant in UTC, in the years 1900 to 2999. */
export const momentField = z.iso
  .datetime({ error: MOMENT_MESSAGE, abort: true })
  .refine(isOfOurTime, { error: MOMENT_MESSAGE });
