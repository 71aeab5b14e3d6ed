import type { StaffToday, WeekToApprove } from '@cleaning/contract/staff';

/**
 * The weeks that are over and have timesheets to approve, the earliest first. A process of the release before
 * says nothing of them.
 */
export const weeksToApprove = (
  today: Pick<StaffToday, 'timesheets_to_approve'>,
): readonly WeekToApprove[] => today.timesheets_to_approve ?? [];
