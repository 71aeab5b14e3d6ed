import { addressSchema, type Address } from '@cleaning/contract/clients';
import type { Appointment } from '@cleaning/contract/appointments';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../../../test/account-fixtures.ts';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
  REQUEST,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { runDue } from '../../../test/run-due.ts';
import { startedSeries } from '../../../test/series-fixtures.ts';
import { extendSeriesJob } from '../../series/extend-series-job.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Noah' },
  staff: { firstName: 'Hana' },
});

const BEFORE = REQUEST.notes;
const AFTER = 'The key is in the safe at the side door.';

/** Saves the place of {@link REQUEST}, with the notes that its visits have. */
async function save(changes: object = {}): Promise<Address> {
  const { address_line1: line1, suburb, postcode, notes } = REQUEST;
  const body = { line1: line1.toUpperCase(), suburb, postcode, access_notes: notes, ...changes };
  const response = await api.call({
    method: 'POST',
    path: 'accounts/addresses/',
    as: client,
    body,
  });
  return addressSchema.parse(response.json());
}

const change = ({ id, version }: Address, body: object, as = client) =>
  api.call({ method: 'PATCH', path: `accounts/addresses/${id}/`, as, body: { version, ...body } });

const notesOf = async (visit: Appointment) => (await readAppointment(api, client, visit)).notes;

describe('other notes on getting in of a saved address', () => {
  it('are those of the visits booked there, whose cleaner hears of it', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const requested = await requestAppointment(api, client, { preferred_date: '2026-12-10' });
    const address = await save();
    expect((await change(address, { access_notes: AFTER })).json()).toMatchObject({
      access_notes: AFTER,
      version: 2,
    });
    const now = await readAppointment(api, client, visit);
    expect(now).toMatchObject({ notes: AFTER, status: 'confirmed', version: visit.version + 1 });
    expect(now.events.at(-1)).toMatchObject({
      command: 'edit',
      actor: 'client',
      reason: 'Other notes on getting in.',
    });
    expect(await notesOf(requested)).toBe(AFTER);
    const today = await api.call({ path: 'staff/today/', as: staff });
    expect(today.json().own_changes).toEqual([
      expect.objectContaining({
        kind: 'changed',
        appointment: expect.objectContaining({ id: visit.id }),
      }),
    ]);
  });

  it('are those of visits that had none, which an emptied note leaves as they are', async () => {
    const visit = await requestAppointment(api, client, { notes: '' });
    const emptied = await change(await save(), { access_notes: '' });
    expect(await readAppointment(api, client, visit)).toEqual(visit);
    await change(addressSchema.parse(emptied.json()), { access_notes: AFTER });
    expect(await notesOf(visit)).toBe(AFTER);
  });

  it('are those of regular visits, also of those that are booked later', async () => {
    const series = await startedSeries(api, { client, staff });
    const address = await save();
    await change(address, { access_notes: AFTER });
    api.clock.set('2027-01-20T00:00:00.000Z');
    await runDue(api, extendSeriesJob);
    const visits = await api.database.query.appointments.findMany();
    const notes = visits.flatMap((visit) => (visit.seriesId === series.id ? visit.notes : []));
    expect(notes.length).toBeGreaterThan(series.occurrences.length);
    expect(new Set(notes)).toEqual(new Set([AFTER]));
  });

  it.each([
    ['has notes of its own', { notes: 'Ring twice.' }],
    ['is at another place', { address_line1: '2 Blaxland Road' }],
  ])('leave a visit that %s', async (_what, own) => {
    const visit = await requestAppointment(api, client, own);
    await change(await save(), { access_notes: AFTER });
    expect(await readAppointment(api, client, visit)).toEqual(visit);
  });

  it('leave a visit that is over or off, and those of others', async () => {
    const gone = await requestAppointment(api, client);
    await commanded(api, client, gone, 'cancel', { reason: 'We are away.' });
    const past = await confirmedAppointment(api, { client, staff });
    const other = await api.signIn();
    const theirs = await requestAppointment(api, other);
    const address = await save();
    api.clock.set('2026-12-04T00:00:00.000Z');
    await change(address, { access_notes: AFTER });
    expect(await notesOf(gone)).toBe(BEFORE);
    expect(await notesOf(past)).toBe(BEFORE);
    expect((await readAppointment(api, other, theirs)).notes).toBe(BEFORE);
  });

  it.each([
    ['when the address becomes another one', { access_notes: AFTER, suburb: 'Epping' }],
    ['when the notes stay', { access_notes: BEFORE, label: 'Home' }],
    ['when they are not given', { label: 'Home' }],
  ])('change no visit %s', async (_when, body) => {
    const visit = await requestAppointment(api, client);
    expect((await change(await save(), body)).statusCode).toBe(200);
    expect(await readAppointment(api, client, visit)).toEqual(visit);
  });

  it('change nothing when the address has changed since it was read', async () => {
    const visit = await requestAppointment(api, client);
    const address = await save();
    await change(address, { label: 'Home' });
    expect((await change(address, { access_notes: AFTER })).statusCode).toBe(409);
    expect(await readAppointment(api, client, visit)).toEqual(visit);
  });

  it('are changed by the office for the client, with a reason', async () => {
    const visit = await requestAppointment(api, client);
    const { id, version } = await save();
    const response = await api.call({
      method: 'PATCH',
      path: `clients/addresses/${id}/`,
      as: staff,
      body: { version, access_notes: AFTER, reason: 'Told us on the phone.' },
    });
    expect(response.statusCode).toBe(200);
    const now = await readAppointment(api, client, visit);
    expect(now.notes).toBe(AFTER);
    expect(now.events.at(-1)).toMatchObject({ command: 'edit', actor: 'staff' });
  });

  it('are written once for two presses, and never stop an edit of the office for good', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const address = await save();
    const { service_id, address_line1, suburb, postcode } = visit;
    const edit = () =>
      api.call({
        method: 'POST',
        path: `appointments/${visit.id}/edit/`,
        as: staff,
        body: {
          version: visit.version,
          service_id,
          address_line1,
          suburb,
          postcode,
          notes: 'Ring twice.',
        },
      });
    const answers = await Promise.all([
      change(address, { access_notes: AFTER }),
      change(address, { access_notes: AFTER }),
      edit(),
    ]);
    expect(statusesOf(answers.slice(0, 2))).toEqual([200, 409]);
    const isEdited = answers[2]?.statusCode === 200;
    expect(await notesOf(visit)).toBe(isEdited ? 'Ring twice.' : AFTER);
  });
});
