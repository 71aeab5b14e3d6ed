import type { HandOver, UserAccount, usersEndpoints } from '@cleaning/contract/people';
import type { ParsedBody } from '@cleaning/contract/http';
import { addMonths } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound, refuse, refuseField } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { countLiveSessions } from '../accounts/sessions/session-repository.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';
import { assertSignedIn } from '../accounts/sessions/session-service.ts';
import { findUserById, lockUser, updateUser, type UserRow } from '../accounts/user-repository.ts';
import { listStaffMembers } from '../appointments/index.ts';
import { handOverVisits, isDecided, lockHandOver } from '../series/hand-over.ts';
import { describeOwnVisits, describeUnderWay, handOverTime } from '../series/hand-over-visits.ts';
import { listUnapprovedWeeks } from '../timesheets/index.ts';
import {
  assertAnAdminIsLeft,
  assertNotOwner,
  changeUser,
  invalidChange,
  recordChange,
  toUserAccount,
  type UserCall,
} from './change-user.ts';
import { countOfficeWork, handOverOfficeWork, lockOfficeWork } from './office-work.ts';

type LastDayRequest = ParsedBody<(typeof usersEndpoints)['setLastDay']>;

/** How far ahead a last day can be. */
const MONTHS_AHEAD = 12;

/**
 * What a person of the team has after a day, and who could take it over. The number of statements
 * does not depend on how much it is.
 */
export async function readHandOver(
  queryable: Queryable,
  {
    id,
    lastDay,
    now,
  }: { readonly id: string; readonly lastDay: string | null; readonly now: Date },
): Promise<HandOver> {
  const user = await findUserById(queryable, id);
  if (user === undefined || user.userType === 'client') throw notFound();
  assertLastDay(lastDay, now);
  const office = await listStaffMembers(queryable, { isOffice: true });
  return {
    ...(await describeOwnVisits(queryable, handOverTime(id, lastDay, now), now)),
    under_way: lastDay === null ? await describeUnderWay(queryable, id) : [],
    ...(await countOfficeWork(queryable, id)),
    office: office
      .filter((person) => person.id !== id && person.lastDay === null)
      .map((person) => ({ id: person.id, first_name: person.firstName })),
    unapproved_weeks: await listUnapprovedWeeks(queryable, id),
    session_count: await countLiveSessions(queryable, id, now),
  };
}

/**
 * Sets, or changes, the last day of a person of the team, and hands over what they have after it. The
 * account is closed by the service at the end of that day, or at once without one. A visit that is
 * under way stays theirs and does not stop it: an account may have to be closed in the middle of one,
 * and the office can complete it.
 *
 * @throws ApiError `stale_version` when they have something that the request does not name, or has in
 *   another version; by field for a day or a person that is not possible; `double_booked` or
 *   `on_leave` when somebody is not free for a single visit.
 */
export async function setLastDay(
  transaction: Transaction,
  call: UserCall & { readonly viewer: OfficeViewer },
  { last_day: lastDay, series, visits, office_id: officeId }: LastDayRequest,
): Promise<UserAccount> {
  const { id, now } = call;
  // Whoever changes accounts takes this lock, so the account stays as it is read here.
  await lockAdmins(transaction);
  await assertSignedIn(transaction, call.actor);
  const user = await findUserById(transaction, id);
  if (user === undefined) throw notFound();
  assertCanLeave(user);
  assertLastDay(lastDay, now);
  const decisions = { series, visits };
  const work = await lockOfficeWork(transaction, id);
  const time = handOverTime(id, lastDay, now);
  const handOver = { decisions, staffName: user.firstName, now };
  const locked = await lockHandOver(transaction, time, handOver);
  const current = toUserAccount(user);
  if (!isDecided(locked.own, decisions)) {
    throw new ApiError(
      'stale_version',
      `What ${user.firstName} still has has changed since you opened it. Check it and try again.`,
      { current },
    );
  }
  await end(transaction, user, lastDay, call);
  await assertAnAdminIsLeft(transaction);
  await showing(current, () => handOverVisits(transaction, locked, decisions, call));
  await handOverOfficeWork(transaction, work, officeId, call);
  return toUserAccount(await lockUser(transaction, id));
}

/** Takes the last day of a person back. What was handed over stays with the others. */
export const stayOn = (transaction: Transaction, call: UserCall): Promise<UserAccount> =>
  changeUser(transaction, call, async (user) => {
    if (user.lastDay === null) throw invalidChange('This person has no last day.', user);
    await updateUser(transaction, call.id, { lastDay: null, updatedAt: call.now });
    await recordChange(transaction, user, 'stay_on', call);
  });

/** Stores the last day, or closes the account when there is none. */
async function end(
  transaction: Transaction,
  user: UserRow,
  lastDay: string | null,
  call: UserCall,
): Promise<void> {
  if (lastDay === null) {
    await closeAccount(transaction, user.id, call.now);
    await recordChange(transaction, user, 'deactivate', call);
    return;
  }
  await updateUser(transaction, user.id, { lastDay, updatedAt: call.now });
  const reason = `The last day is ${formatPlainDate(lastDay, 'long')}. ${call.reason}`;
  await recordChange(transaction, user, 'set_last_day', { ...call, reason });
}

/** @throws ApiError when it is not a person of the team who can log in, or the owner. */
function assertCanLeave(user: UserRow): void {
  if (user.userType === 'client') {
    throw refuse(
      'Only a person of the team has a last day. Close the account of a client instead.',
    );
  }
  assertNotOwner(user);
  if (user.deactivatedAt !== null) throw invalidChange('This account is closed already.', user);
  if (user.verifiedAt === null) {
    throw invalidChange(
      'This person has not accepted the invitation. Close the account instead.',
      user,
    );
  }
}

/** @throws ApiError by field when the day is past or too far ahead. */
function assertLastDay(lastDay: string | null, now: Date): void {
  if (lastDay === null) return;
  const today = sydneyDateOf(now);
  if (lastDay < today) throw refuseField('last_day', 'Choose today or a later day.');
  if (lastDay > addMonths(today, MONTHS_AHEAD)) {
    throw refuseField('last_day', 'Choose a day within the next 12 months.');
  }
}

/** A refusal of a visit shows the account, which the caller changes. */
async function showing(current: UserAccount, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw new ApiError(error.code, error.message, { current });
  }
}
