import type { StaffRole } from '@cleaning/contract/accounts';
import type { UserAccount, usersEndpoints } from '@cleaning/contract/people';
import type { ParsedBody } from '@cleaning/contract/http';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Database, Transaction } from '../core/db/client.ts';
import type { Actor } from '../core/http/actor.ts';
import { ApiError, notFound, refuse } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { accountClosedEmail } from '../accounts/email-templates.ts';
import { staffRoleOf } from '../accounts/staff-role.ts';
import { closeAccount, reopenAccount } from '../accounts/account-status.ts';
import { deleteSessionsOf } from '../accounts/sessions/session-repository.ts';
import { assertSignedIn } from '../accounts/sessions/session-service.ts';
import { findUserById, lockUser, updateUser, type UserRow } from '../accounts/user-repository.ts';
import { invitationLink, invite, postInvitation } from '../accounts/invitation-service.ts';
import { countAdmins, lockAdmins } from '../accounts/admins-repository.ts';

type Table = typeof usersEndpoints;

/** A change that an admin makes to an account, and the reason. */
interface UserCall {
  readonly id: string;
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

export async function readUser(database: Database, id: string): Promise<UserAccount> {
  const user = await findUserById(database, id);
  if (user === undefined) throw notFound();
  return toUserAccount(user);
}

export async function inviteUser(
  transaction: Transaction,
  request: ParsedBody<Table['inviteUser']>,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<UserAccount> {
  const { email, first_name: firstName, last_name: lastName } = request;
  const invitation = { email, firstName, lastName, ...roleColumns(request) };
  const invited = await invite(transaction, invitation, { actorId, now });
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
    const link = await invitationLink(transaction, id, now);
    await postInvitation(transaction, { user, link }, now);
  });

/** What a role is called in sentences. */
const ROLE_NAMES: Readonly<Record<'admin' | StaffRole, string>> = {
  admin: 'an admin',
  office: 'in the office',
  cleaner: 'a cleaner',
};

type TeamRole = Pick<ParsedBody<Table['inviteUser']>, 'user_type' | 'staff_role'>;

const roleColumns = ({ user_type: userType, staff_role: staffRole }: TeamRole) => ({
  userType,
  staffRole: staffRole ?? null,
});

/** Ends the user's sessions, so that every open page reads the new permissions. */
export const changeUserType = (transaction: Transaction, call: UserCall, role: TeamRole) =>
  changeUser(transaction, call, async (user) => {
    if (user.userType === 'client') {
      throw refuse('A client cannot become staff. Invite them with another email address.');
    }
    assertNotOwner(user);
    const columns = roleColumns(role);
    if (user.userType === columns.userType && staffRoleOf(user) === columns.staffRole) {
      throw invalidChange(
        `This person is ${ROLE_NAMES[columns.staffRole ?? 'admin']} already.`,
        user,
      );
    }
    await updateUser(transaction, call.id, { ...columns, updatedAt: call.now });
    await assertAnAdminIsLeft(transaction);
    await deleteSessionsOf(transaction, call.id);
    await recordChange(transaction, user, 'change_user_type', call);
  });

export const deactivateUser = (transaction: Transaction, call: UserCall) =>
  changeUser(transaction, call, async (user) => {
    if (user.deactivatedAt !== null) throw invalidChange('This account is closed already.', user);
    assertNotOwner(user);
    await closeAccount(transaction, call.id, call.now);
    await assertAnAdminIsLeft(transaction);
    await recordChange(transaction, user, 'deactivate', call);
    if (user.userType !== 'client' || user.verifiedAt === null) return;
    await postMail(transaction, accountClosedEmail(user), call.now);
  });

export const reactivateUser = (transaction: Transaction, call: UserCall) =>
  changeUser(transaction, call, async (user) => {
    if (user.deactivatedAt === null) throw invalidChange('This account is open already.', user);
    await reopenAccount(transaction, call.id, call.now);
    await recordChange(transaction, user, 'reactivate', call);
  });

/**
 * Locks a user, changes them, and returns the changed account. Of two admins who remove each other
 * at once, the second one is no longer signed in.
 */
async function changeUser(
  transaction: Transaction,
  { id, actor }: Pick<UserCall, 'id' | 'actor'>,
  change: (user: UserRow) => Promise<void>,
): Promise<UserAccount> {
  await lockAdmins(transaction);
  await assertSignedIn(transaction, actor);
  await change(await lockUser(transaction, id));
  return toUserAccount(await lockUser(transaction, id));
}

const invalidChange = (message: string, user: UserRow): ApiError =>
  new ApiError('invalid_transition', message, { current: toUserAccount(user) });

/** @throws ApiError when the change is of the owner. */
function assertNotOwner({ isOwner, firstName }: UserRow): void {
  if (!isOwner) return;
  throw refuse(
    `${firstName} owns the company, so this account stays open, and stays an admin. The owner can hand the company over to another admin first.`,
  );
}

/** @throws ApiError when the change leaves no admin. */
async function assertAnAdminIsLeft(transaction: Transaction): Promise<void> {
  if ((await countAdmins(transaction)) > 0) return;
  throw refuse('This is the last admin. Make another person an admin first.');
}

function recordChange(
  transaction: Transaction,
  user: UserRow,
  action: 'change_user_type' | 'deactivate' | 'reactivate',
  { id, actor, reason, now }: UserCall,
): Promise<void> {
  const clientId = user.userType === 'client' ? id : null;
  const entry = { action, subjectType: 'user', subjectId: id, clientId } as const;
  return recordAudit(transaction, { ...entry, actorId: actor.userId, reason, now });
}

/** An account as an admin sees it. */
export function toUserAccount(user: UserRow): UserAccount {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phoneNumber,
    user_type: user.userType,
    staff_role: staffRoleOf(user),
    client_type: user.clientType,
    is_owner: user.isOwner,
    is_verified: user.verifiedAt !== null,
    is_active: user.deactivatedAt === null,
    created_at: user.createdAt.toISOString(),
  };
}
