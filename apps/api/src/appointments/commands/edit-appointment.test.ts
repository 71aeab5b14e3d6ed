import type { Appointment } from '@cleaning/contract/appointments';
import { describe, expect, it } from 'vitest';
import {
  appointmentIn,
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  readAppointment,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { createDraft, storeStatus } from '../../../test/quote-fixtures.ts';
import { readWorkSheet, startedAppointment } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Noah' },
  staff: { firstName: 'Hana' },
});

const post = (path: string, body: object, as = staff) =>
  api.call({ method: 'POST', path: `appointments/${path}/`, as, body });

/** Edits a visit: what is not given stays. */
function edit(visit: Appointment, changes: object, as = staff) {
  const { id, version, service_id, address_line1, suburb, postcode, notes } = visit;
  const details = { service_id, address_line1, suburb, postcode, notes };
  return post(`${id}/edit`, { version, ...details, ...changes }, as);
}

const edited = async (visit: Appointment, changes: object) => {
  const response = await edit(visit, changes);
  api.clock.advance(1);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return appointmentIn(response);
};

const tasksOf = async (visit: Appointment) =>
  (await readWorkSheet(api, staff, visit)).tasks.map(({ label }) => label);

const latestMail = async () => (await api.mails(client.email))[0];

const ELSEWHERE = { address_line1: '14 Hill Road', suburb: 'Epping', postcode: '2121' };

describe('another service', () => {
  it('brings its tasks, keeps those that are ticked or of the office, and the client is told', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    await post(`${visit.id}/tasks`, { label: 'Water the plants' });
    const { tasks } = await readWorkSheet(api, staff, visit);
    const [kitchen, cooktop] = tasks;
    await post(`${visit.id}/tick_task`, { task_id: cooktop?.id, is_done: true });
    const now = await edited(visit, { service_id: 'window-carpet' });
    expect(now).toMatchObject({
      status: 'confirmed',
      ...PLANNED_TIME,
      service_id: 'window-carpet',
    });
    expect(now.events.at(-1)).toMatchObject({
      command: 'edit',
      from_status: 'confirmed',
      actor_name: 'Hana',
      reason: 'Window and carpet cleaning instead of General cleaning.',
    });
    const labels = await tasksOf(now);
    expect(labels).not.toContain(kitchen?.label);
    expect(labels).toEqual([
      cooktop?.label,
      'Water the plants',
      'Windows inside',
      'Window frames and tracks',
      'Vacuum carpets',
      'Clean carpets',
    ]);
    const mail = await latestMail();
    expect(mail?.subject).toBe(`Your visit ${visit.reference} has changed`);
    expect(mail?.text).toContain('The time stays: Thursday 3 December 2026, 9:30 am to 12:00 pm.');
  });

  it('has no task twice', async () => {
    const visit = await requestAppointment(api, client);
    await edited(visit, { service_id: 'deep' });
    const labels = await tasksOf(visit);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Skirting boards and door frames');
  });
});

describe('another address', () => {
  it('takes the code of the old door away, and says where it was', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const visit = await confirmedAppointment(api, { client, staff });
    await post(`${visit.id}/access_code`, { access_code: '4711' });
    const now = await edited(visit, ELSEWHERE);
    expect(now).toMatchObject(ELSEWHERE);
    expect(now.events.at(-1)?.reason).toBe(
      'Another address: it was 1 Blaxland Road, Ryde NSW 2112.',
    );
    expect((await readWorkSheet(api, staff, visit)).has_access_code).toBe(false);
    expect((await post(`${visit.id}/reveal_access_code`, {})).statusCode).toBe(404);
    const log = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    const entries = log.json<{ results: { action: string; subject_id: string }[] }>().results;
    expect(entries.filter((entry) => entry.subject_id === visit.id)).toMatchObject([
      { action: 'update' },
      { action: 'update' },
    ]);
    const mail = await latestMail();
    expect(mail?.subject).toBe(`Your visit ${visit.reference} has changed`);
    expect(mail?.text).not.toMatch(/Hill Road|Epping|Blaxland/u);
  });
});

describe('other notes', () => {
  it('keep the code, and send no email', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    await post(`${visit.id}/access_code`, { access_code: '4711' });
    const mails = (await api.mails(client.email)).length;
    const now = await edited(visit, { notes: 'Ring twice.' });
    expect(now.notes).toBe('Ring twice.');
    expect(now.events.at(-1)?.reason).toBe('Other notes on getting in.');
    expect((await readWorkSheet(api, staff, visit)).has_access_code).toBe(true);
    expect(await api.mails(client.email)).toHaveLength(mails);
    const seen = await readAppointment(api, client, visit);
    expect(seen.notes).toBe('Ring twice.');
    expect(seen.events.map(({ actor_name: name }) => name)).toEqual([null, null, null]);
  });
});

describe('an edit is refused', () => {
  it('when it changes nothing', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const response = await edit(visit, {});
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      non_field_errors: ['Nothing is changed yet. Change the service, the address or the notes.'],
    });
  });

  it('to another service, for a visit with the price of its quote', async () => {
    const quote = await createDraft(api, client);
    await storeStatus(api, quote, 'approved');
    const agreed = [{ ...PLANNED_TIME, staff_id: staff.id }];
    await api.call({
      method: 'POST',
      path: `quotes/${quote.id}/convert/`,
      as: staff,
      body: { version: quote.version, appointments: agreed },
    });
    const list = await api.call({ path: `appointments/?client_id=${client.id}`, as: staff });
    const [{ id }] = list.json<{ results: [{ id: string }] }>().results;
    const visit = await readAppointment(api, staff, { id });
    const response = await edit(visit, { service_id: 'deep' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['service_id']);
    expect(await edited(visit, { notes: 'Ring twice.' })).toMatchObject({ notes: 'Ring twice.' });
  });

  it('once the work has begun', async () => {
    const visit = await startedAppointment(api, { client, staff });
    const response = await edit(visit, { notes: 'Ring twice.' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      detail: 'This visit is under way, so it cannot be changed now.',
    });
  });

  it('when a colleague was faster', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const moved = await commanded(api, staff, visit, 'assign', { staff_id: null });
    const response = await edit(visit, { notes: 'Ring twice.' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ current: { version: moved.version } });
    expect((await readAppointment(api, client, visit)).notes).toBe(visit.notes);
  });

  it.each([
    ['a postcode that is none', { postcode: '21' }, 'postcode'],
    ['no street', { address_line1: ' ' }, 'address_line1'],
    ['a service that we do not have', { service_id: 'gardening' }, 'service_id'],
  ])('for %s', async (_, changes, field) => {
    const visit = await confirmedAppointment(api, { client, staff });
    const response = await edit(visit, changes);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});
