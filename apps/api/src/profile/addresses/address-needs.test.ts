import { addressSchema, type Address } from '@cleaning/contract/clients';
import type { Appointment } from '@cleaning/contract/appointments';
import { describe, expect, it } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
  REQUEST,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { openStream } from '../../../test/live-reader.ts';
import { startedSeries } from '../../../test/series-fixtures.ts';
import { makeBeforeEach } from '../../../test/set-up.ts';
import { readWorkSheet } from '../../../test/visit-work-fixtures.ts';

const {
  api,
  client,
  staff: office,
} = startWithClientAndOffice({
  client: { firstName: 'Noah' },
  staff: { firstName: 'Hana' },
});
const cleaner = makeBeforeEach(() =>
  api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' }),
);

const { address_line1: line1, suburb, postcode, notes } = REQUEST;
const BAY = 'Visitor bay 4.';

/** Saves the place of {@link REQUEST}, with notes that its visits do not have. */
async function save(changes: object = {}, as = client): Promise<Address> {
  const body = { line1: line1.toUpperCase(), suburb, postcode, access_notes: 'Ring.', ...changes };
  const response = await api.call({ method: 'POST', path: 'accounts/addresses/', as, body });
  return addressSchema.parse(response.json());
}

const change = ({ id, version }: Address, body: object) =>
  api.call({
    method: 'PATCH',
    path: `accounts/addresses/${id}/`,
    as: client,
    body: { version, ...body },
  });

const remove = ({ id, version }: Address) =>
  api.call({
    method: 'DELETE',
    path: `accounts/addresses/${id}/?version=${version}`,
    as: client,
  });

const plannedVisit = () =>
  confirmedAppointment(api, { client, staff: office }, { staff_id: cleaner.id });

/** How often a visit has changed since, and what its history says of that to the client. */
async function changesOf(visit: Appointment) {
  const { version, events } = await readAppointment(api, client, visit);
  const said = events.slice(visit.events.length).map(({ reason }) => reason);
  return { count: version - visit.version, said };
}
const NOTHING = { count: 0, said: [] };

