import type { StaffRole } from '@cleaning/contract/accounts';
import type { UserAccount, usersEndpoints } from '@cleaning/contract/people';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Database, Transaction } from '../core/db/client.ts';
import { notFound, refuse, refuseField, staleVersion } from '../core/http/api-error.ts';
import type { OfficeViewer } from '../core/http/viewer.ts';
import { postMail } from '../core/mail/outbox.ts';
import { accountClosedEmail } from '../accounts/email-templates.ts';
import { staffRoleOf } from '../accounts/staff-role.ts';
import { closeAccount, reopenAccount } from '../accounts/account-status.ts';
import { deleteSessionsOf } from '../accounts/sessions/session-repository.ts';
import { lockAdmins } from '../accounts/admins-repository.ts';
import {
  findClosedInvitation,
  findUserById,
  lockAddress,
  updateUser,
  type UserRow,
} from '../accounts/user-repository.ts';
import {
  assertAddressIsFree,
  invitationLink,
  invite,
  postInvitation,
} from '../accounts/invitation.ts';
import {
  assertAnAdminIsLeft,
  assertNotOwner,
  changeUser,
  invalidChange,
  recordChange,
  type UserCall,
} from './change-user.ts';
import { toUserAccount } from './view.ts';
import { handOverOfficeWork, lockOfficeWork, type LockedOfficeWork } from './office-work.ts';

type Table = typeof usersEndpoints;

export async function readUser(database: Database, id: string): Promise<UserAccount> {
  const user = await findUserById(database, id);
  if (user === undefined) throw notFound();
  return toUserAccount(user);
}

/**
 * Invites somebody. Who was invited for the office before, and is a cleaner now, passes conversations
 * and quotes on to nobody.
 */
export async function inviteUser(
  transaction: Transaction,
  request: ParsedBody<Table['inviteUser']>,
  { viewer, now }: { readonly viewer: OfficeViewer; readonly now: Date },
): Promise<UserAccount> {
  const { email, first_name: firstName, last_name: lastName } = request;
  const invitation = { email, firstName, lastName, ...roleColumns(request) };
  await lockAddress(transaction, email);
  // No account is closed or opened again meanwhile.
  await lockAdmins(transaction);
  const closed = await findClosedInvitation(transaction, email);
  const work =
    closed === undefined || request.staff_role !== 'cleaner'
      ? null
      : await lockOfficeWork(transaction, closed.id);
  const invited = await invite(transaction, invitation, { actorId: viewer.staffId, now });
  if (work !== null) await handOverOfficeWork(transaction, work, null, { viewer, now });
  await postInvitation(transaction, invited, now);
  return toUserAccount(invited.user);
}

export const resendInvitation = (
  transaction: Transaction,
  { id, actor, now }: Omit<UserCall, 'reason'>,
) =>
  changeUser(transaction, { id, actor }, async (user) => {
    if (user.userType === 'client' || user.verifiedAt !== null || user.deactivatedAt !== null) {
      throw invalidChange('This person is not waiting for an invitation.', user);
    }
    await assertAddressIsFree(transaction, user);
    const link = await invitationLink(transaction, id, now);
    await postInvitation(transaction, { user, link }, now);
  });

/** What a role is called in sentences. */
const ROLE_NAMES: Readonly<Record<'admin' | StaffRole, string>> = {
  admin: 'an admin',
  office: 'in the office',
  cleaner: 'a cleaner',
};

type ChangeTypeRequest = ParsedBody<Table['changeUserType']>;
type DeactivateRequest = ParsedBody<Table['deactivateUser']>;
type TeamRole = Pick<ParsedBody<Table['inviteUser']>, 'user_type' | 'staff_role'>;

const roleColumns = ({ user_type: userType, staff_role: staffRole }: TeamRole) => ({
  userType,
  staffRole: staffRole ?? null,
});

