import { company } from '@cleaning/company';
import { appointmentSchema } from '@cleaning/contract/appointments';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { describe, expect, test } from 'vitest';
import {
  commanded,
  confirmedAppointment,
  readAppointment,
} from '../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import {
  datesOf,
  movedVisit,
  readSeries,
  seriesCommand,
  seriesCommanded,
  startedSeries,
} from '../../test/series-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

const PAUSE = { from: '2026-12-10', resumes_on: '2027-01-10' };

/** How the visits of a started series were cancelled, in order. */
const cancellations = ({ occurrences }: AppointmentSeries) =>
  Promise.all(
    occurrences.flatMap(({ appointment }) =>
      appointment === null
        ? []
        : [api.call({ path: `appointments/${appointment.id}/`, as: staff }).then(cancellationIn)],
    ),
  );

/** The days on which the visits of a series take place, in the order in which they are listed. */
const daysOf = ({ occurrences }: AppointmentSeries) =>
  occurrences.flatMap(({ date, appointment }) =>
    appointment === null ? [] : [`${date} on ${appointment.appointment_date}`],
  );

const statusOf = async (visit: { readonly id: string }) =>
  (await readAppointment(api, staff, visit)).status;

function cancellationIn(response: { json: () => unknown }) {
  const { cancellation } = appointmentSchema.parse(response.json());
  return cancellation === null ? null : { by: cancellation.by, is_late: cancellation.is_late };
}

const subjects = async (person: TestPerson) =>
  (await api.mails(person.email)).map(({ subject }) => subject);

