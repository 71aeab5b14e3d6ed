import { describeLastDay } from '@cleaning/contract/availability/rules';
import type { AppointmentSeries, startSeriesRequest } from '@cleaning/contract/series';
import { formatPlainDate } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import { lockStaffMember, type StaffMemberRow } from '../appointments/booking/staff-repository.ts';
import type { Covers, DateToBook } from './book-visits.ts';

export const coversOf = (
  covers: z.output<typeof startSeriesRequest>['covers'] | undefined = [],
): Covers => new Map(covers.map(({ date, staff_id: staffId }) => [date, staffId]));

/** The cleaner of the series and the covers, by id, locked. */
interface LockedCleaners {
  readonly usual: StaffMemberRow;
  readonly byId: ReadonlyMap<string, StaffMemberRow>;
}

/**
 * Locks the cleaner of a series and its covers, by ascending id.
 *
 * @param lastDate the last date of the series; null while it has no end.
 * @throws ApiError `validation_failed` when one of them cannot be assigned, or the cleaner of the
 *   series leaves the company before it ends.
 */
export async function lockCleaners(
  transaction: Transaction,
  { staffId, lastDate }: { readonly staffId: string; readonly lastDate: string | null },
  covers: Covers,
): Promise<LockedCleaners> {
  const byId = new Map<string, StaffMemberRow>();
  for (const id of [...new Set([staffId, ...covers.values()])].toSorted()) {
    const person = await lockStaffMember(transaction, id);
    if (person === undefined) {
      const field = id === staffId ? 'staff_id' : 'covers';
      throw refuseField(field, 'Choose a person from the staff list.');
    }
    byId.set(id, person);
  }
  const usual = byId.get(staffId);
  if (usual === undefined) throw refuseField('staff_id', 'Choose a person from the staff list.');
  const { firstName, lastDay } = usual;
  if (lastDay !== null && (lastDate === null || lastDate > lastDay)) {
    throw refuseField('staff_id', `${describeLastDay(firstName, lastDay)} Choose another cleaner.`);
  }
  return { usual, byId };
}

/**
 * Checks that each cover has a date of the series, and is free on it. A cover is chosen for one
 * date, so a clash is refused rather than left to be planned later.
 *
 * @throws ApiError `validation_failed` for another date, `double_booked` when a cover is not free.
 */
export function assertCovers(
  covers: Covers,
  dates: readonly DateToBook[],
  { byId }: LockedCleaners,
  current?: AppointmentSeries,
): void {
  for (const [date, staffId] of covers) {
    const found = dates.find((each) => each.date === date);
    const day = formatPlainDate(date, 'medium');
    if (found === undefined) {
      throw refuseField('covers', `There is no visit on ${day}. Check the dates again.`);
    }
    if (!found.isBusy && !found.isOnLeave) continue;
    throw new ApiError(
      'double_booked',
      `${byId.get(staffId)?.firstName ?? 'The cleaner'} is not free on ${day}. Choose someone else for that date.`,
      current === undefined ? {} : { current },
    );
  }
}

/** The dates of the cleaner of the series. */
export const withoutCover = (dates: readonly DateToBook[], covers: Covers): DateToBook[] =>
  dates.filter(({ date }) => !covers.has(date));
