import { appointmentSchema, type Appointment } from '@cleaning/contract/appointments';
import { describe, expect, test } from 'vitest';
import { commanded, readAppointment } from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { invoiceIn } from '../../../test/invoice-fixtures.ts';
import { readWorkSheet, startedAppointment } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff: office } = startWithClientAndOffice();

/** When the clock of the phone says that the work began and ended: 8:00 am to 12:31 pm. */
const CLOCK = { started_at: '2026-12-02T21:00:00.000Z', ended_at: '2026-12-03T01:31:00.000Z' };
const RIGHT = { started_at: '2026-12-02T22:30:00.000Z', ended_at: '2026-12-03T01:00:00.000Z' };
const REASON = 'Mia forgot to press Complete.';

/** A visit that Mia completed on Thursday 3 December. */
async function completed(cleaner = office): Promise<Appointment> {
  const started = await startedAppointment(api, { client, staff: cleaner });
  api.clock.set(CLOCK.ended_at);
  return commanded(api, cleaner, started, 'complete', CLOCK);
}

const correct = ({ id, version }: Appointment, body: object = {}, as = office, key?: string) =>
  api.call({
    method: 'POST',
    path: `appointments/${id}/correct_times/`,
    as,
    body: { version, ...RIGHT, reason: REASON, ...body },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

describe('the times of a completed visit', () => {
  test('are corrected with a reason, and what the clock said stays', async () => {
    const visit = await completed();
    const answer = await correct(visit);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      appointment: {
        status: 'completed',
        version: visit.version + 1,
        actual_started_at: RIGHT.started_at,
        actual_ended_at: RIGHT.ended_at,
      },
      invoice: null,
    });
    const later = { ...RIGHT, ended_at: '2026-12-03T01:10:00.000Z' };
    const again = appointmentSchema.parse(answer.json<{ appointment: object }>().appointment);
    expect((await correct(again, { ...later, reason: 'The oven.' })).statusCode).toBe(200);
    const sheet = await readWorkSheet(api, office, visit);
    expect(sheet.time_corrections).toMatchObject([
      {
        started_before: CLOCK.started_at,
        ended_before: CLOCK.ended_at,
        started_after: RIGHT.started_at,
        ended_after: RIGHT.ended_at,
        reason: REASON,
        corrected_by: 'Sam',
      },
      { ended_before: RIGHT.ended_at, ended_after: later.ended_at, reason: 'The oven.' },
    ]);
    const events = sheet.appointment.events.filter(({ command }) => command === 'correct_times');
    expect(events).toMatchObject([{ reason: REASON }, { reason: 'The oven.' }]);
  });

  test('are corrected once for two presses', async () => {
    const visit = await completed();
    const key = `correct-${visit.id}`;
    const answers = await Promise.all([
      correct(visit, {}, office, key),
      correct(visit, {}, office, key),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await readWorkSheet(api, office, visit)).time_corrections).toHaveLength(1);
  });

  test('are refused where they are not possible, with the field to mend', async () => {
    const visit = await completed();
    const refused = async (body: object) => (await correct(visit, body)).json<object>();
    expect(await refused({ ended_at: RIGHT.started_at })).toEqual({
      ended_at: ['The finish is before the start. Type a later time.'],
    });
    expect(await refused({ ended_at: '2026-12-03T02:00:00.000Z' })).toEqual({
      ended_at: ['This time is still to come. Type a time that has passed.'],
    });
    expect(await refused(CLOCK)).toEqual({
      ended_at: ['These are the times already. Change one of them.'],
    });
    expect(await refused({ reason: ' ' })).toEqual({ reason: ['Say why, in a sentence.'] });
  });

  test('stay as they are before the visit is completed, and for a stale page', async () => {
    const started = await startedAppointment(api, { client, staff: office });
    expect((await correct(started)).json()).toMatchObject({ code: 'invalid_transition' });
    api.clock.set(CLOCK.ended_at);
    const done = await commanded(api, office, started, 'complete', CLOCK);
    expect((await correct(started)).json()).toMatchObject({
      code: 'stale_version',
      current: { version: done.version },
    });
  });

  test('are for the office: a cleaner reads the correction and gives none', async () => {
    const mia = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Mia' });
    const started = await startedAppointment(api, { client, staff: office });
    api.clock.set(CLOCK.ended_at);
    const visit = await commanded(api, office, started, 'complete', CLOCK);
    expect((await correct(visit, {}, mia)).statusCode).toBe(403);
    expect((await correct(visit, {}, client)).statusCode).toBe(403);
    await correct(visit);
    const read = await readAppointment(api, client, visit);
    expect(read.events.map(({ command }) => command)).not.toContain('correct_times');
    expect(JSON.stringify(read)).not.toContain(REASON);
  });

  test('name the invoice that has the visit, which stays as it is', async () => {
    const visit = await completed();
    const body = { appointment_ids: [visit.id], hourly_rate_cents: 60_00 };
    const draft = invoiceIn(
      await api.call({ method: 'POST', path: 'invoices/from_appointments/', as: office, body }),
    );
    expect((await correct(visit)).json()).toMatchObject({
      invoice: { id: draft.id, number: null },
    });
    expect((await readWorkSheet(api, office, visit)).invoice).toEqual({
      id: draft.id,
      number: null,
    });
  });
});