describe('a pause of a series', () => {
  test('by the client cancels the visits in it, frees the cleaner, and tells both sides once', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    expect(datesOf(paused)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 paused',
      '2026-12-31 paused',
      '2027-01-14 booked',
      '2027-01-28 booked',
      '2027-02-11 booked',
    ]);
    expect(paused).toMatchObject({ status: 'active', available_commands: ['pause', 'resume'] });
    expect(await subjects(client)).toEqual([
      'Your regular visits are paused',
      'Your regular visits are booked',
    ]);
    const [ours] = await api.mails(company.email.support);
    expect(ours?.subject).toBe('A client paused their visits');
    const elsewhere = await confirmedAppointment(
      api,
      { client: await api.signIn(), staff },
      { starts_at: '2026-12-16T22:30:00.000Z', ends_at: '2026-12-17T01:00:00.000Z' },
    );
    expect(elsewhere.status).toBe('confirmed');
  });

  test('lasts until it is resumed, which restores its visits, except a skipped one', async () => {
    const series = await startedSeries(api, { client, staff });
    const first = series.occurrences[0]?.appointment ?? null;
    if (first === null) throw new Error('There is no visit.');
    await commanded(api, client, first, 'cancel');
    const paused = await seriesCommanded(api, client, series, 'pause', { from: '2026-11-23' });
    expect(datesOf(paused).filter((each) => each.endsWith('booked'))).toEqual([]);
    api.clock.set('2026-11-24T00:00:00.000Z');
    const resumed = await seriesCommanded(api, client, paused, 'resume', {
      resumes_on: '2026-11-24',
    });
    expect(resumed.status).toBe('active');
    expect(datesOf(resumed).slice(0, 3)).toEqual([
      '2026-12-03 skipped',
      '2026-12-17 booked',
      '2026-12-31 booked',
    ]);
    expect((await subjects(client))[0]).toBe('Your regular visits start again');
  });

  test('restores a visit without a cleaner when theirs is busy by then', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    await confirmedAppointment(
      api,
      { client: await api.signIn(), staff },
      { starts_at: '2026-12-16T22:30:00.000Z', ends_at: '2026-12-17T01:00:00.000Z' },
    );
    const resumed = await seriesCommanded(api, staff, paused, 'resume', {
      resumes_on: '2026-11-21',
    });
    expect(datesOf(resumed).slice(0, 3)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 to_plan',
      '2026-12-31 booked',
    ]);
  });

  test('by the client cancels a visit late once its free time has ended, and says so', async () => {
    const series = await startedSeries(api, { client, staff });
    // The day before the visit of 3 December; it was free until 1 December.
    api.clock.set('2026-12-02T00:00:00.000Z');
    const paused = await seriesCommanded(api, client, series, 'pause', { from: '2026-12-02' });
    expect(datesOf(paused)[0]).toBe('2026-12-03 paused');
    expect(await cancellations(series)).toEqual([
      { by: 'client', is_late: true },
      ...Array.from({ length: 5 }, () => ({ by: 'client', is_late: false })),
    ]);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('a fee may apply');
    expect(mail?.text).toContain('free of charge:\nThursday 17 December');
  });

  test('by the client is refused when a visit of it was free by what they were shown', async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set('2026-12-02T00:00:00.000Z');
    const pause = (costShownAt: string) =>
      seriesCommand(api, client, series, 'pause', {
        from: '2026-12-02',
        cost_shown_at: costShownAt,
      });
    const stale = await pause('2026-11-30T00:00:00.000Z');
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { id: series.id, version: series.version } },
    ]);
    expect(datesOf(await readSeries(api, client, series))[0]).toBe('2026-12-03 booked');
    expect((await pause('2026-12-02T00:00:00.000Z')).statusCode).toBe(200);
    expect((await cancellations(series))[0]).toEqual({ by: 'client', is_late: true });
  });

  test('by the client is refused when cancelling late costs more than they were shown', async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set('2026-12-02T00:00:00.000Z');
    const pause = (from: string, percent: number) =>
      seriesCommand(api, client, series, 'pause', { from, cost_shown_percent: percent });
    const stale = await pause('2026-12-02', 25);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', current: { id: series.id, version: series.version } },
    ]);
    // Nothing that is cancelled then is late.
    expect((await pause('2026-12-10', 25)).statusCode).toBe(200);
  });

  test('that the client asked staff for is as late as their notice', async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set('2026-12-02T00:00:00.000Z');
    const asked = { from: '2026-12-02', reason: 'They phoned.' };
    const refused = await seriesCommand(api, staff, series, 'pause', {
      ...asked,
      client_notice_at: '2026-12-02T00:10:00.000Z',
    });
    expect(Object.keys(refused.json())).toEqual(['client_notice_at']);
    const own = await seriesCommand(api, client, series, 'pause', {
      ...asked,
      client_notice_at: '2026-12-02T00:00:00.000Z',
    });
    expect(own.statusCode).toBe(403);
    await seriesCommanded(api, staff, series, 'pause', {
      ...asked,
      client_notice_at: '2026-12-02T00:00:00.000Z',
    });
    expect((await cancellations(series))[0]).toEqual({ by: 'client', is_late: true });
  });

  test('by staff needs a reason, and can be on short notice without a fee', async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set('2026-12-02T00:00:00.000Z');
    const silent = await seriesCommand(api, staff, series, 'pause', { from: '2026-12-02' });
    expect(silent.json()).toEqual({ reason: ['Say why, in a sentence.'] });
    const paused = await seriesCommanded(api, staff, series, 'pause', {
      from: '2026-12-02',
      reason: 'Sam broke an arm.',
    });
    expect(paused).toMatchObject({
      status: 'paused',
      events: [{}, { reason: 'Sam broke an arm.' }],
    });
    expect(datesOf(paused)[0]).toBe('2026-12-03 paused');
  });

  test('cancels the visits that take place in it, also those that were moved there, and no other', async () => {
    const series = await startedSeries(api, { client, staff });
    const into = await movedVisit(api, staff, series, { from: '2026-12-03', to: '2026-12-14' });
    const before = await movedVisit(api, staff, series, { from: '2026-12-17', to: '2026-12-04' });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    expect([await statusOf(into), await statusOf(before)]).toEqual(['cancelled', 'confirmed']);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain(
      'free of charge:\nMonday 14 December 2026\nThursday 31 December 2026',
    );
    expect(mail?.text).not.toContain('17 December');
    // Neither date gets a second visit: one was left out by the client, the other took place before.
    expect(datesOf(paused).slice(0, 3)).toEqual([
      '2026-12-03 skipped',
      '2026-12-17 booked',
      '2026-12-31 paused',
    ]);
    const resumed = await seriesCommanded(api, client, paused, 'resume', {
      resumes_on: '2026-11-21',
    });
    expect(daysOf(resumed).slice(0, 3)).toEqual([
      '2026-12-03 on 2026-12-14',
      '2026-12-17 on 2026-12-04',
      '2026-12-31 on 2026-12-31',
    ]);
  });

  test('cancels a moved visit whose own date has passed, late once its free time has ended', async () => {
    const series = await startedSeries(api, { client, staff });
    const moved = await movedVisit(api, staff, series, { from: '2026-12-03', to: '2026-12-07' });
    api.clock.set('2026-12-04T00:00:00.000Z');
    const read = await readSeries(api, client, series);
    expect(daysOf(read)[0]).toBe('2026-12-03 on 2026-12-07');
    await seriesCommanded(api, client, series, 'pause', { from: '2026-12-05' });
    const visit = await api.call({ path: `appointments/${moved.id}/`, as: staff });
    expect(cancellationIn(visit)).toEqual({ by: 'client', is_late: true });
  });

  test.each([
    ['that begins in the past', { from: '2026-11-20' }, 'from'],
    ['that begins in two years', { from: '2028-11-20' }, 'from'],
    ['that ends as it begins', { from: '2026-12-10', resumes_on: '2026-12-10' }, 'resumes_on'],
    ['that ends in two years', { from: '2026-12-10', resumes_on: '2028-12-10' }, 'resumes_on'],
  ])('%s is refused', async (_what, body, field) => {
    const series = await startedSeries(api, { client, staff });
    const response = await seriesCommand(api, client, series, 'pause', body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('is refused while there is one without an end, and as stale in the second of two tabs', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', { from: PAUSE.from });
    const stale = await seriesCommand(api, client, series, 'pause', PAUSE);
    expect(stale.json()).toMatchObject({ code: 'stale_version', current: { version: 2 } });
    const again = await seriesCommand(api, client, paused, 'pause', PAUSE);
    expect(again.json()).toMatchObject({
      code: 'invalid_transition',
      detail: 'These visits are paused already, until somebody starts them again.',
    });
    const tooFar = await seriesCommand(api, client, paused, 'resume', { resumes_on: '2026-11-20' });
    expect(Object.keys(tooFar.json())).toEqual(['resumes_on']);
  });
});

