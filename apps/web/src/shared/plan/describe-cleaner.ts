import type { Opening, StaffMember } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { type PlanDraft, planOf } from './plan-draft.ts';

/** A cleaner among others to choose from, with when they are free on that day: "Tom, from 10:30 am". */
export function describeCleaner(
  { id, first_name: name }: StaffMember,
  openings: readonly Opening[],
  draft: PlanDraft,
): string {
  const opening = openings.find(({ staff_member: person }) => person.id === id);
  if (opening === undefined) return name;
  const isFree = opening.starts_at === planOf(draft)?.starts_at;
  return isFree ? `${name}, free` : `${name}, from ${formatInstant(opening.starts_at, 'time')}`;
}
