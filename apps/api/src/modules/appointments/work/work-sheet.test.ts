import {
  appointmentTaskSchema,
  workSheetSchema,
  type Appointment,
  type Thread,
} from '@cleaning/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  appointmentIn,
  command,
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../../../test/appointment-fixtures.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../../test/create-test-app.ts';

let api: TestApp;
let client: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.set('2026-11-21T00:00:00.000Z');
  client = await api.signIn();
  staff = await api.signIn({ userType: 'staff', firstName: 'Sam' });
});

const MORNING_OF_THE_DAY = '2026-12-02T21:00:00.000Z';

const post = (path: string, body: object, as = staff, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', path, as, body, headers });

async function sheetOf({ id }: Pick<Appointment, 'id'>) {
  const response = await api.call({ path: `appointments/${id}/work_sheet/`, as: staff });
  expect(response.statusCode).toBe(200);
  return workSheetSchema.parse(response.json());
}

async function startedAppointment() {
  const confirmed = await confirmedAppointment(api, { client, staff });
  api.clock.set(MORNING_OF_THE_DAY);
  return commanded(api, staff, confirmed, 'start');
}

describe('the work sheet', () => {
  test('has the appointment, the tasks of its service and the appointments before it', async () => {
    const first = await confirmedAppointment(api, { client, staff });
    const second = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-09T22:30:00.000Z', ends_at: '2026-12-10T01:00:00.000Z' },
    );
    const sheet = await sheetOf(second);
    expect(sheet.appointment.id).toBe(second.id);
    expect(sheet.has_access_code).toBe(false);
    expect(sheet.tasks.map(({ label }) => label)).toContain('Vacuum all rooms');
    expect(sheet.earlier.map(({ id }) => id)).toEqual([first.id]);
    expect((await sheetOf(first)).earlier).toEqual([]);
  });

  test('says of an appointment before it how long it took, and what was noted', async () => {
    const started = await startedAppointment();
    await commanded(api, staff, started, 'complete', { notes: 'Spare key returned.' });
    const next = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-16T22:30:00.000Z', ends_at: '2026-12-17T01:00:00.000Z' },
    );
    const { earlier } = await sheetOf(next);
    expect(earlier.find(({ id }) => id === started.id)).toMatchObject({
      completion_notes: 'Spare key returned.',
      actual_started_at: started.actual_started_at,
      actual_ended_at: expect.stringMatching(/Z$/u),
    });
  });

  test('says who changed the appointment last, and why', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const priya = await api.signIn({ userType: 'staff', firstName: 'Priya' });
    await commanded(api, priya, visit, 'reschedule', {
      starts_at: visit.starts_at,
      ends_at: '2026-12-03T02:00:00.000Z',
      staff_id: staff.id,
      reason: 'The client asked us to stay longer.',
    });
    expect((await sheetOf(visit)).latest_change).toEqual({
      actor: 'staff',
      name: 'Priya',
      reason: 'The client asked us to stay longer.',
      occurred_at: expect.stringMatching(/^2026-11-21T00:00:00/u),
    });
  });

  test('is for staff alone', async () => {
    const { id } = await confirmedAppointment(api, { client, staff });
    const response = await api.call({ path: `appointments/${id}/work_sheet/`, as: client });
    expect(response.statusCode).toBe(403);
  });
});

