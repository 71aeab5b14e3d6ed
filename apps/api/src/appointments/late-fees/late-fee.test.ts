import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@cleaning/contract/appointments';
import {
  commanded,
  confirmedAppointment,
  PLANNED_TIME,
  readAppointment,
} from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { changeStoredAppointment } from '../../../test/invoice-fixtures.ts';
import {
  CHARGE,
  decide,
  decided,
  findUninvoiced,
  fromAppointments,
  LATE,
  lateCancelled,
  OPEN_FEE,
  setPercent,
  storeRate,
  WAIVE,
} from '../../../test/late-fee-fixtures.ts';
import { seriesCommanded, startedSeries } from '../../../test/series-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Amira' },
  staff: { firstName: 'Mia' },
});
beforeEach(() => storeRate(api, { client, staff }));

const booked = () => confirmedAppointment(api, { client, staff });

/** The ways in which a visit does not take place. Each returns the id of the visit. */
const WAYS: Readonly<Record<string, () => Promise<string>>> = {
  'a late cancellation by the client': async () => (await lateCancelled(api, { client, staff })).id,
  'a cancellation that staff record with late notice': async () => {
    const visit = await booked();
    api.clock.set(LATE);
    await commanded(api, staff, visit, 'cancel', { reason: 'She called.', client_notice_at: LATE });
    return visit.id;
  },
  'a late skip in a series': async () => {
    const visit = await firstOfSeries();
    api.clock.set(LATE);
    await commanded(api, client, visit, 'cancel');
    return visit.id;
  },
  'a late pause of a series': async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set(LATE);
    await seriesCommanded(api, client, series, 'pause', { from: '2026-12-02' });
    return idOfFirst(series);
  },
  'no access': async () => {
    const visit = await booked();
    api.clock.set(PLANNED_TIME.starts_at);
    await commanded(api, staff, visit, 'no_access', { reason: 'Nobody opened.' });
    return visit.id;
  },
  'an NDIS visit': async () => {
    const visit = await booked();
    await changeStoredAppointment(api, visit.id, { serviceId: 'ndis' });
    api.clock.set(LATE);
    await commanded(api, client, visit, 'cancel');
    return visit.id;
  },
  'a cancellation by the company': async () => {
    const visit = await booked();
    api.clock.set(LATE);
    await commanded(api, staff, visit, 'cancel', { reason: 'Mia is ill.' });
    return visit.id;
  },
  'the end of a series by the company': async () => {
    const series = await startedSeries(api, { client, staff });
    api.clock.set(LATE);
    await seriesCommanded(api, staff, series, 'end', {
      last_date: '2026-12-02',
      reason: 'They moved.',
    });
    return idOfFirst(series);
  },
  'a cancellation in time': async () => {
    const visit = await booked();
    await commanded(api, client, visit, 'cancel');
    return visit.id;
  },
  'a late cancellation when the terms have no fee': async () => {
    await setPercent(api, 0);
    try {
      return (await lateCancelled(api, { client, staff })).id;
    } finally {
      await setPercent(api, 50);
    }
  },
};

async function firstOfSeries(): Promise<Appointment> {
  const series = await startedSeries(api, { client, staff });
  return readAppointment(api, staff, { id: idOfFirst(series) });
}

/** The id of the first visit of a series that was just started. */
function idOfFirst({ occurrences }: Awaited<ReturnType<typeof startedSeries>>): string {
  const id = occurrences[0]?.appointment?.id;
  if (id === undefined) throw new Error('The series has no visit.');
  return id;
}

const WITH_FEE = [
  'a late cancellation by the client',
  'a cancellation that staff record with late notice',
  'a late skip in a series',
  'a late pause of a series',
  'no access',
] as const;

const WITHOUT_FEE = Object.keys(WAYS).filter((way) => !WITH_FEE.some((other) => other === way));

const happen = async (way: string): Promise<Appointment> => {
  const id = (await WAYS[way]?.()) ?? '';
  return readAppointment(api, staff, { id });
};

describe('the fee of a private visit that did not take place', () => {
  test.each(WITH_FEE)('after %s is to decide, and can be charged', async (way) => {
    const visit = await happen(way);
    expect(visit.fee).toEqual(OPEN_FEE);
    expect(visit.available_commands).toEqual(expect.arrayContaining(['charge_fee', 'waive_fee']));
    expect(await findUninvoiced(api, staff, visit.id)).toBeUndefined();
    const charged = await decided(api, staff, visit, CHARGE);
    expect(charged).toMatchObject({
      status: visit.status,
      version: visit.version + 1,
      fee: { state: 'charged', charged_cents: 75_13, reason: null, decided_by: 'Mia' },
    });
    expect(await findUninvoiced(api, staff, visit.id)).toMatchObject({
      fee_cents: 75_13,
      quote: null,
    });
  });

  test.each(WITH_FEE)('after %s can be waived, and is never invoiced', async (way) => {
    const waived = await decided(api, staff, await happen(way), WAIVE);
    expect(waived.fee).toMatchObject({
      state: 'waived',
      charged_cents: null,
      reason: WAIVE.reason,
    });
    expect(await findUninvoiced(api, staff, waived.id)).toBeUndefined();
    const refused = await fromAppointments(api, staff, { appointment_ids: [waived.id] });
    expect(refused.json()).toEqual({
      appointment_ids: [expect.stringContaining('did not take place')],
    });
  });

  test.each(WITHOUT_FEE)('is nothing to decide after %s', async (way) => {
    const visit = await happen(way);
    expect(visit).toMatchObject({ fee: null, available_commands: [] });
    for (const body of [CHARGE, WAIVE]) {
      const refused = await decide(api, staff, visit, body);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        409,
        'invalid_transition',
      ]);
    }
  });

  test('keeps the percent and the price of the day of the cancellation', async () => {
    const visit = await lateCancelled(api, { client, staff });
    await setPercent(api, 80);
    try {
      expect((await readAppointment(api, staff, visit)).fee).toEqual(OPEN_FEE);
    } finally {
      await setPercent(api, 50);
    }
  });

  test('has no amount while the price of the visit is not known, so staff enter one', async () => {
    const visit = await lateCancelled(api, { client: await api.signIn(), staff });
    expect(visit.fee).toMatchObject({ state: 'open', terms_cents: null, price_cents: null });
    const charged = await decided(api, staff, visit, { decision: 'charge', cents: 60_00 });
    expect(charged.fee).toMatchObject({ charged_cents: 60_00 });
  });
});
