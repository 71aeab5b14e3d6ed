import type { Address, addressesEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Transaction } from '../../core/db/client.ts';
import type { HandlersOf } from '../../core/http/handlers.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { RecordViewer } from '../../core/http/viewer.ts';
import {
  findAddress,
  findAddressOwner,
  type AddressRow,
} from '../../clients/addresses/address-repository.ts';
import {
  changeAddress,
  createAddress,
  createAddressFor,
  removeAddress,
} from '../../clients/addresses/save-address.ts';
import { updateSeriesNotes } from '../../series/series-repository.ts';
import { changePlaces, isSamePlace } from './change-places.ts';

type Table = Omit<typeof addressesEndpoints, 'listAddresses' | 'listAddressesFor'>;

interface AddressChange {
  readonly id: string;
  readonly clientId: string;
  readonly viewer: RecordViewer;
  readonly now: Date;
  readonly body: ParsedBody<Table['updateAddress']> & { readonly reason?: string };
}

/** Answers the calls that change the addresses of clients, and with them visits booked there. */
export const addressChangeHandlers: HandlersOf<Table> = {
  createAddress: async ({ transaction, actor, viewer, body, now }) => {
    const { userId: clientId } = actor;
    const change = { clientId, places: [body], accessNotes: null, viewer, now };
    return {
      status: 201,
      body: await changePlaces(transaction, change, () =>
        createAddress(transaction, clientId, body, now),
      ),
    };
  },

  createAddressFor: async ({ transaction, viewer, params, actor, body, now }) => {
    const { reason, ...request } = body;
    const { id: clientId } = params;
    const change = { clientId, places: [request], accessNotes: null, viewer, now };
    return {
      status: 201,
      body: await changePlaces(transaction, change, () =>
        createAddressFor(transaction, actor, { clientId, reason, now }, request),
      ),
    };
  },

  updateAddress: async ({ transaction, actor, viewer, params, body, now }) => ({
    status: 200,
    body: await changeWithVisits(transaction, {
      ...params,
      clientId: actor.userId,
      viewer,
      body,
      now,
    }),
  }),

  updateAddressFor: async ({ transaction, viewer, params, body, now }) => {
    const clientId = await findAddressOwner(transaction, params.id);
    if (clientId === undefined) throw notFound();
    const change = { ...params, clientId, viewer, body, now };
    return { status: 200, body: await changeWithVisits(transaction, change) };
  },

  deleteAddress: async ({ transaction, actor, viewer, params, query, now }) => {
    const call = { ...params, ...query, clientId: actor.userId, viewer, now };
    const address = await findAddress(transaction, call);
    if (address === undefined) throw notFound();
    const change = { ...call, places: [address], accessNotes: null };
    await changePlaces(transaction, change, () => removeAddress(transaction, call));
    return { status: 204, body: null };
  },
};

/**
 * Changes an address, and the notes on getting in of the visits booked there, which their cleaners
 * read: those that still have the notes of the address, or none. Visits with notes of their own
 * keep them.
 */
async function changeWithVisits(
  transaction: Transaction,
  { id, clientId, viewer, now, body: { version, ...request } }: AddressChange,
): Promise<Address> {
  const before = await findAddress(transaction, { id, clientId });
  if (before === undefined) throw notFound();
  const place = placeAfter(before, request);
  const isMoved = !isSamePlace(before, place);
  const accessNotes = isMoved ? null : changeOfNotes(before, request);
  if (accessNotes !== null) {
    const series = { ...before, addressLine1: before.line1, notes: accessNotes.before };
    await updateSeriesNotes(transaction, series, accessNotes.after);
  }
  const places = isMoved ? [before, place] : [before];
  return changePlaces(transaction, { clientId, places, accessNotes, viewer, now }, () =>
    changeAddress(transaction, { id, clientId, version, viewer, now }, request),
  );
}

/** Where an address is after a request. */
const placeAfter = (
  before: AddressRow,
  {
    line1 = before.line1,
    suburb = before.suburb,
    postcode = before.postcode,
  }: Pick<AddressChange['body'], 'line1' | 'suburb' | 'postcode'>,
) => ({ line1, suburb, postcode });

/** The notes on getting in before and after a request; null when they stay. */
const changeOfNotes = (
  { accessNotes: before }: AddressRow,
  { access_notes: after = before }: Pick<AddressChange['body'], 'access_notes'>,
) => (after === before ? null : { before, after });
