import { sydneyTimeOf } from '@cleaning/ndis';
import { now } from '../clock.ts';

const SLOT_MINUTES = 3;
/** How far ahead a visit starts: the start must still be in the future when the plan is saved. */
const LEAD_MINUTES = 3;

const minuteOfDay = (): number => {
  const [hours = 0, minutes = 0] = sydneyTimeOf(now()).time.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockAt = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

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
      date: sydneyTimeOf(now()).date,
      from: clockAt(start),
      to: clockAt(this.#next),
    };
  }
}

export const SLOT_LENGTH = SLOT_MINUTES;

/** A period of work that ended a minute ago and lasted these minutes. */
export function workedUntilNow(minutes: number): { readonly from: string; readonly to: string } {
  const to = minuteOfDay() - 1;
  return { from: clockAt(to - minutes), to: clockAt(to) };
}
