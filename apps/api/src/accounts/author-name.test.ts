import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { command as visitCommand, confirmedAppointment } from '../../test/appointment-fixtures.ts';
import { startWithClientAndOffice } from '../../test/client-and-office.ts';
import type { CallOptions, TestPerson } from '../../test/create-test-app.ts';
import { createInvoice } from '../../test/invoice-fixtures.ts';
import { act, command, createDraft, quoteIn } from '../../test/quote-fixtures.ts';
import { RECURRENCE, seriesCommand, startedSeries } from '../../test/series-fixtures.ts';
import { makeBeforeEach } from '../../test/set-up.ts';

const {
  api,
  client,
  staff: sam,
} = startWithClientAndOffice({ client: { clientType: 'ndis', firstName: 'Sofia' } });
const priya = makeBeforeEach(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));

type Method = NonNullable<CallOptions['method']>;
const send = (method: Method, path: string, body: object) => (as: TestPerson) =>
  api.call({ method, path, as, body });

const submitted = async () =>
  quoteIn(await act(api, client, await createDraft(api, client), 'submit'));

type Save = (as: TestPerson) => Promise<LightMyRequestResponse>;

/** Each change is saved over one version, so a second save must be refused as stale. */
const SAVES: readonly (readonly [string, () => Promise<Save>])[] = [
  [
    'the offer of a quote',
    async () => {
      const { id, version } = await submitted();
      const items = [{ id: crypto.randomUUID(), description: 'Clean', quantity: 1, unit_cents: 1 }];
      const body = { version, items, company_notes: '', valid_until: null };
      return send('PATCH', `quotes/${id}/offer/`, body);
    },
  ],
  [
    'the draft of an invoice',
    async () => {
      const { id, version } = await createInvoice(api, sam, client);
      return send('PATCH', `invoices/${id}/`, { version, note: 'Thank you.' });
    },
  ],
  [
    'a visit',
    async () => {
      const visit = await confirmedAppointment(api, { client, staff: sam });
      return (as) => visitCommand(api, as, visit, 'cancel', { reason: 'Called in sick.' });
    },
  ],
  [
    'the visits of a series',
    async () => {
      const series = await startedSeries(api, { client, staff: sam });
      const body = { last_date: RECURRENCE.first_date, reason: 'They move away.' };
      return (as) => seriesCommand(api, as, series, 'end', body);
    },
  ],
  [
    'working hours',
    () => {
      const days = [{ weekday: 1, start_time: '08:00', end_time: '16:00' }];
      const body = { version: 1, counts_from: '2026-11-30', days };
      return Promise.resolve(send('POST', `cleaners/${sam.id}/hours/`, body));
    },
  ],
  [
    'leave',
    async () => {
      const dates = { first_date: '2026-11-30', last_date: '2026-12-04' };
      const body = { ...dates, kind: 'annual', visits: [] };
      const added = await send('POST', `cleaners/${sam.id}/leave/`, body)(priya);
      const { id, version } = added.json<{ id: string; version: number }>();
      const shorter = { ...dates, last_date: '2026-12-03', version };
      return send('POST', `leave/${id}/shorten/`, shorter);
    },
  ],
  [
    'the details of a client',
    () => {
      const body = { version: 1, plan_management: 'self', reason: 'They called.' };
      return Promise.resolve(send('PATCH', `clients/${client.id}/profile/`, body));
    },
  ],
  [
    'an address of a client',
    async () => {
      const place = { line1: '1 Blaxland Road', suburb: 'Ryde', postcode: '2112' };
      const added = await send('POST', 'accounts/addresses/', place)(client);
      const { id } = added.json<{ id: string }>();
      const body = { version: 1, label: 'Home', reason: 'They called.' };
      return send('PATCH', `clients/addresses/${id}/`, body);
    },
  ],
];

describe('a user who saves a stale version', () => {
  it.each(SAVES)('is told which user of the company changed %s', async (_what, prepare) => {
    const save = await prepare();
    const first = await save(priya);
    expect([first.statusCode < 300, first.body]).toEqual([true, first.body]);
    const second = await save(sam);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'stale_version',
      changed_by: 'Priya',
      detail: expect.stringMatching(/Priya made the last change\.$/u),
    });
  });

  it('is told when it was the client', async () => {
    const quote = await submitted();
    await act(api, client, quote, 'cancel');
    const refused = await command(api, sam, quote, 'decline_request', { reason: 'Too far.' });
    expect(refused.json()).toMatchObject({ code: 'stale_version', changed_by: 'Sofia' });
  });

  it('is told the name of a colleague whose account has been closed', async () => {
    const admin = await api.signIn({ userType: 'admin' });
    const quote = await submitted();
    await send('POST', `quotes/${quote.id}/assign/`, { version: 2, owner_id: sam.id })(priya);
    const closed = await send('POST', `users/${priya.id}/deactivate/`, { reason: 'Left.' })(admin);
    expect([closed.statusCode, closed.body]).toEqual([200, closed.body]);
    const refused = await command(api, sam, quote, 'send');
    expect(refused.json()).toMatchObject({ code: 'stale_version', changed_by: 'Priya' });
  });

  it('is told no name of a user of the company as a client', async () => {
    const quote = await submitted();
    await send('POST', `quotes/${quote.id}/assign/`, { version: 2, owner_id: sam.id })(priya);
    const visit = await confirmedAppointment(api, { client, staff: priya });
    const save = send('PATCH', 'accounts/profile/client/', { version: 1, plan_management: 'self' });
    const details = { version: 1, plan_management: 'self', reason: 'They called.' };
    await send('PATCH', `clients/${client.id}/profile/`, details)(priya);
    const refusals = [
      await act(api, client, quote, 'cancel'),
      await visitCommand(api, client, { ...visit, version: 1 }, 'cancel', { reason: 'Away.' }),
      await save(client),
    ];
    for (const refused of refusals) {
      expect(refused.json()).toMatchObject({ code: 'stale_version' });
      expect(refused.json()).not.toHaveProperty('changed_by');
      expect(refused.json<{ detail: string }>().detail).not.toContain('Priya');
    }
  });
});