const pauseToday = (series: AppointmentSeries, as: TestPerson) =>
  seriesCommanded(api, as, series, 'pause', { from: '2026-12-03', reason: 'Ill.' });

describe('a pause of today', () => {
  // The visit of Thursday 3 December is from 9:30 to 12:00 in Sydney.
  const BEFORE = '2026-12-02T21:00:00.000Z';
  const BEGUN = '2026-12-02T23:00:00.000Z';
  test('cancels the visit of today before its time, late where the client asks', async () => {
    const series = await startedSeries(api, { client, staff }, { recurrence: 'every_week' });
    api.clock.set(BEFORE);
    await pauseToday(series, client);
    expect((await cancellations(series))[0]).toEqual({ by: 'client', is_late: true });
  });

  test.each([
    ['client', () => client],
    ['staff', () => staff],
  ] as const)('keeps a visit whose time has come, by %s', async (_who, person) => {
    const series = await startedSeries(api, { client, staff }, { recurrence: 'every_week' });
    api.clock.set(BEGUN);
    const paused = await pauseToday(series, person());
    expect(datesOf(paused).slice(0, 2)).toEqual(['2026-12-03 booked', '2026-12-10 paused']);
    expect((await api.mails(client.email))[0]?.text).not.toContain('Thursday 3 December 2026\n');
  });

  test('keeps it as the end of the series does', async () => {
    const series = await startedSeries(api, { client, staff }, { recurrence: 'every_week' });
    api.clock.set(BEGUN);
    const ended = await seriesCommanded(api, staff, series, 'end', {
      last_date: '2026-12-02',
      reason: 'They move.',
    });
    expect(datesOf(ended)).toEqual(['2026-12-03 booked']);
  });
});

