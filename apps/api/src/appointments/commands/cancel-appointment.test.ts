import type { Settings } from '@cleaning/contract/settings';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  command,
  commanded,
  confirmedAppointment,
  FREE_UNTIL,
  requestAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';

/** A moment after the last free one. */
const LATE = '2026-11-30T22:30:00.001Z';
const BEGINNING = '2026-11-21T00:00:00.000Z';

const { api, client, staff } = startWithClientAndOffice();

const audited = async () => {
  const admin = await api.signIn({ userType: 'admin' });
  const response = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
  return response.json<{ results: unknown[] }>().results;
};

/** Changes settings until the end of the test. */
async function changeTerms(terms: object): Promise<void> {
  const admin = await api.signIn({ userType: 'admin' });
  const read = await api.call({ path: 'settings/', as: admin });
  const before = read.json<Settings>();
  const change = async (version: number, changes: object) => {
    const body = { version, ...changes };
    const changed = await api.call({ method: 'PATCH', path: 'settings/', as: admin, body });
    expect(changed.statusCode).toBe(200);
  };
  await change(before.version, terms);
  onTestFinished(() =>
    change(before.version + 1, {
      cancellation_notice_days: before.cancellation_notice_days,
      late_cancellation_percent: before.late_cancellation_percent,
    }),
  );
}

describe('the end of free cancellation', () => {
  test.each([
    ['midweek', '2026-12-02T22:30:00.000Z', '2026-11-30T22:30:00.000Z'],
    // Tuesday 6 October at ten: the weekend, Labour Day and the start of daylight saving do not count.
    ['over a public holiday', '2026-10-05T23:00:00.000Z', '2026-10-01T00:00:00.000Z'],
    ['on a Monday', '2026-11-29T22:00:00.000Z', '2026-11-25T22:00:00.000Z'],
    // Wednesday 30 December: Christmas, Boxing Day and the day in its place do not count.
    ['after Christmas', '2026-12-29T22:00:00.000Z', '2026-12-23T22:00:00.000Z'],
  ])('is computed for an appointment %s', async (_what, startsAt, freeUntil) => {
    api.clock.set('2026-09-21T00:00:00.000Z');
    const confirmed = await confirmedAppointment(
      api,
      { client, staff },
      {
        starts_at: startsAt,
        ends_at: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      },
    );
    expect(confirmed.free_until).toBe(freeUntil);
  });

  test('stays the same when the company changes its rule afterwards', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    await changeTerms({ cancellation_notice_days: 7 });
    const kept = await api.call({ path: `appointments/${confirmed.id}/`, as: client });
    expect(kept.json()).toMatchObject({ free_until: FREE_UNTIL });
    const moved = await commanded(api, staff, confirmed, 'reschedule', {
      starts_at: confirmed.starts_at,
      ends_at: '2026-12-03T02:00:00.000Z',
      staff_id: staff.id,
      reason: 'An hour longer, by the new terms.',
    });
    expect(moved.free_until).toBe('2026-11-23T22:30:00.000Z');
  });
});

