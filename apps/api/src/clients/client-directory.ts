import type { ClientType } from '@cleaning/contract/accounts';
import type { BillingAddress, VisitNeeds } from '@cleaning/contract/clients';
import type { DatedPeriod } from '@cleaning/ndis';
import { aboutClient, recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { refuse } from '../core/http/api-error.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { maskedNdisNumber } from '../accounts/masked-ndis-number.ts';
import { findVerifiedUserByEmail, lockUserForShare } from '../accounts/user-repository.ts';
import { findAddressAt } from './addresses/address-repository.ts';
import {
  findClient,
  findClientWithAgreements,
  listNdisNumbers,
  type ClientProfileRow,
} from './client-repository.ts';
import type { ClientAgreementRow } from './agreement-repository.ts';
import type { ClientPlanRow } from './plan-repository.ts';

/** A plan as other records read it. Its dates are both inclusive; null where they are not known. */
export type PlanRecord = DatedPeriod &
  Pick<
    ClientPlanRow,
    | 'planManagement'
    | 'planManagerName'
    | 'planManagerInvoiceEmail'
    | 'remainingBudgetCents'
    | 'remainingBudgetOn'
  >;

/** A service agreement as other records read it. */
export type AgreementRecord = DatedPeriod & Pick<ClientAgreementRow, 'cancellationFeeCents'>;

export { findClientIdsByName, listClientsNamed } from './client-repository.ts';

/** What other records can read about a client. Dates are Sydney dates; money is in cents. */
export interface ClientRecord {
  readonly id: string;
  /** Null for a client without one: mail to them is not posted. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly clientType: ClientType;
  readonly isNdis: boolean;
  /** False once the account is closed. Debts and history of a closed account are kept. */
  readonly isActive: boolean;
  readonly hasNdisNumber: boolean;
  /** Every NDIS plan. The day of the support decides which of them applies. */
  readonly plans: readonly PlanRecord[];
  readonly nomineeName: string | null;
  readonly nomineeEmail: string | null;
  readonly nomineeGetsCopies: boolean;
  /** Every written service agreement. Its cancellation fee applies to the days of the agreement. */
  readonly agreements: readonly AgreementRecord[];
  readonly providerRecordedOn: string | null;
  readonly abn: string | null;
  readonly billingAddress: BillingAddress | null;
}

/**
 * What a cleaner has to know about a client's place; null when the client has not saved that
 * address.
 */
export async function findVisitNeeds(
  queryable: Queryable,
  place: Parameters<typeof findAddressAt>[1],
): Promise<VisitNeeds | null> {
  const address = await findAddressAt(queryable, place);
  if (address === undefined) return null;
  const { parking, mobility, products } = address;
  return { parking, mobility, products };
}

/** The recipient of a mail about a client. */
export type ClientContact = Pick<ClientRecord, 'id' | 'email' | 'firstName' | 'lastName'>;

/** A verified client by id; null for an unknown id, and for staff and admins. */
export async function findClientRecord(
  queryable: Queryable,
  clientId: string,
): Promise<ClientRecord | null> {
  const row = await findClientWithAgreements(queryable, clientId);
  if (row === undefined) return null;
  const { user, profile, plans, agreements } = row;
  const clientType = user.clientType ?? 'general';
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    clientType,
    isNdis: clientType === 'ndis',
    isActive: user.deactivatedAt === null,
    hasNdisNumber: user.ndisNumberEncrypted !== null,
    plans,
    nomineeName: profile?.nomineeName ?? null,
    nomineeEmail: profile?.nomineeEmail ?? null,
    nomineeGetsCopies: profile?.nomineeGetsCopies ?? false,
    agreements,
    providerRecordedOn: profile?.providerRecordedOn ?? null,
    abn: profile?.abn ?? null,
    billingAddress: billingAddressOf(profile),
  };
}

/** A client whose account is not closed before the transaction ends. */
export async function lockClientRecord(
  transaction: Transaction,
  clientId: string,
): Promise<ClientRecord | null> {
  await lockUserForShare(transaction, clientId);
  return findClientRecord(transaction, clientId);
}

