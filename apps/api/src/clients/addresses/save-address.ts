import { MAX_ADDRESSES, type Address, type addressesEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import { aboutClient, recordAudit } from '../../core/audit/record-audit.ts';
import type { CommandCall } from '../../core/command.ts';
import type { Queryable, Transaction } from '../../core/db/client.ts';
import { editRecord, lockSameVersion, type EditedRecord } from '../../core/edit.ts';
import type { Actor } from '../../core/http/actor.ts';
import { notFound, refuse } from '../../core/http/api-error.ts';
import { findAuthorName } from '../../accounts/author-name.ts';
import { lockUser } from '../../accounts/user-repository.ts';
import { findClient } from '../client-repository.ts';
import {
  addressesOf,
  clearDefaultAddress,
  deleteAddress,
  findAddress,
  insertAddress,
  makeDefaultAddress,
  updateAddress,
  type AddressChanges,
  type AddressRow,
} from './address-repository.ts';
import { toAddress } from './view.ts';

type Table = typeof addressesEndpoints;
type NewAddressRequest = ParsedBody<Table['createAddress']>;
type AddressRequest = Omit<ParsedBody<Table['updateAddress']>, 'version'>;

/** A call about one of the addresses of a client. */
interface AddressCall extends CommandCall {
  readonly clientId: string;
  readonly version: number;
}

// The addresses that a client has cleaned. Each change locks the client, so that concurrent changes
// never leave two defaults or exceed the number of addresses allowed.

/** Adds an address for a client on behalf of staff; the audit log gets who did it and why. */
export async function createAddressFor(
  transaction: Transaction,
  actor: Actor,
  { clientId, reason, now }: { clientId: string; reason: string; now: Date },
  request: NewAddressRequest,
): Promise<Address> {
  await assertClientExists(transaction, clientId);
  const address = await createAddress(transaction, clientId, request, now);
  await recordAudit(transaction, {
    actorId: actor.userId,
    action: 'update',
    ...aboutClient(clientId),
    reason,
    now,
  });
  return address;
}

/** When the default address is removed, the newest of the others becomes the default. */
export async function removeAddress(transaction: Transaction, call: AddressCall): Promise<void> {
  const { row } = await lockSameVersion(addressRecord, transaction, call);
  await deleteAddress(transaction, row);
  if (!row.isDefault) return;
  const [next] = await addressesOf(call.clientId).page(transaction, { limit: 1, offset: 0 });
  if (next !== undefined) await makeDefaultAddress(transaction, next.id);
}

const addressRecord: EditedRecord<
  { readonly row: AddressRow },
  Address,
  AddressChanges,
  AddressCall
> = {
  async lock(transaction, call) {
    await lockUser(transaction, call.clientId);
    const row = await findAddress(transaction, call);
    return row && { row };
  },
  viewOf: ({ row }) => toAddress(row),
  authorOf: findAuthorName,
  async write(transaction, { row }, changes, stamp) {
    if (changes.isDefault === true) await clearDefaultAddress(transaction, row.clientId);
    return { row: await updateAddress(transaction, row, changes, stamp) };
  },
  subjectOf: ({ row: { clientId } }) => aboutClient(clientId),
};

/** Changes an address; the audit log gets it when staff do, with their reason. */
export const changeAddress = (
  transaction: Transaction,
  call: AddressCall,
  { reason, ...request }: AddressRequest & { readonly reason?: string },
): Promise<Address> =>
  editRecord(addressRecord, transaction, call, { changes: () => addressChanges(request), reason });

function addressChanges(request: AddressRequest): AddressChanges {
  const { label, line1, suburb, postcode, access_notes: accessNotes } = request;
  const { parking, mobility, products } = request;
  return {
    ...(label === undefined ? {} : { label }),
    ...(line1 === undefined ? {} : { line1 }),
    ...(suburb === undefined ? {} : { suburb }),
    ...(postcode === undefined ? {} : { postcode }),
    ...(accessNotes === undefined ? {} : { accessNotes }),
    ...(parking === undefined ? {} : { parking }),
    ...(mobility === undefined ? {} : { mobility }),
    ...(products === undefined ? {} : { products }),
    ...(request.is_default === undefined ? {} : { isDefault: true }),
  };
}

/** Adds an address of a client. The first one becomes the main address. */
export async function createAddress(
  transaction: Transaction,
  clientId: string,
  request: NewAddressRequest,
  now: Date,
): Promise<Address> {
  await lockUser(transaction, clientId);
  const count = await addressesOf(clientId).count(transaction);
  if (count >= MAX_ADDRESSES) {
    throw refuse(`You can keep ${MAX_ADDRESSES} addresses. Remove one that you do not need.`);
  }
  const isDefault = count === 0 || request.is_default === true;
  if (isDefault) await clearDefaultAddress(transaction, clientId);
  const row = await insertAddress(transaction, {
    clientId,
    label: request.label ?? '',
    line1: request.line1,
    suburb: request.suburb,
    postcode: request.postcode,
    accessNotes: request.access_notes ?? '',
    parking: request.parking ?? '',
    mobility: request.mobility ?? '',
    products: request.products ?? '',
    isDefault,
    createdAt: now,
    updatedAt: now,
  });
  return toAddress(row);
}

/** @throws ApiError `not_found` for an unknown id, and for the id of a member of staff. */
export async function assertClientExists(queryable: Queryable, clientId: string): Promise<void> {
  if ((await findClient(queryable, clientId)) === undefined) throw notFound();
}
