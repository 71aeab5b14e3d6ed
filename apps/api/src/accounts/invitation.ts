import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@cleaning/contract/accounts';
import type { CompanyUserType } from '@cleaning/contract/people';
import { fullName } from '@cleaning/contract/rules';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { refuse, refuseField } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { invitationEmail } from './email-templates.ts';
import { createLink, linkEnd } from './account-links.ts';
import { reopenAccount } from './account-status.ts';
import {
  findClosedInvitation,
  findVerifiedUserByEmail,
  insertUser,
  listPendingUsers,
  lockAddress,
  lockUser,
  updateUser,
  type UserRow,
} from './user-repository.ts';

export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userType: CompanyUserType;
  /** Null for an admin. */
  readonly staffRole: StaffRole | null;
}

/**
 * Creates an account for staff or an admin, and a link to choose its password. Nobody can log in to
 * it before. An account that was closed before the same person accepted is opened again instead, so
 * that their hours and visits stay theirs.
 *
 * @param actorId who invites; null for the command line.
 * @throws ApiError when the address has an account, or has been invited already.
 */
export async function invite(
  transaction: Transaction,
  invitation: Invitation,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<{ user: UserRow; link: string }> {
  await lockAddress(transaction, invitation.email);
  const owner = await findVerifiedUserByEmail(transaction, invitation.email);
  if (owner !== undefined) throw refuseField('email', describeOwner(owner));
  const pending = await listPendingUsers(transaction, invitation.email);
  if (pending.some(({ userType }) => userType !== 'client')) {
    throw refuseField('email', 'This address has been invited. Send the invitation again instead.');
  }
  const closed = await findClosedInvitation(transaction, invitation.email);
  const user =
    closed === undefined
      ? await insertUser(transaction, {
          id: randomUUID(),
          ...invitation,
          createdAt: now,
          updatedAt: now,
        })
      : await inviteAgain(transaction, closed.id, invitation, { actorId, now });
  await recordAudit(transaction, {
    actorId,
    action: 'invite',
    subjectType: 'user',
    subjectId: user.id,
    clientId: null,
    reason: `As ${invitation.staffRole ?? invitation.userType}.`,
    now,
  });
  return { user, link: await invitationLink(transaction, user.id, now) };
}

const describeOwner = ({ userType, deactivatedAt, firstName }: UserRow): string =>
  userType === 'client' || deactivatedAt === null
    ? 'An account uses this address already.'
    : `${firstName} has a closed account with this address. Open it again instead.`;

/** Opens an account that was closed before its invitation was accepted, with its name and role of now. */
async function inviteAgain(
  transaction: Transaction,
  id: string,
  { firstName, lastName, userType, staffRole }: Invitation,
  { actorId, now }: { readonly actorId: string | null; readonly now: Date },
): Promise<UserRow> {
  const earlier = await lockUser(transaction, id);
  await reopenAccount(transaction, id, now);
  await updateUser(transaction, id, { firstName, lastName, userType, staffRole, updatedAt: now });
  const earlierName = fullName(earlier.firstName, earlier.lastName);
  const isRenamed = earlierName !== fullName(firstName, lastName);
  await recordAudit(transaction, {
    actorId,
    action: 'reactivate',
    subjectType: 'user',
    subjectId: id,
    clientId: null,
    reason: isRenamed ? `Invited again. The name was ${earlierName}.` : 'Invited again.',
    now,
  });
  return lockUser(transaction, id);
}

/** @throws ApiError when an invitation was not accepted, and its address has become another account's. */
export async function assertAddressIsFree(
  transaction: Transaction,
  { id, email, firstName, userType, verifiedAt }: UserRow,
): Promise<void> {
  if (email === null || userType === 'client' || verifiedAt !== null) return;
  const owner = await findVerifiedUserByEmail(transaction, email);
  const pending = await listPendingUsers(transaction, email);
  const isInvited = pending.some((user) => user.userType !== 'client' && user.id !== id);
  if (owner === undefined && !isInvited) return;
  throw refuse(
    `Another account uses this email address now. If it is not ${firstName}’s own, invite ${firstName} with another address.`,
  );
}

/** Makes a new link for an invited user; the previous link stops working. */
export const invitationLink = (
  transaction: Transaction,
  userId: string,
  now: Date,
): Promise<string> => createLink(transaction, { userId, purpose: 'accept_invitation', now });

/** Sends an invitation in the transaction that creates it. */
export const postInvitation = (
  transaction: Transaction,
  { user, link }: { readonly user: UserRow; readonly link: string },
  now: Date,
): Promise<void> =>
  postMail(transaction, { ...invitationEmail(user, link), linkEndsAt: invitationEnd(now) }, now);

/** Until when an invitation works that is made now. */
export const invitationEnd = (now: Date): Date => linkEnd('accept_invitation', now);
