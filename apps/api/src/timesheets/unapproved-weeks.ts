import type { Queryable } from '../core/db/client.ts';
import { listUnapprovedWeeks } from './timesheet-repository.ts';

/** The Mondays of the weeks whose hours of somebody are still to be approved, the earliest first. */
export const unapprovedWeeksOf = (queryable: Queryable, cleanerId: string): Promise<string[]> =>
  listUnapprovedWeeks(queryable, cleanerId);
