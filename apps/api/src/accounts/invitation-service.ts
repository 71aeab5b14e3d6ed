import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@cleaning/contract/accounts';
import type { CompanyUserType } from '@cleaning/contract/people';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { invitationEmail } from './email-templates.ts';
import { createLink, linkEnd } from './account-links.ts';
import {
  findVerifiedUserByEmail,
  insertUser,
  listPendingUsers,
  lockAddress,
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
 * it before.
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
  if ((await findVerifiedUserByEmail(transaction, invitation.email)) !== undefined) {
    throw refuseField('email', 'An account uses this address already.');
  }
  const pending = await listPendingUsers(transaction, invitation.email);
  if (pending.some(({ userType }) => userType !== 'client')) {
    throw refuseField('email', 'This address has been invited. Send the invitation again instead.');
  }
  const user = await insertUser(transaction, {
    id: randomUUID(),
    ...invitation,
    createdAt: now,
    updatedAt: now,
  });
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
