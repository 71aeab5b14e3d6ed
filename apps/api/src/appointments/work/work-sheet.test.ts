import { describe, expect, test } from 'vitest';
import { commanded, confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { readWorkSheet, startedAppointment } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

describe('the work sheet', () => {
  test('has the appointment, the tasks of its service and the previous appointments', async () => {
    const first = await confirmedAppointment(api, { client, staff });
    const second = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-09T22:30:00.000Z', ends_at: '2026-12-10T01:00:00.000Z' },
    );
    const sheet = await readWorkSheet(api, staff, second);
    expect(sheet.appointment.id).toBe(second.id);
    expect(sheet.has_access_code).toBe(false);
    expect(sheet.tasks.map(({ label }) => label)).toContain('Vacuum all rooms');
    expect(sheet.earlier.map(({ id }) => id)).toEqual([first.id]);
    expect((await readWorkSheet(api, staff, first)).earlier).toEqual([]);
  });

  test('shows how long an earlier appointment took, and its notes', async () => {
    const started = await startedAppointment(api, { client, staff });
    await commanded(api, staff, started, 'complete', { notes: 'Spare key returned.' });
    const next = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-16T22:30:00.000Z', ends_at: '2026-12-17T01:00:00.000Z' },
    );
    const { earlier } = await readWorkSheet(api, staff, next);
    expect(earlier.find(({ id }) => id === started.id)).toMatchObject({
      completion_notes: 'Spare key returned.',
      actual_started_at: started.actual_started_at,
      actual_ended_at: expect.stringMatching(/Z$/u),
      cancellation: null,
    });
  });

  test('shows who cancelled an earlier appointment, and when notice was given', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    await commanded(api, staff, visit, 'cancel', { reason: 'The cleaner is ill.' });
    const next = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-16T22:30:00.000Z', ends_at: '2026-12-17T01:00:00.000Z' },
    );
    const { earlier } = await readWorkSheet(api, staff, next);
    expect(earlier.find(({ id }) => id === visit.id)?.cancellation).toEqual({
      by: 'staff',
      notice_at: expect.stringMatching(/Z$/u),
      is_late: false,
    });
  });

  test('shows who changed the appointment last, and why', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const priya = await api.signIn({ userType: 'staff', firstName: 'Priya' });
    await commanded(api, priya, visit, 'reschedule', {
      starts_at: visit.starts_at,
      ends_at: '2026-12-03T02:00:00.000Z',
      staff_id: staff.id,
      reason: 'The client asked us to stay longer.',
    });
    expect((await readWorkSheet(api, staff, visit)).latest_change).toEqual({
      actor: 'staff',
      name: 'Priya',
      reason: 'The client asked us to stay longer.',
      occurred_at: expect.stringMatching(/^2026-11-21T00:00:00/u),
    });
  });

  test('has the drive from the visit before it on that day, where both suburbs are known', async () => {
    const first = await confirmedAppointment(api, { client, staff });
    const second = await confirmedAppointment(
      api,
      { client, staff },
      { starts_at: '2026-12-03T03:00:00.000Z', ends_at: '2026-12-03T04:00:00.000Z' },
    );
    // Both visits are in Ryde, so only parking and walking count.
    expect((await readWorkSheet(api, staff, second)).drive_minutes).toBe(5);
    expect((await readWorkSheet(api, staff, first)).drive_minutes).toBeNull();
  });

  test('is only for staff', async () => {
    const { id } = await confirmedAppointment(api, { client, staff });
    const response = await api.call({ path: `appointments/${id}/work_sheet/`, as: client });
    expect(response.statusCode).toBe(403);
  });
});

describe('the notes about an address in the work sheet', () => {
  const NEEDS = {
    parking: 'Visitor bay 4, under the building',
    mobility: 'Uses a wheelchair. Leave the hall clear.',
    products: 'No bleach and no fragrance',
  };

  test('are the client’s current notes of that address, in any spelling', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    expect((await readWorkSheet(api, staff, visit)).needs).toBeNull();
    const place = { line1: '1 BLAXLAND Road', suburb: 'ryde', postcode: '2112' };
    const path = 'accounts/addresses/';
    const kept = await api.call({
      method: 'POST',
      path,
      as: client,
      body: { ...place, parking: NEEDS.parking, mobility: NEEDS.mobility },
    });
    expect(kept.statusCode).toBe(201);
    expect((await readWorkSheet(api, staff, visit)).needs).toEqual({ ...NEEDS, products: '' });
    const { id, version } = kept.json<{ id: string; version: number }>();
    const changes = { version, products: NEEDS.products };
    await api.call({ method: 'PATCH', path: `${path}${id}/`, as: client, body: changes });
    expect((await readWorkSheet(api, staff, visit)).needs).toEqual(NEEDS);
  });

  test('exclude another client’s at the same address, and have a limited length', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const neighbour = await api.signIn();
    const place = { line1: '1 Blaxland Road', suburb: 'Ryde', postcode: '2112' };
    const call = { method: 'POST', path: 'accounts/addresses/', as: neighbour } as const;
    await api.call({ ...call, body: { ...place, ...NEEDS } });
    expect((await readWorkSheet(api, staff, visit)).needs).toBeNull();
    const long = await api.call({ ...call, body: { ...place, parking: 'x'.repeat(201) } });
    expect(long.json()).toHaveProperty('parking');
  });
});
