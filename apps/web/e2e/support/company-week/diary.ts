import { expect } from '@playwright/test';
import { sydneyTimeOf } from '@cleaning/ndis';

const MINUTE_MS = 60_000;
const SLOT_MINUTES = 3;
/** How far ahead a visit starts: the start must still be in the future when the plan is saved. */
const LEAD_MINUTES = 3;
const MINUTES_A_DAY = 24 * 60;
/** How much of the day the test needs, since every visit is planned and worked on one day. */
const NEEDED_MINUTES = 35;
/**
 * The earliest minute of the day to begin at, since the recorded work must have started on that day
 * too.
 */
const EARLIEST_MINUTE = 3;

const minuteOfDay = (date = new Date()): number => {
  const [hours = 0, minutes = 0] = sydneyTimeOf(date).time.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The longest that {@link waitForEnoughOfTheDay} takes. */
export const LONGEST_WAIT_MS = (NEEDED_MINUTES + EARLIEST_MINUTE + 1) * MINUTE_MS;

/**
 * Waits until the rest of the Sydney day is long enough for the visits. Shortly before midnight it
 * waits for the next day.
 */
export async function waitForEnoughOfTheDay(): Promise<void> {
  await expect
    .poll(
      () => minuteOfDay() >= EARLIEST_MINUTE && minuteOfDay() <= MINUTES_A_DAY - NEEDED_MINUTES,
      { timeout: LONGEST_WAIT_MS, intervals: [1000] },
    )
    .toBe(true);
}

export interface Slot {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** Plans the visits of one cleaner today, one after the other. */
export class Diary {
  #next = 0;

  takeSlot(): Slot {
    const start = Math.max(this.#next, minuteOfDay() + LEAD_MINUTES);
    this.#next = start + SLOT_MINUTES;
    return {
      date: sydneyTimeOf(new Date()).date,
      from: clockAt(start),
      to: clockAt(this.#next),
    };
  }
}

export const SLOT_LENGTH = SLOT_MINUTES;

export interface WorkedTime {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/**
 * A period of work that ended a minute ago and lasted the wanted minutes, or less if the day
 * started more recently.
 */
export function workedUntilNow(wanted: number): WorkedTime {
  const to = minuteOfDay() - 1;
  const minutes = Math.min(wanted, to);
  return { from: clockAt(to - minutes), to: clockAt(to), minutes };
}
