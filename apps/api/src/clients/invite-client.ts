import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { notFound, refuse } from '../core/http/api-error.ts';
import { postMail } from '../core/mail/outbox.ts';
import { clientInvitationEmail } from '../accounts/email-templates.ts';
import { lockUser, type UserRow } from '../accounts/user-repository.ts';
import { invitationEnd, invitationLink } from '../accounts/invitation.ts';
import { readSignIn } from './client-repository.ts';

/**
 * Mails a client a link to choose a password, in the caller's transaction. The previous link stops
 * working.
 */
export async function postClientInvitation(
  transaction: Transaction,
  client: UserRow,
  now: Date,
): Promise<void> {
  const link = await invitationLink(transaction, client.id, now);
  const mail = clientInvitationEmail(client, link);
  await postMail(transaction, { ...mail, linkEndsAt: invitationEnd(now) }, now);
}

interface Invitation {
  readonly id: string;
  /** The member of staff. */
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Invites a client who was created without an invitation, or whose link has expired. The audit log
 * gets who did it.
 *
 * @throws ApiError when there is no such client, the account is closed, they have no email, or
 *   they can log in already.
 */
export async function inviteClient(
  transaction: Transaction,
  { id, actorId, now }: Invitation,
): Promise<void> {
  const user = await lockUser(transaction, id);
  if (user.userType !== 'client' || user.verifiedAt === null) throw notFound();
  if (user.deactivatedAt !== null) {
    throw refuse('The account of this client is closed, so there is nothing to log in to.');
  }
  if (user.email === null) {
    throw refuse(`${user.firstName} ${user.lastName} has no email. Add one, then invite them.`);
  }
  if ((await readSignIn(transaction, id, now)).canSignIn) {
    throw refuse('This client can log in already, so they need no invitation.');
  }
  await postClientInvitation(transaction, user, now);
  await recordAudit(transaction, {
    actorId,
    action: 'invite',
    ...aboutClient(id),
    reason: null,
    now,
  });
}