describe('tasks', () => {
  test('are ticked, and the tick can be taken back', async () => {
    const { id } = await startedAppointment();
    const [task] = (await sheetOf({ id })).tasks;
    const path = `appointments/${id}/tick_task/`;
    const done = await post(path, { task_id: task?.id, is_done: true });
    expect(appointmentTaskSchema.parse(done.json()).done_at).toBe(api.clock.now.toISOString());
    await post(path, { task_id: task?.id, is_done: false });
    expect((await sheetOf({ id })).tasks[0]?.done_at).toBeNull();
  });

  test('are added at the end, once for two presses', async () => {
    const { id } = await startedAppointment();
    const add = () =>
      post(`appointments/${id}/tasks/`, { label: 'Water the fern' }, staff, {
        'idempotency-key': `fern-${id}`,
      });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const labels = (await sheetOf({ id })).tasks.map(({ label }) => label);
    expect(labels.filter((label) => label === 'Water the fern')).toHaveLength(1);
    expect(labels.at(-1)).toBe('Water the fern');
  });

  test('of another appointment are not there', async () => {
    const { id } = await startedAppointment();
    const other = await requestAppointment(api, client);
    const [task] = (await sheetOf(other)).tasks;
    const response = await post(`appointments/${id}/tick_task/`, {
      task_id: task?.id,
      is_done: true,
    });
    expect(response.statusCode).toBe(404);
  });

  test('stay as they are once the work is over', async () => {
    const started = await startedAppointment();
    const [task] = (await sheetOf(started)).tasks;
    api.clock.advance(3_600_000);
    await commanded(api, staff, started, 'complete');
    const response = await post(`appointments/${started.id}/tick_task/`, {
      task_id: task?.id,
      is_done: true,
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'invalid_transition',
      current: { id: started.id, status: 'completed' },
    });
  });
});

describe('what a phone without a signal sends later', () => {
  const LATER = '2026-12-03T04:00:00.000Z';

  test('is recorded with the times of the phone, once however often it is sent', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const [task] = (await sheetOf(confirmed)).tasks;
    api.clock.set(LATER);
    const send = async (action: string, body: object) => {
      const key = { 'idempotency-key': `${action}-${confirmed.id}` };
      const path = `appointments/${confirmed.id}/${action}/`;
      const [first, repeat] = [
        await post(path, body, staff, key),
        await post(path, body, staff, key),
      ];
      expect([first.statusCode, repeat.body]).toEqual([first.statusCode, first.body]);
      return first;
    };
    const started = appointmentIn(
      await send('start', { version: confirmed.version, started_at: '2026-12-02T22:31:00.000Z' }),
    );
    expect(started.actual_started_at).toBe('2026-12-02T22:31:00.000Z');
    const doneAt = '2026-12-02T23:10:00.000Z';
    await send('tick_task', { task_id: task?.id, is_done: true, done_at: doneAt });
    expect((await sheetOf(confirmed)).tasks[0]?.done_at).toBe(doneAt);
    expect((await send('office_note', { notes: 'The bin is full.' })).statusCode).toBe(204);
    const completed = appointmentIn(
      await send('complete', { version: started.version, ended_at: '2026-12-03T00:55:00.000Z' }),
    );
    expect(completed).toMatchObject({
      status: 'completed',
      version: started.version + 1,
      actual_ended_at: '2026-12-03T00:55:00.000Z',
      completion_notes: 'The bin is full.',
    });
    const over = await post(`appointments/${confirmed.id}/office_note/`, { notes: 'Too late.' });
    expect(over.statusCode).toBe(409);
  });

  test('is taken from a phone whose clock is a little ahead, as of now', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(LATER);
    const started = appointmentIn(
      await command(api, staff, confirmed, 'start', { started_at: '2026-12-03T04:04:00.000Z' }),
    );
    expect(started.actual_started_at).toBe(LATER);
  });

  test.each([
    ['still to come', LATER, '2026-12-03T04:06:00.000Z'],
    ['more than 7 days ago', '2026-12-10T04:00:00.000Z', '2026-12-03T03:00:00.000Z'],
  ])('is refused for a time that is %s', async (words, now, doneAt) => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const [task] = (await sheetOf(confirmed)).tasks;
    api.clock.set(now);
    const start = await command(api, staff, confirmed, 'start', { started_at: doneAt });
    expect(start.json()).toEqual({ started_at: [expect.stringContaining(words)] });
    const tick = await post(`appointments/${confirmed.id}/tick_task/`, {
      task_id: task?.id,
      is_done: true,
      done_at: doneAt,
    });
    expect(tick.json()).toEqual({ done_at: [expect.stringContaining(words)] });
  });

  test('cannot have begun before the day of the visit', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(LATER);
    const early = await command(api, staff, confirmed, 'start', {
      started_at: '2026-12-02T12:59:00.000Z',
    });
    expect(early.json()).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('a secret code', () => {
  test('is stored encrypted, shown on demand, and both are in the audit log', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const { id } = await startedAppointment();
    expect(
      (await post(`appointments/${id}/access_code/`, { access_code: '4711#' })).statusCode,
    ).toBe(204);
    const sheet = await sheetOf({ id });
    expect(sheet.has_access_code).toBe(true);
    expect(JSON.stringify(sheet)).not.toContain('4711#');
    const shown = await post(`appointments/${id}/reveal_access_code/`, {});
    expect(shown.json()).toEqual({ access_code: '4711#' });
    const log = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    const entries = log.json<{ results: { action: string; subject_id: string }[] }>().results;
    expect(entries.filter((entry) => entry.subject_id === id).map(({ action }) => action)).toEqual([
      'reveal_access_code',
      'update',
    ]);
  });

  test('can be taken away, and then there is none to show', async () => {
    const { id } = await startedAppointment();
    await post(`appointments/${id}/access_code/`, { access_code: '4711' });
    await post(`appointments/${id}/access_code/`, { access_code: '' });
    expect((await sheetOf({ id })).has_access_code).toBe(false);
    expect((await post(`appointments/${id}/reveal_access_code/`, {})).statusCode).toBe(404);
  });

  test('is not shown to clients', async () => {
    const { id } = await startedAppointment();
    await post(`appointments/${id}/access_code/`, { access_code: '4711' });
    const response = await post(`appointments/${id}/reveal_access_code/`, {}, client);
    expect(response.statusCode).toBe(403);
  });
});