function hasRole(user: UserRow, role: TeamRole): boolean {
  const { userType, staffRole } = roleColumns(role);
  return user.userType === userType && staffRoleOf(user) === staffRole;
}

/** Who takes the conversations and quotes of somebody who becomes a cleaner; null for nobody. */
interface Successor {
  readonly officeId: string | null;
  readonly viewer: OfficeViewer;
}

/**
 * Ends the user's sessions, so that every open page reads the new permissions.
 *
 * @throws ApiError `invalid_transition` when they have that role, `stale_version` when they got a third
 *   one meanwhile.
 */
export function changeUserType(
  transaction: Transaction,
  call: UserCall,
  { earlier_role: earlier, ...role }: TeamRole & Pick<ChangeTypeRequest, 'earlier_role'>,
  { officeId, viewer }: Successor,
): Promise<UserAccount> {
  const columns = roleColumns(role);
  const becomesCleaner = columns.staffRole === 'cleaner';
  if (officeId !== null && !becomesCleaner) {
    throw refuseField(
      'office_id',
      'Only who becomes a cleaner passes on conversations and quotes.',
    );
  }
  let work: LockedOfficeWork | null = null;
  const change = async (user: UserRow) => {
    if (user.userType === 'client') {
      throw refuse('A client cannot become staff. Invite them with another email address.');
    }
    assertNotOwner(user);
    if (hasRole(user, role)) {
      throw invalidChange(
        `This person is ${ROLE_NAMES[columns.staffRole ?? 'admin']} already.`,
        user,
      );
    }
    if (earlier !== undefined && !hasRole(user, earlier)) {
      throw staleVersion(
        toUserAccount(user),
        `The role of ${user.firstName} has changed since you opened it. Check it and try again.`,
      );
    }
    await updateUser(transaction, call.id, { ...columns, updatedAt: call.now });
    await assertAnAdminIsLeft(transaction);
    await deleteSessionsOf(transaction, call.id);
    if (work !== null) await handOverOfficeWork(transaction, work, officeId, { ...call, viewer });
    await recordChange(transaction, user, 'change_user_type', call);
  };
  return changeUser(transaction, call, change, async () => {
    if (becomesCleaner) work = await lockOfficeWork(transaction, call.id);
  });
}

/**
 * @throws ApiError `invalid_transition` when it is closed, `stale_version` when an invited person has
 *   accepted since the caller read the account.
 */
export const deactivateUser = (
  transaction: Transaction,
  call: UserCall,
  { earlier_is_verified: earlier }: Pick<DeactivateRequest, 'earlier_is_verified'>,
) =>
  changeUser(transaction, call, async (user) => {
    if (user.deactivatedAt !== null) throw invalidChange('This account is closed already.', user);
    const current = toUserAccount(user);
    if (earlier !== undefined && earlier !== current.is_verified) {
      throw staleVersion(
        current,
        `${user.firstName} has started to use this account since you opened it. Check it and try again.`,
      );
    }
    assertNotOwner(user);
    await closeAccount(transaction, call.id, call.now);
    await assertAnAdminIsLeft(transaction);
    await recordChange(transaction, user, 'deactivate', call);
    if (user.userType !== 'client' || user.verifiedAt === null) return;
    await postMail(transaction, accountClosedEmail(user), call.now);
  });

/** @throws ApiError when it is open, or waits for an address that has become another account's. */
export async function reactivateUser(
  transaction: Transaction,
  call: UserCall,
): Promise<UserAccount> {
  const email = (await findUserById(transaction, call.id))?.email ?? null;
  if (email !== null) await lockAddress(transaction, email);
  return changeUser(transaction, call, async (user) => {
    if (user.deactivatedAt === null) throw invalidChange('This account is open already.', user);
    await assertAddressIsFree(transaction, user);
    await reopenAccount(transaction, call.id, call.now);
    await recordChange(transaction, user, 'reactivate', call);
  });
}
