import { expect } from '@playwright/test';
import { sydneyTimeOf } from '@cleaning/ndis';

const MINUTE_MS = 60_000;
const SLOT_MINUTES = 3;
/** Until a plan is saved, its start must not have passed. */
const LEAD_MINUTES = 3;
const MINUTES_A_DAY = 24 * 60;
/** Every visit of the week is planned and worked on one day. */
const NEEDED_MINUTES = 35;
/** Work has to have begun on that day too. */
const EARLIEST_MINUTE = 3;

const minuteOfDay = (date = new Date()): number => {
  const [hours = 0, minutes = 0] = sydneyTimeOf(date).time.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The longest that {@link waitForEnoughOfTheDay} takes. */
export const LONGEST_WAIT_MS = (NEEDED_MINUTES + EARLIEST_MINUTE + 1) * MINUTE_MS;

/** Waits for a day in Sydney on which there is time for the visits: shortly before midnight, for the next one. */
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

/** The visits of one cleaner today, one after the other. */
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

/** That many minutes of work which ended a minute ago; less where the day is younger than that. */
export function workedUntilNow(wanted: number): WorkedTime {
  const to = minuteOfDay() - 1;
  const minutes = Math.min(wanted, to);
  return { from: clockAt(to - minutes), to: clockAt(to), minutes };
}