describe('a longer pause', () => {
  const LONGER = { from: '2027-01-10', resumes_on: '2027-02-01', reason: 'They stay away.' };

  test.each([
    ['client', () => client],
    ['staff', () => staff],
  ] as const)('cancels the visits that are added to it, by %s', async (who, person) => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, person(), series, 'pause', {
      ...PAUSE,
      reason: 'They travel.',
    });
    api.clock.set('2026-12-15T00:00:00.000Z');
    const longer = await seriesCommanded(api, person(), paused, 'pause', LONGER);
    expect(longer).toMatchObject({ paused_from: PAUSE.from, resumes_on: LONGER.resumes_on });
    expect(datesOf(longer).slice(0, 5)).toEqual([
      '2026-12-17 paused',
      '2026-12-31 paused',
      '2027-01-14 paused',
      '2027-01-28 paused',
      '2027-02-11 booked',
    ]);
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe('Your regular visits are paused for longer');
    expect(mail?.text).toContain(
      'free of charge:\nThursday 14 January 2027\nThursday 28 January 2027\n',
    );
    if (who === 'staff') return;
    const ours = await api.mails(company.email.support);
    expect(ours.map(({ subject }) => subject)).toContain('A client paused their visits for longer');
  });

  test('keeps a visit that staff moved into the pause before', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    const meant = await movedVisit(api, staff, paused, { from: '2027-01-14', to: '2026-12-15' });
    await seriesCommanded(api, staff, paused, 'pause', LONGER);
    expect(await statusOf(meant)).toBe('confirmed');
  });

  test.each([
    ['with days between both', { from: '2027-01-11' }, 'from'],
    ['that is not longer', { from: '2026-12-20', resumes_on: '2027-01-10' }, 'resumes_on'],
  ])('%s is refused with what to choose', async (_what, body, field) => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    const refused = await seriesCommand(api, client, paused, 'pause', body);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
  });

  test('pressed twice is paused once, and the second press is told what is now', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    const answers = await Promise.all(
      [1, 2].map(() => seriesCommand(api, client, paused, 'pause', LONGER)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
  });
});

describe('starting a paused series again', () => {
  const BREAK = { from: '2026-11-23', resumes_on: '2026-12-03' };

  test('later than its day is refused for everybody, since it would lengthen the pause', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', BREAK);
    api.clock.set('2026-12-02T00:00:00.000Z');
    for (const person of [client, staff]) {
      const later = await seriesCommand(api, person, paused, 'resume', {
        resumes_on: '2026-12-04',
      });
      expect([later.statusCode, later.json()]).toEqual([
        400,
        {
          resumes_on: [
            'These visits start again from Thursday 3 December 2026. Choose that day or an earlier one. For a longer pause, choose “Pause longer”.',
          ],
        },
      ]);
    }
    expect(datesOf(await readSeries(api, client, series))[0]).toBe('2026-12-03 booked');
    await seriesCommanded(api, client, paused, 'resume', { resumes_on: '2026-12-03' });
  });

  test('on a day adds the visits from then on, and tells both sides which and from when', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', { from: '2026-12-10' });
    const resumed = await seriesCommanded(api, client, paused, 'resume', {
      resumes_on: '2027-01-20',
    });
    expect(datesOf(resumed)).toEqual([
      '2026-12-03 booked',
      '2026-12-17 paused',
      '2026-12-31 paused',
      '2027-01-14 paused',
      '2027-01-28 booked',
      '2027-02-11 booked',
    ]);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('start again on or after Wednesday 20 January 2027.');
    expect(mail?.text).toContain(
      'These visits are booked again:\nThursday 28 January 2027\nThursday 11 February 2027',
    );
    const ours = await api.mails(company.email.support);
    expect(ours.map(({ text }) => text)).toContainEqual(
      expect.stringContaining(
        'start again on or after Wednesday 20 January 2027. The client did so in the portal.',
      ),
    );
  });

  test('cancels nothing, also not a visit that staff moved into what is left of the pause', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    const meant = await movedVisit(api, staff, paused, { from: '2027-01-14', to: '2026-12-15' });
    const sooner = await seriesCommanded(api, client, paused, 'resume', {
      resumes_on: '2026-12-30',
    });
    expect(await statusOf(meant)).toBe('confirmed');
    expect(daysOf(sooner).slice(0, 3)).toEqual([
      '2026-12-03 on 2026-12-03',
      '2027-01-14 on 2026-12-15',
      '2026-12-31 on 2026-12-31',
    ]);
  });
});

