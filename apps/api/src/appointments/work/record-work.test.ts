import { appointmentTaskSchema } from '@cleaning/contract/appointments';
import { describe, expect, test } from 'vitest';
import {
  appointmentIn,
  command,
  commanded,
  confirmedAppointment,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { readWorkSheet, startedAppointment } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

const post = (path: string, body: object, as = staff, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', path, as, body, headers });

describe('the tasks of an appointment', () => {
  test('can be ticked and unticked', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    const [task] = (await readWorkSheet(api, staff, { id })).tasks;
    const path = `appointments/${id}/tick_task/`;
    const done = await post(path, { task_id: task?.id, is_done: true });
    expect(appointmentTaskSchema.parse(done.json()).done_at).toBe(api.clock.now.toISOString());
    await post(path, { task_id: task?.id, is_done: false });
    expect((await readWorkSheet(api, staff, { id })).tasks[0]?.done_at).toBeNull();
  });

  test('are added at the end, once for two presses', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    const add = () =>
      post(`appointments/${id}/tasks/`, { label: 'Water the fern' }, staff, {
        'idempotency-key': `fern-${id}`,
      });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const labels = (await readWorkSheet(api, staff, { id })).tasks.map(({ label }) => label);
    expect(labels.filter((label) => label === 'Water the fern')).toHaveLength(1);
    expect(labels.at(-1)).toBe('Water the fern');
  });

  test('are not found through another appointment', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    const other = await requestAppointment(api, client);
    const [task] = (await readWorkSheet(api, staff, other)).tasks;
    const response = await post(`appointments/${id}/tick_task/`, {
      task_id: task?.id,
      is_done: true,
    });
    expect(response.statusCode).toBe(404);
  });

  test('cannot be changed once the work is over', async () => {
    const started = await startedAppointment(api, { client, staff });
    const [task] = (await readWorkSheet(api, staff, started)).tasks;
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

describe('work that a phone without a signal sends later', () => {
  const LATER = '2026-12-03T04:00:00.000Z';

  test('is recorded once with the times of the phone, however often it is sent', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const [task] = (await readWorkSheet(api, staff, confirmed)).tasks;
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
    expect((await readWorkSheet(api, staff, confirmed)).tasks[0]?.done_at).toBe(doneAt);
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

  test('is accepted from a phone whose clock is a little ahead, and stored as now', async () => {
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
    const [task] = (await readWorkSheet(api, staff, confirmed)).tasks;
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

  test('cannot have started before the day of the visit', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(LATER);
    const early = await command(api, staff, confirmed, 'start', {
      started_at: '2026-12-02T12:59:00.000Z',
    });
    expect(early.json()).toMatchObject({ code: 'invalid_transition' });
  });
});

const STALE_NOTE =
  'The note for the office has changed since you opened it. Check it and try again.';

const saveNote = (id: string, body: object) => post(`appointments/${id}/office_note/`, body);

describe('a note for the office', () => {
  test('that another one replaced meanwhile is refused with that one, until it was read', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    await saveNote(id, { notes: 'Take the spare key.' });
    const stale = await saveNote(id, { notes: 'Bins are out.', earlier_notes: '' });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: STALE_NOTE,
        current: { id, completion_notes: 'Take the spare key.' },
      },
    ]);
    const read = { notes: 'Bins are out.', earlier_notes: 'Take the spare key.' };
    expect((await saveNote(id, read)).statusCode).toBe(204);
    const { appointment } = await readWorkSheet(api, staff, { id });
    expect(appointment.completion_notes).toBe('Bins are out.');
  });

  test('is saved over any other by a caller who does not say what they read', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    await saveNote(id, { notes: 'Take the spare key.' });
    expect((await saveNote(id, { notes: 'Bins are out.' })).statusCode).toBe(204);
  });

  test('stays when the end of a visit brings none, or one that knew nothing of it', async () => {
    const started = await startedAppointment(api, { client, staff });
    await saveNote(started.id, { notes: 'Take the spare key.' });
    api.clock.advance(3_600_000);
    const stale = await command(api, staff, started, 'complete', {
      notes: 'Bins are out.',
      earlier_notes: '',
    });
    expect(stale.json()).toMatchObject({
      code: 'stale_version',
      detail: STALE_NOTE,
      current: { status: 'in_progress', completion_notes: 'Take the spare key.' },
    });
    const done = await commanded(api, staff, started, 'complete', { earlier_notes: '' });
    expect(done.completion_notes).toBe('Take the spare key.');
  });
});