describe('a cancellation by the client', () => {
  test.each([
    ['at the last free moment is in time', FREE_UNTIL, false],
    ['a moment later is late', LATE, true],
    ['a minute before the visit is late', '2026-12-02T22:29:00.000Z', true],
  ])('%s', async (_what, now, isLate) => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(now);
    const cancelled = await commanded(api, client, confirmed, 'cancel', { reason: 'I am away.' });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancellation: { by: 'client', notice_at: now, is_late: isLate },
      available_commands: [],
    });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe(`Your visit ${cancelled.reference} is cancelled`);
    expect(mail?.text.includes('a fee may apply')).toBe(isLate);
  });

  test('is refused when it was free by what the client was shown, and is late by now', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(LATE);
    const cancel = (costShownAt: string) =>
      command(api, client, confirmed, 'cancel', { cost_shown_at: costShownAt });
    const stale = await cancel(FREE_UNTIL);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail:
          'Free cancellation has ended since you opened this, so a fee may apply. Check the cost and try again.',
        current: { id: confirmed.id, version: confirmed.version, status: 'confirmed' },
      },
    ]);
    expect((await cancel(LATE)).json()).toMatchObject({ cancellation: { is_late: true } });
  });

  test.each([
    ['in time, for any fee', FREE_UNTIL, 0, 200],
    ['late, for the fee that the client was shown', LATE, 60, 200],
    ['late, for a lower fee than the client was shown', LATE, 61, 200],
    ['late, for a higher fee than the client was shown', LATE, 50, 409],
  ])('%s', async (_title, now, percent, status) => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    await changeTerms({ late_cancellation_percent: 60 });
    api.clock.set(now);
    const answer = await command(api, client, confirmed, 'cancel', { cost_shown_percent: percent });
    expect(answer.statusCode).toBe(status);
    if (status === 200) return;
    expect(answer.json()).toMatchObject({
      code: 'stale_version',
      detail:
        'The fee for cancelling late has changed since you opened this. Check the cost and try again.',
      current: { id: confirmed.id, version: confirmed.version, status: 'confirmed' },
    });
  });

  test('is free in time, also when a clock that is ahead showed a fee', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set(FREE_UNTIL);
    const cancelled = await commanded(api, client, confirmed, 'cancel', {
      cost_shown_at: '2026-12-01T00:00:00.000Z',
    });
    expect(cancelled.cancellation).toMatchObject({ by: 'client', is_late: false });
  });

  test('is never late while there is no time', async () => {
    const requested = await requestAppointment(api, client);
    api.clock.set('2026-12-02T23:00:00.000Z');
    const cancelled = await commanded(api, client, requested, 'cancel');
    expect(cancelled.cancellation).toMatchObject({ by: 'client', is_late: false });
  });

  test('is refused once the appointment has started, with the advice to call', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-02T22:30:00.000Z');
    const response = await command(api, client, confirmed, 'cancel');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      detail: 'The time of this visit has come. Call us about it.',
      current: { available_commands: [] },
    });
  });

  test('cannot state when notice was given', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    const response = await command(api, client, confirmed, 'cancel', {
      client_notice_at: BEGINNING,
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('a cancellation by staff', () => {
  test('needs a reason, and is never late', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-02T22:00:00.000Z');
    const silent = await command(api, staff, confirmed, 'cancel');
    expect([silent.statusCode, silent.json()]).toEqual([
      400,
      { reason: ['Say why, in a sentence.'] },
    ]);
    const cancelled = await commanded(api, staff, confirmed, 'cancel', { reason: 'Sam is ill.' });
    expect(cancelled.cancellation).toMatchObject({ by: 'staff', is_late: false });
    expect(await audited()).toMatchObject([
      { action: 'act_for_client', subject_type: 'appointment', reason: 'Sam is ill.' },
    ]);
  });

  test('for a client who phoned records when notice was given', async () => {
    const confirmed = await confirmedAppointment(api, { client, staff });
    api.clock.set('2026-12-01T03:00:00.000Z');
    const cancelled = await commanded(api, staff, confirmed, 'cancel', {
      reason: 'Robin phoned.',
      client_notice_at: '2026-11-30T22:00:00Z',
    });
    expect(cancelled).toMatchObject({
      cancellation: { by: 'client', notice_at: '2026-11-30T22:00:00.000Z', is_late: false },
    });
    expect(cancelled.events.at(-1)).toMatchObject({ actor: 'staff', reason: 'Robin phoned.' });
  });

  test.each(['2026-12-01T03:00:00.001Z', '2026-11-20T23:59:59Z'])(
    'cannot state notice at %s',
    async (noticeAt) => {
      const confirmed = await confirmedAppointment(api, { client, staff });
      api.clock.set('2026-12-01T03:00:00.000Z');
      const response = await command(api, staff, confirmed, 'cancel', {
        reason: 'Robin phoned.',
        client_notice_at: noticeAt,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toHaveProperty('client_notice_at');
    },
  );
});