const needsAt = async (id: string) =>
  workSheetSchema.parse(
    (await api.call({ path: `appointments/${id}/work_sheet/`, as: staff })).json(),
  ).needs;

describe('what the cleaner minds at the place', () => {
  const NEEDS = {
    parking: 'Visitor bay 4, under the building',
    mobility: 'Uses a wheelchair. Leave the hall clear.',
    products: 'No bleach and no fragrance',
  };

  test('is what the client keeps with that address now, however it is written', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    expect(await needsAt(visit.id)).toBeNull();
    const place = { line1: '1 BLAXLAND Road', suburb: 'ryde', postcode: '2112' };
    const path = 'accounts/addresses/';
    const kept = await api.call({
      method: 'POST',
      path,
      as: client,
      body: { ...place, parking: NEEDS.parking, mobility: NEEDS.mobility },
    });
    expect(kept.statusCode).toBe(201);
    expect(await needsAt(visit.id)).toEqual({ ...NEEDS, products: '' });
    const { id, version } = kept.json<{ id: string; version: number }>();
    const changes = { version, products: NEEDS.products };
    await api.call({ method: 'PATCH', path: `${path}${id}/`, as: client, body: changes });
    expect(await needsAt(visit.id)).toEqual(NEEDS);
  });

  test('is nothing of another client at the same address, and nothing too long', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const neighbour = await api.signIn();
    const place = { line1: '1 Blaxland Road', suburb: 'Ryde', postcode: '2112' };
    const call = { method: 'POST', path: 'accounts/addresses/', as: neighbour } as const;
    await api.call({ ...call, body: { ...place, ...NEEDS } });
    expect(await needsAt(visit.id)).toBeNull();
    const long = await api.call({ ...call, body: { ...place, parking: 'x'.repeat(201) } });
    expect(long.json()).toHaveProperty('parking');
  });
});

