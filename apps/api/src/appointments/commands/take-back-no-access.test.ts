import type { Appointment } from '@cleaning/contract/appointments';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  appointmentIn,
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  readAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { invoiceIn } from '../../../test/invoice-fixtures.ts';
import { CHARGE, decided, fromAppointments, storeRate } from '../../../test/late-fee-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Noah' },
  staff: { firstName: 'Hana' },
});
beforeEach(() => storeRate(api, { client, staff }));

/** A quarter of an hour after the planned start. */
const MISSED_AT = '2026-12-02T22:45:00.000Z';
const REASON = 'He was in the garden and called back.';

async function missed(): Promise<Appointment> {
  const visit = await confirmedAppointment(api, { client, staff });
  api.clock.set(MISSED_AT);
  return commanded(api, staff, visit, 'no_access', { reason: 'Rang twice.' });
}

const takeBack = (visit: Pick<Appointment, 'id' | 'version'>, body: object, as = staff) =>
  api.call({
    method: 'POST',
    path: `appointments/${visit.id}/no_access/take_back/`,
    as,
    body: { version: visit.version, reason: REASON, ...body },
  });

const latestMail = async () => (await api.mails(client.email))[0];

describe('a visit without access after all', () => {
  test('goes on from when the cleaner got in, without its fee, and the client is told', async () => {
    const visit = await missed();
    expect(visit.fee).toMatchObject({ state: 'open' });
    api.clock.set('2026-12-02T23:00:00.000Z');
    const startedAt = '2026-12-02T22:55:00.000Z';
    const now = appointmentIn(await takeBack(visit, { outcome: 'went_on', started_at: startedAt }));
    expect(now).toMatchObject({
      status: 'in_progress',
      actual_started_at: startedAt,
      actual_ended_at: null,
      fee: null,
    });
    expect(now.events.at(-1)).toMatchObject({
      command: 'start_after_no_access',
      from_status: 'no_access',
      reason: REASON,
    });
    const mail = await latestMail();
    expect(mail?.subject).toBe(`We are at your visit ${visit.reference} now`);
    expect(mail?.text).toContain('Please ignore our earlier email');
    expect(mail?.text).not.toMatch(/fee|garden/u);
    const done = await commanded(api, staff, now, 'complete', {
      ended_at: '2026-12-02T23:00:00.000Z',
    });
    expect(done.status).toBe('completed');
  });

  test('is still to come at its time, and a second no access has a fee again', async () => {
    const visit = await missed();
    const now = appointmentIn(await takeBack(visit, { outcome: 'to_come' }));
    expect(now).toMatchObject({ status: 'confirmed', ...PLANNED_TIME, actual_started_at: null });
    const mail = await latestMail();
    expect(mail?.text).toContain('The visit stays as planned');
    const again = await commanded(api, staff, now, 'no_access', { reason: 'Nobody home.' });
    expect(again.fee).toMatchObject({ state: 'open' });
  });

  test('was done, with the times that the office types, and takes back a fee that was charged', async () => {
    const charged = await decided(api, staff, await missed(), CHARGE);
    api.clock.set('2026-12-04T00:00:00.000Z');
    const times = { started_at: PLANNED_TIME.starts_at, ended_at: PLANNED_TIME.ends_at };
    const now = appointmentIn(await takeBack(charged, { outcome: 'done', ...times }));
    expect(now).toMatchObject({
      status: 'completed',
      actual_started_at: times.started_at,
      actual_ended_at: times.ended_at,
      fee: null,
      available_commands: ['correct_times'],
    });
    expect((await latestMail())?.text).toContain('You do not pay the fee that we told you about.');
    expect((await readAppointment(api, client, now)).status).toBe('completed');
  });
});

describe('taking back is refused', () => {
  test.each([
    ['without what happened', {}, 'outcome'],
    ['without a reason', { outcome: 'to_come', reason: ' ' }, 'reason'],
    ['without a start', { outcome: 'went_on' }, 'started_at'],
    ['without an end', { outcome: 'done', started_at: PLANNED_TIME.starts_at }, 'ended_at'],
    [
      'with an end before the start',
      { outcome: 'done', started_at: PLANNED_TIME.starts_at, ended_at: '2026-12-02T22:00:00.000Z' },
      'ended_at',
    ],
    [
      'with more than 14 hours of work',
      {
        outcome: 'done',
        started_at: '2026-12-02T08:00:00.000Z',
        ended_at: '2026-12-02T22:01:00.000Z',
      },
      'ended_at',
    ],
    [
      'from a time to come',
      { outcome: 'went_on', started_at: '2026-12-03T05:00:00.000Z' },
      'started_at',
    ],
    [
      'since yesterday',
      { outcome: 'went_on', started_at: '2026-12-01T22:55:00.000Z' },
      'started_at',
    ],
  ])('%s', async (_what, body, field) => {
    const refused = await takeBack(await missed(), body);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  test('as still to come once its time has passed', async () => {
    const visit = await missed();
    api.clock.set('2026-12-03T02:00:00.000Z');
    const refused = await takeBack(visit, { outcome: 'to_come' });
    expect(refused.json()).toEqual({
      outcome: [
        'The time of this visit has passed. Say that the clean was done, or book another visit.',
      ],
    });
  });

  test('when it is on an invoice, which is named', async () => {
    const charged = await decided(api, staff, await missed(), CHARGE);
    invoiceIn(await fromAppointments(api, staff, { appointment_ids: [charged.id] }));
    const refused = await takeBack(charged, { outcome: 'to_come' });
    expect(refused.json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringContaining('on a draft invoice') as unknown,
      current: { fee: { state: 'charged' } },
    });
  });

  test('when the cleaner has another visit by now', async () => {
    const visit = await missed();
    const other = await api.signIn();
    await confirmedAppointment(
      api,
      { client: other, staff },
      { starts_at: '2026-12-02T23:30:00.000Z', ends_at: '2026-12-03T00:30:00.000Z' },
    );
    const refused = await takeBack(visit, { outcome: 'to_come' });
    expect(refused.json()).toMatchObject({
      code: 'double_booked',
      detail: expect.stringContaining('Hana') as unknown,
    });
  });

  test('from a cleaner, a client, another version, and a visit that had access', async () => {
    const visit = await missed();
    const body = { outcome: 'to_come' };
    const cleaner = await api.signIn({ userType: 'staff', staffRole: 'cleaner' });
    expect((await takeBack(visit, body, cleaner)).statusCode).toBe(403);
    expect((await takeBack(visit, body, client)).statusCode).toBe(403);
    expect((await takeBack({ ...visit, version: 1 }, body)).json()).toMatchObject({
      code: 'stale_version',
    });
    const now = appointmentIn(await takeBack(visit, body));
    expect((await takeBack(now, body)).json()).toMatchObject({
      code: 'invalid_transition',
      detail:
        'This visit is confirmed, so it cannot be taken back to a visit that is still to come now.',
    });
  });
});
