import { z } from 'zod';

/** The parts of a day that a client can ask for instead of a time. */
export const PARTS_OF_DAY = ['any', 'morning', 'afternoon'] as const;

export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;
const TIME_MESSAGE = 'Give a time on the 24-hour clock, like 09:30.';
const MESSAGE = 'Choose any time, morning or afternoon, or give a time like 09:30.';

/** A clock time in Sydney, 24-hour, such as 09:30. */
export const clockTimeField = z.string({ error: TIME_MESSAGE }).regex(CLOCK_TIME, TIME_MESSAGE);

/** A part of the day, or a clock time in Sydney such as 09:30. */
export const preferredTimeField = z
  .string({ error: MESSAGE })
  .refine((value) => PARTS_OF_DAY.some((part) => part === value) || CLOCK_TIME.test(value), MESSAGE)
  .meta({ pattern: `^(?:${PARTS_OF_DAY.join('|')}|(?:[01][0-9]|2[0-3]):[0-5][0-9])$` });
