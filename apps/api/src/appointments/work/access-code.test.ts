import { describe, expect, test } from 'vitest';
import { appointmentIn, confirmedAppointment } from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { readWorkSheet, startedAppointment } from '../../../test/visit-work-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice();

const post = (path: string, body: object, as = staff) =>
  api.call({ method: 'POST', path, as, body });

describe('a secret code', () => {
  test('is stored encrypted, shown on request, and both are in the audit log', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const { id } = await startedAppointment(api, { client, staff });
    expect(
      (await post(`appointments/${id}/access_code/`, { access_code: '4711#' })).statusCode,
    ).toBe(204);
    const sheet = await readWorkSheet(api, staff, { id });
    expect(sheet.has_access_code).toBe(true);
    expect(JSON.stringify(sheet)).not.toContain('4711#');
    const shown = await post(`appointments/${id}/reveal_access_code/`, {});
    expect(shown.json()).toEqual({ access_code: '4711#' });
    const log = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    const entries = log.json<{ results: { action: string; subject_id: string }[] }>().results;
    expect(entries.filter((entry) => entry.subject_id === id)).toMatchObject([
      { action: 'reveal_access_code', subject_reference: sheet.appointment.reference },
      { action: 'update' },
    ]);
  });

  test('can be removed, and is empty afterwards', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    await post(`appointments/${id}/access_code/`, { access_code: '4711' });
    await post(`appointments/${id}/access_code/`, { access_code: '' });
    expect((await readWorkSheet(api, staff, { id })).has_access_code).toBe(false);
    expect((await post(`appointments/${id}/reveal_access_code/`, {})).statusCode).toBe(404);
  });

  test('is not shown to clients', async () => {
    const { id } = await startedAppointment(api, { client, staff });
    await post(`appointments/${id}/access_code/`, { access_code: '4711' });
    const response = await post(`appointments/${id}/reveal_access_code/`, {}, client);
    expect(response.statusCode).toBe(403);
  });

  test('of an earlier address is not stored for another, until that was read', async () => {
    const visit = await confirmedAppointment(api, { client, staff });
    const edited = appointmentIn(
      await post(`appointments/${visit.id}/edit/`, {
        version: visit.version,
        service_id: visit.service_id,
        address_line1: '3 Blaxland Road',
        suburb: visit.suburb,
        postcode: visit.postcode,
        notes: visit.notes,
      }),
    );
    const save = (version: number) =>
      post(`appointments/${visit.id}/access_code/`, { version, access_code: '4711' });
    const stale = await save(visit.version);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      {
        code: 'stale_version',
        detail: expect.stringContaining('This visit has changed since you opened it.'),
        current: { address_line1: '3 Blaxland Road', version: edited.version },
      },
    ]);
    expect((await readWorkSheet(api, staff, visit)).has_access_code).toBe(false);
    expect((await save(edited.version)).statusCode).toBe(204);
    expect((await readWorkSheet(api, staff, visit)).has_access_code).toBe(true);
  });
});
