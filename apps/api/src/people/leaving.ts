import type { HandOver, UserAccount, usersEndpoints } from '@cleaning/contract/people';
import type { ParsedBody } from '@cleaning/contract/http';
import { addMonths } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, notFound, refuse, refuseField, staleVersion } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { closeAccount } from '../accounts/account-status.ts';
import { countLiveSessions } from '../accounts/sessions/session-repository.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';
import { assertSignedIn } from '../accounts/sessions/session.ts';
import { findUserById, lockUser, updateUser, type UserRow } from '../accounts/user-repository.ts';
import { listStaffMembers } from '../appointments/index.ts';
import { handOverVisits, isDecided, lockHandOver } from '../series/hand-over.ts';
import { showOwnVisits, showUnderWay, handOverTime } from '../series/hand-over-visits.ts';
import { listUnapprovedWeeks } from '../timesheets/index.ts';
import {
  assertAnAdminIsLeft,
  assertNotOwner,
  changeUser,
  invalidChange,
  recordChange,
  type UserCall,
} from './change-user.ts';
import { toUserAccount } from './view.ts';
import { countOfficeWork, handOverOfficeWork, lockOfficeWork } from './office-work.ts';

type LastDayRequest = ParsedBody<(typeof usersEndpoints)['setLastDay']>;
type StayOnRequest = ParsedBody<(typeof usersEndpoints)['stayOn']>;
type HandOverRequest = ParsedBody<(typeof usersEndpoints)['handOver']>;
type StaffCall = UserCall & { readonly viewer: OfficeViewer };

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
    ...(await showOwnVisits(queryable, handOverTime(id, lastDay, now), now)),
    under_way: lastDay === null ? await showUnderWay(queryable, id) : [],
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
 * @throws ApiError `stale_version` when another last day was set meanwhile, or they have something that
 *   the request does not name, or has in another version; by field for a day or a person that is not possible; `double_booked` or
 *   `on_leave` when somebody is not free for a single visit.
 */
export async function setLastDay(
  transaction: Transaction,
  call: StaffCall,
  { last_day: lastDay, earlier_last_day: earlier, ...decisions }: LastDayRequest,
): Promise<UserAccount> {
  const user = await findSigned(transaction, call);
  assertCanLeave(user);
  assertLastDay(lastDay, call.now);
  assertSameLastDay(user, earlier);
  return handOverAfter(transaction, { user, lastDay, decisions }, call, async () => {
    await end(transaction, user, lastDay, call);
    await assertAnAdminIsLeft(transaction);
  });
}

/**
 * Hands over what somebody still has whose account is closed: it was given to them after they handed
 * over, or left with nobody else.
 *
 * @throws ApiError `invalid_transition` while the account is open, as the last day is set then;
 *   otherwise as {@link setLastDay}.
 */
export async function handOver(
  transaction: Transaction,
  call: StaffCall,
  decisions: HandOverRequest,
): Promise<UserAccount> {
  const user = await findSigned(transaction, call);
  if (user.userType === 'client') throw notFound();
  if (user.deactivatedAt === null) {
    throw invalidChange('This account is open. Set the last day of this person instead.', user);
  }
  return handOverAfter(transaction, { user, lastDay: null, decisions }, call, () =>
    recordChange(transaction, user, 'update', call),
  );
}

/** Whoever changes accounts takes the lock of the admins, so the account stays as it is read here. */
async function findSigned(transaction: Transaction, { id, actor }: UserCall): Promise<UserRow> {
  await lockAdmins(transaction);
  await assertSignedIn(transaction, actor);
  const user = await findUserById(transaction, id);
  if (user === undefined) throw notFound();
  return user;
}

interface Leaving {
  readonly user: UserRow;
  readonly lastDay: string | null;
  readonly decisions: Pick<LastDayRequest, 'series' | 'visits' | 'office_id'>;
}

/**
 * Hands over what somebody has after a day.
 *
 * @param leave changes the account once the decisions are found to be about what there is.
 */
async function handOverAfter(
  transaction: Transaction,
  { user, lastDay, decisions }: Leaving,
  call: StaffCall,
  leave: () => Promise<void>,
): Promise<UserAccount> {
  const { now } = call;
  const work = await lockOfficeWork(transaction, user.id);
  const time = handOverTime(user.id, lastDay, now);
  const handedOver = { decisions, staffName: user.firstName, now };
  const locked = await lockHandOver(transaction, time, handedOver);
  const current = toUserAccount(user);
  if (!isDecided(locked.own, decisions)) {
    throw new ApiError(
      'stale_version',
      `${user.firstName}’s work has changed since you opened it. Check it and try again.`,
      { current },
    );
  }
  await leave();
  await showing(current, () => handOverVisits(transaction, locked, decisions, call));
  await handOverOfficeWork(transaction, work, decisions.office_id, call);
  return toUserAccount(await lockUser(transaction, user.id));
}

/**
 * Takes the last day of a person back. What was handed over stays with the others.
 *
 * @throws ApiError `invalid_transition` when there is none, `stale_version` when another one was set
 *   meanwhile.
 */
export const stayOn = (
  transaction: Transaction,
  call: UserCall,
  { earlier_last_day: earlier }: Pick<StayOnRequest, 'earlier_last_day'>,
): Promise<UserAccount> =>
  changeUser(transaction, call, async (user) => {
    if (user.lastDay === null) throw invalidChange('This person has no last day.', user);
    assertSameLastDay(user, earlier);
    await updateUser(transaction, call.id, { lastDay: null, updatedAt: call.now });
    await recordChange(transaction, user, 'stay_on', call);
  });

/** @throws ApiError `stale_version` when it is not the last day that the caller read. */
function assertSameLastDay(user: UserRow, earlier: string | null | undefined): void {
  if (earlier === undefined || earlier === user.lastDay) return;
  throw staleVersion(
    toUserAccount(user),
    `The last day of ${user.firstName} has changed since you opened it. Check it and try again.`,
  );
}

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
