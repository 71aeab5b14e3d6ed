import {
  addressesEndpoints,
  MAX_ADDRESSES,
  type Address,
  type Page,
  type ParsedBody,
  type ParsedQuery,
} from '@cleaning/contract';
import type { Database, Queryable, Transaction } from '../../../platform/db/client.ts';
import { notFound, refuse, staleVersion } from '../../../platform/http/api-error.ts';
import { readPage } from '../../../platform/http/read-page.ts';
import { lockUser } from '../user-repository.ts';
import {
  clearDefaultAddress,
  countAddressesOf,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddressesOf,
  makeDefaultAddress,
  updateAddress,
  type AddressRow,
} from './address-repository.ts';

type Table = typeof addressesEndpoints;
type NewAddressRequest = ParsedBody<Table['createAddress']>;
type AddressRequest = Omit<ParsedBody<Table['updateAddress']>, 'version'>;

/** One of a client's own addresses, as they last read it. */
interface AddressCall {
  readonly clientId: string;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
}

/**
 * The places that a client has cleaned. Each change locks the client, so that of changes at once
 * there is never more than one default, nor an address too many.
 */
export function createAddressService({ database }: { database: Database }) {
  return {
    async list(
      clientId: string,
      query: ParsedQuery<Table['listAddresses']>,
    ): Promise<Page<Address> & { results: Address[] }> {
      const { path } = addressesEndpoints.listAddresses;
      return readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countAddressesOf(snapshot, clientId),
          list: (snapshot, window) => listAddressesOf(snapshot, clientId, window),
          toItem: toAddress,
        },
      );
    },

    /** Runs in the caller's transaction, so that a repeated call can be distinguished from a new one. */
    async create(
      transaction: Transaction,
      clientId: string,
      request: NewAddressRequest,
      now: Date,
    ): Promise<Address> {
      await lockUser(transaction, clientId);
      const count = await countAddressesOf(transaction, clientId);
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
        isDefault,
        createdAt: now,
        updatedAt: now,
      });
      return toAddress(row);
    },

    update: (call: AddressCall, request: AddressRequest): Promise<Address> =>
      database.transaction(async (transaction) => {
        await lockUser(transaction, call.clientId);
        const read = await readSameVersion(transaction, call);
        if (request.is_default === true) await clearDefaultAddress(transaction, call.clientId);
        const { label, line1, suburb, postcode, access_notes: accessNotes } = request;
        const changes = {
          ...(label === undefined ? {} : { label }),
          ...(line1 === undefined ? {} : { line1 }),
          ...(suburb === undefined ? {} : { suburb }),
          ...(postcode === undefined ? {} : { postcode }),
          ...(accessNotes === undefined ? {} : { accessNotes }),
          ...(request.is_default === undefined ? {} : { isDefault: true }),
        };
        return toAddress(await updateAddress(transaction, read, changes, call.now));
      }),

    /** Of those that are left, the newest becomes the default if the default went. */
    remove: (call: AddressCall): Promise<void> =>
      database.transaction(async (transaction) => {
        await lockUser(transaction, call.clientId);
        const read = await readSameVersion(transaction, call);
        await deleteAddress(transaction, read);
        if (!read.isDefault) return;
        const [next] = await listAddressesOf(transaction, call.clientId, { limit: 1, offset: 0 });
        if (next !== undefined) await makeDefaultAddress(transaction, next.id);
      }),
  };
}

/** @throws ApiError `not_found` for another client's, `stale_version` for another version. */
async function readSameVersion(queryable: Queryable, call: AddressCall): Promise<AddressRow> {
  const row = await findAddress(queryable, call);
  if (row === undefined) throw notFound();
  if (row.version !== call.version) throw staleVersion(toAddress(row));
  return row;
}

export function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    version: row.version,
    label: row.label,
    line1: row.line1,
    suburb: row.suburb,
    postcode: row.postcode,
    access_notes: row.accessNotes,
    is_default: row.isDefault,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
