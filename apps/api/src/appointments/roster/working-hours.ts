import { company } from '@cleaning/company';
import type {
  checkWorkingHoursRequest,
  CleanerRoster,
  HoursCheck,
  saveWorkingHoursRequest,
} from '@cleaning/contract/roster';
import { isOutsideHours } from '@cleaning/contract/roster/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { lockSameVersion, type VersionedRecord } from '../../core/edit.ts';
import { notFound, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer, StaffViewer } from '../../core/http/viewer.ts';
import { findAuthorName } from '../../accounts/author-name.ts';
import { toSummary } from '../view.ts';
import { findStaffMember, lockStaffMember } from '../booking/staff-repository.ts';
import { firstRows, listAppointments } from '../lists/appointment-list-repository.ts';
import { countHours, findLastHours, insertHours, listHours } from './hours-repository.ts';
import { listLeaveAhead, listLeaveTaken } from './leave-repository.ts';
import { showLeave, canDecide, mayPlanLeave } from './leave-record.ts';

interface Call<By extends StaffViewer = OfficeViewer> {
  readonly id: string;
  readonly viewer: By;
  readonly now: Date;
}

const TAKEN_SHOWN = 3;
const VISITS_SHOWN = 20;
/** Far more than the upcoming visits of a cleaner; it only bounds the work. */
const VISITS_MAX = 2000;

/**
 * @throws ApiError `not_found` when the member of staff does not exist, their account is closed, or a
 *   cleaner asks for that of another person.
 */
export async function readRoster(
  queryable: Queryable,
  { id, viewer, now }: Call<StaffViewer>,
): Promise<CleanerRoster> {
  if (!mayPlanLeave(viewer, id)) throw notFound();
  const person = await findStaffMember(queryable, id);
  if (person === undefined) throw notFound();
  const hours = await listHours(queryable, [id], { from: sydneyDateOf(now) });
  const ahead = await listLeaveAhead(queryable, id, now);
  const taken = await listLeaveTaken(queryable, id, { now, limit: TAKEN_SHOWN });
  const leave: CleanerRoster['leave'] = [];
  for (const named of ahead) leave.push(await showLeave(queryable, named));
  for (const named of taken) leave.push(await showLeave(queryable, named));
  return {
    cleaner: { id, first_name: person.firstName, last_name: person.lastName },
    version: (await countHours(queryable, id)) + 1,
    hours: (hours.get(id) ?? []).map((each) => ({ ...each, days: [...each.days] })),
    leave,
    can_decide: canDecide(viewer, id),
  };
}

/** The visits from a date on that would be outside the new hours. */
export async function checkHours(
  queryable: Queryable,
  { id, viewer, now }: Call,
  hours: z.output<typeof checkWorkingHoursRequest>,
): Promise<HoursCheck> {
  const today = sydneyDateOf(now);
  const visits = await listAppointments(
    queryable,
    {
      viewer,
      staffId: id,
      from: hours.counts_from < today ? today : hours.counts_from,
      statuses: ['confirmed'],
    },
    firstRows(VISITS_MAX),
  );
  const outside = visits.filter(
    ({ row: { startsAt, endsAt } }) =>
      startsAt !== null && endsAt !== null && isOutsideHours([hours], { startsAt, endsAt }),
  );
  return { count: outside.length, visits: outside.slice(0, VISITS_SHOWN).map(toSummary) };
}

interface HoursCall extends Call {
  readonly version: number;
}

interface LastHours {
  readonly row: Awaited<ReturnType<typeof findLastHours>> & { readonly version: number };
}

/** The working hours of a person. Their version is how often they were saved. */
const hoursRecord: VersionedRecord<LastHours, CleanerRoster, HoursCall> = {
  async lock(transaction, { id }) {
    if ((await lockStaffMember(transaction, id)) === undefined) return undefined;
    const last = await findLastHours(transaction, id);
    return { row: { ...last, version: (await countHours(transaction, id)) + 1 } };
  },
  viewOf: (_last, transaction, call) => readRoster(transaction, call),
  staleMessage: 'These hours have changed since you opened them. Check them and try again.',
  authorOf: findAuthorName,
};

/** @throws ApiError `stale_version` when the hours have changed since the caller read them. */
export async function saveHours(
  transaction: Transaction,
  call: HoursCall,
  { counts_from: countsFrom, days, area }: z.output<typeof saveWorkingHoursRequest>,
): Promise<CleanerRoster> {
  const { id, viewer, now } = call;
  const { row: last } = await lockSameVersion(hoursRecord, transaction, call);
  if (countsFrom < sydneyDateOf(now)) {
    throw refuseField(
      'counts_from',
      'Choose today or a later day. What was worked stays as it was.',
    );
  }
  if (typeof area === 'string' && area !== '' && !company.serviceAreas.includes(area)) {
    throw refuseField('area', 'Choose one of our service areas.');
  }
  await insertHours(transaction, {
    staffId: id,
    countsFrom,
    days: days.toSorted((a, b) => a.weekday - b.weekday),
    area: area === undefined ? last.area : area || null,
    addedById: viewer.staffId,
    createdAt: now,
  });
  return readRoster(transaction, call);
}