describe('the end of a series', () => {
  const END = { last_date: '2026-12-31', reason: 'The budget is used up.' };

  test('cancels each visit that takes place after it, also one whose own date has passed', async () => {
    const series = await startedSeries(api, { client, staff }, { recurrence: 'every_week' });
    const after = await movedVisit(api, staff, series, { from: '2026-12-03', to: '2026-12-07' });
    const until = await movedVisit(api, staff, series, { from: '2026-12-10', to: '2026-12-04' });
    api.clock.set('2026-12-03T20:00:00.000Z');
    const listed = daysOf(await readSeries(api, staff, series)).slice(0, 3);
    expect(listed).toEqual([
      '2026-12-10 on 2026-12-04',
      '2026-12-03 on 2026-12-07',
      '2026-12-17 on 2026-12-17',
    ]);
    await seriesCommanded(api, staff, series, 'end', { ...END, last_date: '2026-12-04' });
    expect([await statusOf(after), await statusOf(until)]).toEqual(['cancelled', 'confirmed']);
    const [mail] = await api.mails(client.email);
    expect(mail?.text).toContain('free of charge:\nMonday 7 December 2026\nThursday 17 December');
  });

  test('keeps a visit that staff moved into a pause', async () => {
    const series = await startedSeries(api, { client, staff });
    const paused = await seriesCommanded(api, client, series, 'pause', PAUSE);
    const meant = await movedVisit(api, staff, paused, { from: '2027-01-14', to: '2026-12-15' });
    await seriesCommanded(api, staff, paused, 'end', END);
    expect(await statusOf(meant)).toBe('confirmed');
  });

  test('cancels the later visits, and keeps the earlier ones', async () => {
    const series = await startedSeries(api, { client, staff });
    const ended = await seriesCommanded(api, staff, series, 'end', END);
    expect(datesOf(ended)).toEqual(['2026-12-03 booked', '2026-12-17 booked', '2026-12-31 booked']);
    expect(ended).toMatchObject({ status: 'active', last_date: '2026-12-31' });
    const [mail] = await api.mails(client.email);
    expect(mail?.subject).toBe('Your regular visits come to an end');
    expect(mail?.text).toContain(
      'These visits are cancelled, free of charge:\nThursday 14 January',
    );
    api.clock.set('2027-01-01T00:00:00.000Z');
    // The earlier sessions have expired by then.
    const later = await api.signIn({ userType: 'staff' });
    expect(await readSeries(api, later, series)).toMatchObject({
      status: 'ended',
      available_commands: [],
    });
  });

  test('cannot be later than before, or in the past, and needs a reason', async () => {
    const series = await startedSeries(api, { client, staff });
    const ended = await seriesCommanded(api, staff, series, 'end', END);
    for (const [body, field] of [
      [{ ...END, last_date: '2027-02-01' }, 'last_date'],
      [{ ...END, last_date: '2026-11-01' }, 'last_date'],
      [{ ...END, reason: ' ' }, 'reason'],
    ] as const) {
      const response = await seriesCommand(api, staff, ended, 'end', body);
      expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
    }
  });
});