/**
 * Every way to give a client more visits asks this, since nobody is at home to a cleaner there any more.
 *
 * @throws ApiError when the account of the client is closed.
 */
export async function assertTakesVisits(transaction: Transaction, clientId: string): Promise<void> {
  const client = await lockClientRecord(transaction, clientId);
  if (client?.isActive === true) return;
  throw refuse('The account of this client is closed. Open it again to book visits.');
}

export async function findClientContact(
  queryable: Queryable,
  clientId: string,
): Promise<ClientContact | null> {
  const row = await findClient(queryable, clientId);
  if (row === undefined) return null;
  const { id, email, firstName, lastName } = row.user;
  return { id, email, firstName, lastName };
}

/**
 * The person who gets copies of the emails about a client's invoices, with the client's consent;
 * null when there is none.
 */
export async function findCopyRecipient(
  queryable: Queryable,
  clientId: string,
): Promise<{ readonly email: string; readonly firstName: string } | null> {
  const client = await findClientRecord(queryable, clientId);
  if (client === null || !client.isNdis || !client.nomineeGetsCopies) return null;
  const { nomineeName, nomineeEmail } = client;
  if (nomineeEmail === null) return null;
  return { email: nomineeEmail, firstName: nomineeName ?? nomineeEmail };
}

/** The verified client with an e-mail address; null when there is none, and for staff and admins. */
export async function findClientByEmail(
  queryable: Queryable,
  email: string,
): Promise<ClientContact | null> {
  const user = await findVerifiedUserByEmail(queryable, email);
  if (user?.userType !== 'client') return null;
  const { id, firstName, lastName } = user;
  return { id, email, firstName, lastName };
}

/** Returns null unless all four parts of the address are stored. */
export function billingAddressOf(profile: ClientProfileRow | null): BillingAddress | null {
  if (profile === null) return null;
  const { billingLine1: line1, billingSuburb: suburb } = profile;
  const { billingState: state, billingPostcode: postcode } = profile;
  if (line1 === null || suburb === null || state === null || postcode === null) return null;
  return { line1, suburb, state, postcode };
}

/**
 * A client's NDIS number for internal use: checking its form, or sending the client's own invoice. Code
 * that shows it to staff, or writes it to a file for them, calls {@link revealNdisNumber}.
 *
 * @throws ApiError `validation_failed` when it cannot be decrypted.
 */
export async function readNdisNumber(
  queryable: Queryable,
  secrets: Pick<Secrets, 'decryptOrNull'>,
  clientId: string,
): Promise<string | null> {
  const encrypted = (await findClient(queryable, clientId))?.user.ndisNumberEncrypted ?? null;
  if (encrypted === null) return null;
  const number = secrets.decryptOrNull(encrypted, clientId);
  if (number === null) {
    throw refuse('The NDIS number of this client cannot be read. Enter it again in their details.');
  }
  return number;
}

/** The NDIS numbers of some clients, each with most of its digits hidden. */
export async function listMaskedNdisNumbers(
  queryable: Queryable,
  secrets: Pick<Secrets, 'decryptOrNull'>,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listNdisNumbers(queryable, [...new Set(clientIds)]);
  return new Map(rows.map(({ id, encrypted }) => [id, maskedNdisNumber(secrets, encrypted, id)]));
}

interface Reveal {
  readonly secrets: Pick<Secrets, 'decryptOrNull'>;
  readonly clientId: string;
  /** The user who will see the number. */
  readonly actorId: string;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Returns a client's whole NDIS number, and records the access in the audit log; null when none is
 * stored.
 */
export async function revealNdisNumber(
  transaction: Transaction,
  { secrets, clientId, actorId, reason, now }: Reveal,
): Promise<string | null> {
  const ndisNumber = await readNdisNumber(transaction, secrets, clientId);
  if (ndisNumber === null) return null;
  await recordAudit(transaction, {
    actorId,
    action: 'reveal_ndis_number',
    ...aboutClient(clientId),
    reason,
    now,
  });
  return ndisNumber;
}
