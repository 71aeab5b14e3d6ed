import type { Opening, StaffMember } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { type PlanDraft, planOf } from './plan-draft.ts';

/**
 * The label of a cleaner in a select, with when they are free on that day: "Tom, from 10:30 am".
 */
export function describeCleaner(
  { id, first_name: name }: StaffMember,
  openings: readonly Opening[],
  draft: PlanDraft,
): string {
  const opening = openings.find(({ staff_member: person }) => person.id === id);
  if (opening === undefined) return name;
  const wanted = planOf(draft)?.starts_at ?? null;
  return [name, describeOpening(opening, wanted), ...describeDrive(opening)].join(', ');
}

/**
 * When a cleaner is free on a day: "free all day", "free", "from 10:30 am".
 *
 * @param wanted the planned start of the visit.
 */
export function describeOpening(
  { starts_at: at, is_free_all_day: isFreeAllDay }: Opening,
  wanted: string | null,
): string {
  if (at !== wanted) return `from ${formatInstant(at, 'time')}`;
  return isFreeAllDay ? 'free all day' : 'free';
}

/** The drive from the previous visit: "25 min drive from Manly". Empty if unknown. */
export const describeDrive = ({ drive }: Opening): string[] =>
  drive === null ? [] : [`${drive.minutes} min drive from ${drive.from_suburb}`];
