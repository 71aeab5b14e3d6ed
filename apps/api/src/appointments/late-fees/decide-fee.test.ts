import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@cleaning/contract/appointments';
import { readAppointment } from '../../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../../test/client-and-office.ts';
import { invoiceIn } from '../../../test/invoice-fixtures.ts';
import {
  CHARGE,
  decide,
  decided,
  fromAppointments,
  lateCancelled,
  OPEN_FEE,
  storeRate,
  WAIVE,
} from '../../../test/late-fee-fixtures.ts';

const { api, client, staff } = startWithClientAndOffice({
  client: { firstName: 'Amira' },
  staff: { firstName: 'Mia' },
});
beforeEach(() => storeRate(api, { client, staff }));

describe('a decision about a late fee', () => {
  test.each([
    [{ decision: 'charge' }, 'cents', 'Enter the amount to charge.'],
    [{ decision: 'charge', cents: 0 }, 'cents', 'Enter more than $0, or waive the fee.'],
    [{ decision: 'charge', cents: 75.5 }, 'cents', 'Enter an amount in whole cents.'],
    [
      { decision: 'charge', cents: 150_26, reason: 'A long way.' },
      'cents',
      'The visit costs $150.25, and a fee is never more. Enter $150.25 or less.',
    ],
    [
      { decision: 'charge', cents: 50_00 },
      'reason',
      'Our terms say $75.13. Say why it is another amount.',
    ],
    [{ decision: 'waive' }, 'reason', 'Say why, in a sentence.'],
    [{ decision: 'waive', reason: '  ' }, 'reason', 'Say why, in a sentence.'],
  ])('that is %j is refused at %s', async (body, field, message) => {
    const visit = await lateCancelled(api, { client, staff });
    const refused = await decide(api, staff, visit, body);
    expect([refused.statusCode, refused.json()]).toEqual([400, { [field]: [message] }]);
    expect((await readAppointment(api, staff, visit)).fee).toEqual(OPEN_FEE);
  });

  test('can be a lower amount with a reason, and is changed until it is invoiced', async () => {
    const visit = await lateCancelled(api, { client, staff });
    const lower = await decided(api, staff, visit, {
      decision: 'charge',
      cents: 40_00,
      reason: 'First time.',
    });
    expect(lower.fee).toMatchObject({ charged_cents: 40_00, reason: 'First time.' });
    const waived = await decided(api, staff, lower, WAIVE);
    const again = await decided(api, staff, waived, CHARGE);
    expect(again.events.slice(-3)).toMatchObject([
      { command: 'charge_fee', reason: 'First time.' },
      { command: 'waive_fee', reason: WAIVE.reason },
      { command: 'charge_fee', reason: null },
    ]);
    const draft = invoiceIn(await fromAppointments(api, staff, { appointment_ids: [visit.id] }));
    const onInvoice = await readAppointment(api, staff, visit);
    expect(onInvoice).toMatchObject({ fee: { is_invoiced: true }, available_commands: [] });
    const refused = await decide(api, staff, onInvoice, WAIVE);
    expect(refused.json()).toMatchObject({
      code: 'invalid_transition',
      detail: expect.stringContaining('This fee is on an invoice.'),
      current: { fee: { state: 'charged' } },
    });
    const removed = await api.call({
      method: 'DELETE',
      path: `invoices/${draft.id}/?version=${draft.version}`,
      as: staff,
    });
    expect(removed.statusCode).toBe(204);
    expect((await decided(api, staff, onInvoice, WAIVE)).fee).toMatchObject({ state: 'waived' });
  });

  test('is noted in the audit log with its reason', async () => {
    await decided(api, staff, await lateCancelled(api, { client, staff }), WAIVE);
    const admin = await api.signIn({ userType: 'admin' });
    const audit = await api.call({ path: `audit/?client_id=${client.id}`, as: admin });
    expect(audit.json<{ results: unknown[] }>().results[0]).toMatchObject({
      action: 'update',
      subject_type: 'appointment',
      reason: WAIVE.reason,
      actor: { id: staff.id },
    });
  });

  test('is told to the client each time, without why', async () => {
    const visit = await lateCancelled(api, { client, staff });
    const charged = await decided(api, staff, visit, {
      decision: 'charge',
      cents: 40_00,
      reason: 'Secret.',
    });
    await decided(api, staff, charged, WAIVE);
    const [waive, charge] = await api.mails(client.email);
    expect(charge).toMatchObject({
      subject: `A fee for your visit ${visit.reference}`,
      text: expect.stringContaining(
        `Your visit ${visit.reference} was cancelled after its free time ended, so we charge a fee of $40.00.`,
      ),
    });
    expect(waive).toMatchObject({
      subject: `No fee for your visit ${visit.reference}`,
      text: expect.stringContaining('We charge no fee for it.'),
    });
    expect(`${charge?.text}${waive?.text}`).not.toMatch(new RegExp(`Secret|${WAIVE.reason}`, 'u'));
  });

  test('counts once when it is pressed twice', async () => {
    const visit = await lateCancelled(api, { client, staff });
    const answers = await Promise.all([
      decide(api, staff, visit, CHARGE, 'k1'),
      decide(api, staff, visit, CHARGE, 'k1'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await readAppointment(api, staff, visit);
    expect(after.version).toBe(visit.version + 1);
    expect(after.events.filter((event) => event.command === 'charge_fee')).toHaveLength(1);
    const mails = await api.mails(client.email);
    expect(mails.filter(({ subject }) => subject.startsWith('A fee'))).toHaveLength(1);
  });

  test('of two at once is one, and the second tab reads which', async () => {
    const visit = await lateCancelled(api, { client, staff });
    const answers = await Promise.all([
      decide(api, staff, visit, CHARGE),
      decide(api, staff, visit, WAIVE),
    ]);
    const [done] = answers.filter(({ statusCode }) => statusCode === 200);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
    const state = done?.json<Appointment>().fee?.state;
    expect(refused?.json()).toMatchObject({
      code: 'stale_version',
      changed_by: 'Mia',
      current: { fee: { state } },
    });
  });

  test('and an invoice at the same time never disagree', async () => {
    const charged = await decided(api, staff, await lateCancelled(api, { client, staff }), CHARGE);
    const [waive, draft] = await Promise.all([
      decide(api, staff, charged, WAIVE),
      fromAppointments(api, staff, { appointment_ids: [charged.id] }),
    ]);
    const { fee } = await readAppointment(api, staff, charged);
    expect([waive.statusCode, draft.statusCode, fee?.state, fee?.is_invoiced]).toEqual(
      waive.statusCode === 200 ? [200, 400, 'waived', false] : [409, 201, 'charged', true],
    );
  });

  test('is only for staff', async () => {
    const visit = await lateCancelled(api, { client, staff });
    const path = `appointments/${visit.id}/fee/`;
    const body = { version: visit.version, ...WAIVE };
    const own = await api.call({ method: 'POST', path, as: client, body });
    expect(own.statusCode).toBe(403);
  });

  test('is read by the client without why or by whom', async () => {
    const visit = await lateCancelled(api, { client, staff });
    expect((await readAppointment(api, client, visit)).fee).toEqual(OPEN_FEE);
    const waived = await decided(api, staff, visit, WAIVE);
    const own = await readAppointment(api, client, visit);
    expect(own.fee).toEqual({ ...OPEN_FEE, state: 'waived' });
    expect(own.events.at(-1)).toMatchObject({ command: 'cancel' });
    expect(JSON.stringify(own)).not.toContain(WAIVE.reason);
    await decided(api, staff, waived, { decision: 'charge', cents: 50_00, reason: 'Secret.' });
    const charged = await readAppointment(api, client, visit);
    expect(charged.fee).toMatchObject({ state: 'charged', charged_cents: 50_00, reason: null });
    expect(JSON.stringify(charged)).not.toContain('Secret.');
  });
});
