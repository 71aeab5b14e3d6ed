import { randomUUID } from 'node:crypto';
import type { clientsEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Transaction } from '../core/db/client.ts';
import { refuseField } from '../core/http/api-error.ts';
import {
  deletePendingRegistrationsOf,
  findVerifiedUserByEmail,
  insertUser,
  listPendingUsers,
  lockAddress,
} from '../accounts/user-repository.ts';
import { postClientInvitation } from './invite-client.ts';

type Request = Pick<
  ParsedBody<(typeof clientsEndpoints)['createClient']>,
  'email' | 'first_name' | 'last_name' | 'phone_number' | 'client_type'
>;

interface CreateClientContext {
  /** The member of staff. */
  readonly actorId: string;
  /** The request field that holds the email address, for error messages. */
  readonly emailField: string;
  /** Whether an email for choosing a password is sent. Has no effect without an address. */
  readonly isInvited: boolean;
  readonly now: Date;
}

/**
 * Creates a client, and mails an invitation to choose a password if asked. A client without an
 * invitation requests a link at the first log-in. A client without an address cannot log in. The
 * address counts as verified, since staff vouch for it: unverified registrations of it are deleted,
 * and a later registration gets the email that the account exists.
 *
 * @returns the id of the client.
 * @throws ApiError by the field of the address when the address has an account, or was invited as
 *   staff.
 */
export async function createClient(
  transaction: Transaction,
  request: Request,
  { actorId, emailField, isInvited, now }: CreateClientContext,
): Promise<string> {
  const { email } = request;
  if (email !== null) await reserveAddress(transaction, email, emailField);
  const client = await insertUser(transaction, {
    id: randomUUID(),
    email,
    verifiedAt: now,
    firstName: request.first_name,
    lastName: request.last_name,
    phoneNumber: request.phone_number,
    userType: 'client',
    clientType: request.client_type,
    createdAt: now,
    updatedAt: now,
  });
  if (email !== null) await deletePendingRegistrationsOf(transaction, email, client.id);
  const entry = {
    actorId,
    action: 'create',
    ...aboutClient(client.id),
    reason: null,
    now,
  } as const;
  await recordAudit(transaction, entry);
  if (isInvited) await postClientInvitation(transaction, client, now);
  return client.id;
}

/**
 * Locks an address that staff enter for a client until the transaction ends.
 *
 * @throws ApiError by the field of the address when it has an account, or was invited as staff.
 */
export async function reserveAddress(
  transaction: Transaction,
  email: string,
  emailField: string,
): Promise<void> {
  await lockAddress(transaction, email);
  const owner = await findVerifiedUserByEmail(transaction, email);
  const pending = await listPendingUsers(transaction, email);
  if (owner?.userType === 'client') {
    throw refuseField(
      emailField,
      'A client uses this address already. Choose that client instead.',
    );
  }
  if (owner !== undefined || pending.some(({ userType }) => userType !== 'client')) {
    throw refuseField(
      emailField,
      'A member of staff uses this address. Enter the client’s own address.',
    );
  }
}