describe('running late', () => {
  test('tells the client when the cleaner will be there', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const late = await post(`appointments/${confirmed.id}/running_late/`, {
      version: confirmed.version,
      minutes: 20,
    });
    expect(late.statusCode).toBe(200);
    expect(appointmentIn(late)).toMatchObject({
      status: 'confirmed',
      expected_at: '2026-12-02T22:50:00.000Z',
      version: confirmed.version + 1,
    });
    expect(appointmentIn(late).events.at(-1)).toMatchObject({
      command: 'report_running_late',
      reason: 'About 20 minutes late.',
    });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`We are running late for your visit ${confirmed.reference}`);
    expect(mail?.text).toContain('We will be there about 9:50 am.');
  });

  test('gives the client the words of the cleaner in a conversation, of which one email tells', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const { version } = confirmed;
    const path = `appointments/${confirmed.id}/running_late/`;
    const late = { version, minutes: 20, message: 'The train stands still. I am on my way.' };
    const before = (await api.mails(client.email)).length;
    expect((await post(path, late)).statusCode).toBe(200);
    const mails = await api.mails(client.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toContain('We will be there about 9:50 am.');
    expect(mails[0]?.text).toContain('We have written to you about it.');
    expect(mails[0]?.text).not.toContain('train');

    const threads = await api.call({ path: 'messages/', as: client });
    const { results } = threads.json<{ results: Thread[] }>();
    expect(results).toMatchObject([
      {
        subject: `Running late for visit ${confirmed.reference}`,
        about: { type: 'appointment', id: confirmed.id },
        last_message: { excerpt: late.message },
      },
    ]);
    const stranger = await api.signIn();
    const others = await api.call({ path: 'messages/', as: stranger });
    expect(others.json()).toMatchObject({ count: 0 });

    // A second press has an old version: it neither mails nor writes again.
    expect((await post(path, late)).json()).toMatchObject({ code: 'stale_version' });
    expect(await api.mails(client.email)).toHaveLength(before + 1);
    const again = await api.call({ path: 'messages/', as: client });
    expect(again.json()).toMatchObject({ count: 1 });
  });

  test('tells the client of a longer wait in the same conversation', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const path = `appointments/${visit.id}/running_late/`;
    const first = { version: visit.version, minutes: 20, message: 'The train stands still.' };
    const { version } = appointmentIn(await post(path, first));
    api.clock.advance(1);
    const second = { version, minutes: 45, message: 'It still stands.' };
    expect((await post(path, second)).statusCode).toBe(200);
    const threads = await api.call({ path: 'messages/', as: client });
    expect(threads.json()).toMatchObject({
      count: 1,
      results: [{ message_count: 2, last_message: { excerpt: second.message } }],
    });
  });

  test('has a message with words in it, of at most 500 characters', async () => {
    const { id, version } = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    for (const message of ['  ', 'x'.repeat(501)]) {
      const refused = await post(`appointments/${id}/running_late/`, {
        version,
        minutes: 20,
        message,
      });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty('message');
    }
  });

  test('is said on the day, with a time still to come, and by a caller who knows the latest', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const path = `appointments/${confirmed.id}/running_late/`;
    const { version } = confirmed;
    expect((await post(path, { version, minutes: 20 })).statusCode).toBe(409);
    api.clock.set('2026-12-02T23:00:00.000Z');
    const past = await post(path, { version, minutes: 10 });
    expect(past.json()).toEqual({ minutes: ['That time has passed. Choose a longer delay.'] });
    const stale = await post(path, { version: version - 1, minutes: 60 });
    expect(stale.json()).toMatchObject({ code: 'stale_version' });
  });

  test('is forgotten when the appointment moves', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(MORNING_OF_THE_DAY);
    const late = appointmentIn(
      await post(`appointments/${confirmed.id}/running_late/`, {
        version: confirmed.version,
        minutes: 20,
      }),
    );
    api.clock.advance(1);
    const moved = await command(api, staff, late, 'reschedule', {
      starts_at: '2026-12-03T02:00:00.000Z',
      ends_at: '2026-12-03T04:00:00.000Z',
      staff_id: staff.id,
      reason: 'The car broke down.',
    });
    expect(appointmentIn(moved).expected_at).toBeNull();
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('You can read why on the page below.');
    expect(mail?.text).not.toContain('car broke down');
  });
});
