import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import type { Settings } from '@cleaning/contract/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import { changeStoredAppointment, invoiceIn } from '../../../test/invoice-fixtures.ts';
import { linesThatDoNotMultiply } from '../../../test/lines-that-multiply.ts';
import {
  signInParticipant,
  storeCompletedAppointment,
  TEST_SECRETS,
} from '../../../test/ndis-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll({ dependencies: { secrets: TEST_SECRETS } });
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
const participant = makeBeforeAll(() => signInParticipant(api));
const client = makeBeforeAll(() => api.signIn());

const countIn = async (billing_step_hundredths: number) => {
  const { version } = (await api.call({ path: 'settings/', as: staff })).json<Settings>();
  const body = { version, billing_step_hundredths };
  const answer = await api.call({ method: 'PATCH', path: 'settings/', as: admin, body });
  expect(answer.statusCode).toBe(200);
};

/** A visit from 8:02 in the morning that took some minutes and some seconds. */
async function storeVisit(of: TestPerson, minutes: number): Promise<string> {
  const id = await storeCompletedAppointment(api, of.id, '2026-11-09');
  const started = new Date('2026-11-09T08:02:40+11:00');
  await changeStoredAppointment(api, id, {
    serviceId: of === client ? 'general' : 'ndis',
    actualStartedAt: started,
    // The seconds are dropped from each clock time: 8:02:40 to 8:03:10 is one minute.
    actualEndedAt: new Date(started.getTime() + minutes * 60_000 - 30_000),
  });
  return id;
}

const draftOf = (visits: readonly string[]) =>
  api.call({
    method: 'POST',
    path: 'invoices/from_appointments/',
    as: staff,
    body: { appointment_ids: visits, hourly_rate_cents: 60_10 },
  });

const uninvoiced = async (visit: string) =>
  (await api.call({ path: 'invoices/uninvoiced_visits/', as: staff }))
    .json<UninvoicedVisit[]>()
    .find(({ appointment_id: id }) => id === visit);

describe.each([
  { step: 1, minutes: 157, isPrivate: [2.62, 157_46], isNdis: [2.61, 156_86] },
  { step: 1, minutes: 140, isPrivate: [2.33, 140_03], isNdis: [2.33, 140_03] },
  { step: 10, minutes: 157, isPrivate: [2.6, 156_26], isNdis: [2.6, 156_26] },
  { step: 10, minutes: 159, isPrivate: [2.7, 162_27], isNdis: [2.6, 156_26] },
  { step: 25, minutes: 157, isPrivate: [2.5, 150_25], isNdis: [2.5, 150_25] },
  { step: 25, minutes: 164, isPrivate: [2.75, 165_28], isNdis: [2.5, 150_25] },
])('$minutes minutes in steps of $step hundredths of an hour', (row) => {
  beforeEach(() => countIn(row.step));

  test.each([
    ['private', () => client, row.isPrivate],
    ['NDIS', () => participant, row.isNdis],
  ] as const)('are the same hours in the list, the draft and its line: %s', async (...kind) => {
    const [, person, [hours = 0, cents = 0]] = kind;
    const visit = await storeVisit(person(), row.minutes);
    expect(await uninvoiced(visit)).toMatchObject({ minutes: row.minutes, hours });
    const draft = invoiceIn(await draftOf([visit]));
    expect(draft).toMatchObject({
      total_cents: cents,
      lines: [{ quantity: hours, unit: 'H', unit_price_cents: 60_10, amount_cents: cents }],
    });
  });
});

test('a visit that is too short for the step is listed with no hours, and has no line', async () => {
  await countIn(25);
  const visit = await storeVisit(participant, 14);
  expect(await uninvoiced(visit)).toMatchObject({ minutes: 14, hours: 0 });
  const refused = await draftOf([visit]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    appointment_ids: [expect.stringContaining('took 14 minutes, too short for the step')],
  });
});

test('the step counts for drafts from now on, and no stored line changes', async () => {
  await countIn(1);
  const draft = invoiceIn(await draftOf([await storeVisit(client, 157)]));
  await countIn(25);
  const [line] = draft.lines;
  const changed = await api.call({
    method: 'PATCH',
    path: `invoices/items/${line?.id ?? ''}/`,
    as: staff,
    body: { version: draft.version, description: 'A clean' },
  });
  expect(invoiceIn(changed).lines[0]).toMatchObject({ quantity: 2.62, amount_cents: 157_46 });
});

test('the rates for staff and clients say how hours are counted', async () => {
  await countIn(10);
  for (const [path, as] of [
    [`invoices/hourly_rates/?client_id=${client.id}`, staff],
    ['invoices/hourly_rates/mine/', client],
  ] as const) {
    expect((await api.call({ path, as })).json()).toMatchObject({ billing_step_hundredths: 10 });
  }
});

test('each line that was stored here comes to its quantity times its price', async () => {
  expect(await linesThatDoNotMultiply(api)).toEqual([]);
});
