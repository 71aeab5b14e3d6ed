import type { Weekday } from '@cleaning/company';
import { clockTime } from '../../../content/opening-hours.ts';
import type { OpeningStatus } from './opening-status.ts';

/** "Open now until 6:00 pm", or when it opens next. */
export function describeStatus({ isOpen, until, opensTomorrow }: OpeningStatus): string {
  const time = clockTime(until);
  if (isOpen) {
    return `Open now until ${time}`;
  }
  return opensTomorrow ? `Closed, opens ${time} tomorrow` : `Closed, opens ${time}`;
}

/** The row of the opening hours that a day is in: the working week, Saturday or Sunday. */
export function hoursRowOf(day: Weekday): number {
  if (day === 'sunday') {
    return 2;
  }
  return day === 'saturday' ? 1 : 0;
}