describe('other parking, mobility or products of a saved address', () => {
  it('are new for the cleaner of a visit there, also of one with notes of its own', async () => {
    const visit = await plannedVisit();
    // Of a visit that was booked today, everything is new.
    api.clock.set('2026-11-23T00:00:00.000Z');
    const address = await save();
    const stream = await openStream(api.app, cleaner);
    const response = await change(address, { parking: BAY, products: 'No bleach.' });
    expect(response.statusCode).toBe(200);
    await stream.hears(visit.id);
    expect(await changesOf(visit)).toEqual({
      count: 1,
      said: ['Other notes on parking. Other notes on products.'],
    });
    const now = await readAppointment(api, client, visit);
    expect(now).toMatchObject({ notes, status: 'confirmed' });
    expect(now.events.at(-1)).toMatchObject({ command: 'edit', actor: 'client' });
    const own = await api.call({ path: 'appointments/own_visits/', as: cleaner });
    expect(own.json().changes).toEqual([
      expect.objectContaining({
        kind: 'changed',
        appointment: expect.objectContaining({ id: visit.id }),
      }),
    ]);
    expect(await readWorkSheet(api, cleaner, visit)).toMatchObject({
      needs: { parking: BAY, products: 'No bleach.' },
      latest_change: { actor: 'client', reason: null },
    });
  });

  it('are one change together with other notes on getting in', async () => {
    const visit = await plannedVisit();
    await change(await save({ access_notes: notes }), {
      access_notes: 'Knock.',
      mobility: 'Slow.',
    });
    expect(await changesOf(visit)).toEqual({
      count: 1,
      said: ['Other notes on getting in. Other notes on mobility.'],
    });
  });

  it('are told to every regular visit there', async () => {
    await startedSeries(api, { client, staff: office });
    const read = () => api.database.query.appointments.findMany();
    const before = (await read()).filter(({ clientId }) => clientId === client.id);
    await change(await save(), { parking: BAY });
    const versions = new Map((await read()).map(({ id, version }) => [id, version]));
    expect(before.length).toBeGreaterThan(1);
    expect(before.map(({ id, version }) => (versions.get(id) ?? 0) - version)).toEqual(
      before.map(() => 1),
    );
  });

  it('are told when the office changes them for the client', async () => {
    const visit = await plannedVisit();
    const { id, version } = await save();
    await api.call({
      method: 'PATCH',
      path: `clients/addresses/${id}/`,
      as: office,
      body: { version, parking: BAY, reason: 'Told us on the phone.' },
    });
    expect(await changesOf(visit)).toEqual({ count: 1, said: ['Other notes on parking.'] });
  });

  it('come with an address that is saved, and go with one that is removed', async () => {
    const visit = await plannedVisit();
    const address = await save({ parking: BAY });
    expect(await changesOf(visit)).toEqual({ count: 1, said: ['Other notes on parking.'] });
    expect((await remove(address)).statusCode).toBe(204);
    expect((await changesOf(visit)).count).toBe(2);
    expect((await readWorkSheet(api, cleaner, visit)).needs).toBeNull();
  });

  it('go with an address that becomes another one, where they are new', async () => {
    const visit = await plannedVisit();
    const there = await requestAppointment(api, client, { suburb: 'Epping', postcode: '2121' });
    const address = await save({ parking: BAY });
    await change(address, { suburb: 'Epping', postcode: '2121' });
    expect((await changesOf(visit)).count).toBe(2);
    expect(await changesOf(there)).toEqual({ count: 1, said: ['Other notes on parking.'] });
  });

  it.each([
    [
      'stay as they are',
      () => save().then((saved) => change(saved, { parking: '', label: 'Home' })),
    ],
    ['are not given', () => save().then((saved) => change(saved, { label: 'Home' }))],
    ['are of an address without any that is removed', () => save().then(remove)],
    [
      'are of an address that was saved before the one that counts',
      async () => {
        const first = await save();
        api.clock.advance(1000);
        await save();
        await change(first, { parking: BAY });
      },
    ],
    [
      'are of an address that changed since it was read',
      async () => {
        const address = await save();
        await change(address, { label: 'Home' });
        expect((await change(address, { parking: BAY })).statusCode).toBe(409);
      },
    ],
    ['are of another place', () => save({ line1: '2 Blaxland Road', parking: BAY })],
    ['are of another client', async () => save({ parking: BAY }, await api.signIn())],
  ])('tell no visit when they %s', async (_what, act) => {
    const visit = await plannedVisit();
    await act();
    expect(await changesOf(visit)).toEqual(NOTHING);
  });

  it('tell no visit that is over or off', async () => {
    const gone = await requestAppointment(api, client);
    const off = await commanded(api, client, gone, 'cancel', { reason: 'We are away.' });
    const past = await plannedVisit();
    const address = await save();
    api.clock.set('2026-12-04T00:00:00.000Z');
    expect((await change(address, { parking: BAY })).statusCode).toBe(200);
    expect(await changesOf(off)).toEqual(NOTHING);
    expect(await changesOf(past)).toEqual(NOTHING);
  });

  it('are told beside an edit of the office at the same time, of which neither is lost', async () => {
    const visit = await plannedVisit();
    const address = await save();
    const { service_id, address_line1 } = visit;
    const edit = (version: number) =>
      api.call({
        method: 'POST',
        path: `appointments/${visit.id}/edit/`,
        as: office,
        body: { version, service_id, address_line1, suburb, postcode, notes: 'Ring twice.' },
      });
    const [told, edited] = await Promise.all([
      change(address, { parking: BAY }),
      edit(visit.version),
    ]);
    const again = edited.statusCode === 409 ? await edit(visit.version + 1) : edited;
    expect([told.statusCode, again.statusCode]).toEqual([200, 200]);
    const { count, said } = await changesOf(visit);
    expect(count).toBe(2);
    expect(new Set(said)).toEqual(
      new Set(['Other notes on getting in.', 'Other notes on parking.']),
    );
    expect((await readAppointment(api, client, visit)).notes).toBe('Ring twice.');
  });
});
