import type { OwnVisits } from '@cleaning/contract/appointments';
import { visitsOn } from '../own-day.ts';

/** What a phone remembers of the question whether the portal goes on its home screen. */
export interface HomeScreenNote {
  /** The first Sydney date whose visits were all done when the day was open on this phone. */
  readonly firstDay: string;
  /** The date on which the question was shown; null before. */
  readonly offeredOn: string | null;
  readonly isAnswered: boolean;
}

/** Whether a person has done a visit today and has none left. */
export function isDayDone(day: OwnVisits): boolean {
  const statuses = visitsOn(day, day.date).map(({ status }) => status);
  return (
    statuses.includes('completed') &&
    statuses.every((status) => status === 'completed' || status === 'no_access')
  );
}

/**
 * Whether the day asks to be put on the home screen: at the end of a second day worked with this
 * phone, on that day alone and until there is an answer.
 *
 * @param note Null when nothing is remembered yet.
 */
export const offersHomeScreen = (note: HomeScreenNote | null, day: OwnVisits): boolean =>
  note !== null &&
  !note.isAnswered &&
  note.firstDay < day.date &&
  (note.offeredOn ?? day.date) === day.date &&
  isDayDone(day);
