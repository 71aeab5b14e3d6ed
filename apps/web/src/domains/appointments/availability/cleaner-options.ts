import type { Opening, StaffMember } from '@cleaning/contract/appointments';
import type { CheckedCleaner } from '@cleaning/contract/availability';
import { describeCleanerState } from '@cleaning/contract/availability/rules';
import { formatInstant } from '@cleaning/pricing';
import type { Availability } from './use-availability.ts';

/** A cleaner in a list, with why they are there: "Hana, usual cleaner, free". */
export const describeChoice = ({
  staff_member: { first_name: name },
  is_usual: isUsual,
  state,
  answers,
}: CheckedCleaner): string =>
  [name, ...(isUsual ? ['usual cleaner'] : []), describeCleanerState(state, answers)].join(', ');

/** The cleaners of a list, best first; by name alone who was not checked. */
export function cleanerOptions(
  { cleaners, hasMore }: Pick<Availability, 'cleaners' | 'hasMore'>,
  known: readonly StaffMember[],
) {
  const checked = (cleaners ?? []).map((each) => ({
    value: each.staff_member.id,
    label: describeChoice(each),
  }));
  const others = cleaners === undefined || hasMore ? known : [];
  return [
    ...checked,
    ...others
      .filter(({ id }) => !checked.some(({ value }) => value === id))
      .map(({ id, first_name: name }) => ({ value: id, label: name })),
  ];
}

/** The first cleaner who can come at the time, else who can come soonest after it. */
export function firstOffer(
  checked: readonly CheckedCleaner[],
  startsAt: string,
): Opening | undefined {
  const openings = checked.flatMap(({ opening }) => opening ?? []);
  return (
    openings.find(({ starts_at: at }) => at === startsAt) ??
    openings.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0]
  );
}

/** When somebody can come: "free all day", "free", "from 10:30 am". */
export function describeOpening(
  { starts_at: at, is_free_all_day: isFreeAllDay }: Opening,
  wanted: string | null,
): string {
  if (at !== wanted) return `from ${formatInstant(at, 'time')}`;
  return isFreeAllDay ? 'free all day' : 'free';
}

/** The drive from the previous visit: "25 min drive from Manly". Empty if unknown. */
export const describeOpeningDrive = ({ drive }: Opening): string[] =>
  drive === null ? [] : [`${drive.minutes} min drive from ${drive.from_suburb}`];
