import type { WeekToApprove } from '@cleaning/contract/staff';
import { weeksToLookAt } from '@cleaning/contract/timesheets/rules';
import type { Queryable } from '../core/db/client.ts';
import { countToApprove } from './people-of-week-repository.ts';

/** The last weeks that are over and have timesheets to approve, the earliest first. */
export async function weeksToApprove(queryable: Queryable, now: Date): Promise<WeekToApprove[]> {
  const counted = await countToApprove(queryable, weeksToLookAt(now), null);
  return [...counted].map(([week, count]) => ({ week, count }));
}
