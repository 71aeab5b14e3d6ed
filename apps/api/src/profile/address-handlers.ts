import type { Address, addressesEndpoints } from '@cleaning/contract/clients';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Transaction } from '../core/db/client.ts';
import type { HandlersOf } from '../core/http/handlers.ts';
import { notFound } from '../core/http/api-error.ts';
import type { RecordViewer } from '../core/http/viewer.ts';
import { changeNotes, lockAppointmentsWithNotes } from '../appointments/index.ts';
import {
  findAddress,
  findAddressOwner,
  type AddressRow,
} from '../clients/addresses/address-repository.ts';
import { changeAddress } from '../clients/addresses/address-service.ts';
import { updateSeriesNotes } from '../series/series-repository.ts';

type Table = Pick<typeof addressesEndpoints, 'updateAddress' | 'updateAddressFor'>;

interface AddressChange {
  readonly id: string;
  readonly clientId: string;
  readonly viewer: RecordViewer;
  readonly now: Date;
  readonly body: ParsedBody<Table['updateAddress']> & { readonly reason?: string };
}

export const addressChangeHandlers: HandlersOf<Table> = {
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
  const change = () => changeAddress(transaction, { id, clientId, version, viewer, now }, request);
  const before = await findAddress(transaction, { id, clientId });
  const notes = request.access_notes;
  if (before === undefined || notes === undefined || notes === before.accessNotes) return change();
  if (isMoved(before, request)) return change();
  const place = { ...before, addressLine1: before.line1, notes: before.accessNotes };
  await updateSeriesNotes(transaction, place, notes);
  // Visits are locked before their client, as everywhere.
  const visits = await lockAppointmentsWithNotes(transaction, place, now);
  const address = await change();
  await changeNotes(transaction, visits, notes, { viewer, now });
  return address;
}

/** Whether the place becomes another one, where the visits that are booked are not. */
function isMoved(
  before: AddressRow,
  {
    line1 = before.line1,
    suburb = before.suburb,
    postcode = before.postcode,
  }: Pick<AddressChange['body'], 'line1' | 'suburb' | 'postcode'>,
): boolean {
  const place = [before.line1, before.suburb, before.postcode].join('\n');
  return [line1, suburb, postcode].join('\n').toLowerCase() !== place.toLowerCase();
}
