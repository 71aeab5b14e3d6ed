import { company } from '@cleaning/company';
import type { Quote } from '@cleaning/contract/quotes';
import { describe, expect, test } from 'vitest';
import {
  act,
  CHOICES_TOTAL_CENTS,
  createDraft,
  quoteIn,
  readQuote,
  SITE,
  storePrice,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const testApp = startBeforeAll();
const client = makeBeforeEach(() => testApp.signIn());

const submit = (quote: Pick<Quote, 'id' | 'version'>, body: object = {}) =>
  act(testApp, client, quote, 'submit', body);

const cancel = (quote: Pick<Quote, 'id' | 'version'>, body: object = {}) =>
  act(testApp, client, quote, 'cancel', body);

describe('submitting a draft', () => {
  test('sends it to the company, and adds it to its history', async () => {
    const draft = await createDraft(testApp, client);
    testApp.clock.advance(60_000);
    const response = await submit(draft);
    expect(response.statusCode).toBe(200);
    const submitted = quoteIn(response);
    const now = testApp.clock.now.toISOString();
    expect(submitted).toEqual({
      ...draft,
      status: 'submitted',
      version: 2,
      submitted_at: now,
      updated_at: now,
      available_commands: ['cancel'],
      events: [
        ...draft.events,
        {
          id: expect.any(String),
          command: 'submit',
          from_status: 'draft',
          to_status: 'submitted',
          actor: 'client',
          actor_name: null,
          on_behalf_of_client: false,
          reason: null,
          signed_name: null,
          signed_for: null,
          signer_relation: null,
          occurred_at: now,
        },
      ],
    });
    expect(await readQuote(testApp, client, draft)).toEqual(submitted);
  });

  test('needs no deposit yet, even if it is urgent', async () => {
    const draft = await createDraft(testApp, client, { timeline_id: 'urgent' });
    const submitted = quoteIn(await submit(draft, { expected_total_cents: 258_00 }));
    expect(submitted).toMatchObject({
      deposit: { status: 'none', amount_cents: 0 },
      price: { total_cents: 258_00, deposit_cents: 77_40 },
    });
  });

  test('is possible without a price, where the price is on request', async () => {
    const draft = await createDraft(testApp, client, { service_id: 'window-carpet' });
    const submitted = quoteIn(await submit(draft, { expected_total_cents: null }));
    expect(submitted).toMatchObject({ status: 'submitted', total_cents: null });
  });

  test.each(Object.keys(SITE))('requires its %s', async (field) => {
    const draft = await createDraft(testApp, client, { [field]: null });
    const response = await submit(draft);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ [field]: [expect.stringMatching(/^Enter .*\.$/u)] });
    expect(await readQuote(testApp, client, draft)).toEqual(draft);
  });

  test('reports everything that is missing at once', async () => {
    const before = testApp.clock.now.toISOString();
    const draft = await createDraft(testApp, client, {
      address_line1: null,
      suburb: null,
      postcode: null,
      preferred_date: '2026-11-21',
      timeline_id: undefined,
    });
    testApp.clock.set('2026-11-23T00:00:00.000Z');
    const response = await submit(draft);
    testApp.clock.set(before);
    expect(response.json()).toEqual({
      address_line1: ['Enter the street address.'],
      suburb: ['Enter the suburb.'],
      postcode: ['Enter a New South Wales postcode of 4 digits, like 2154.'],
      preferred_date: ['Choose today or a later date.'],
    });
  });

  test.each([
    [{ expected_total_cents: undefined }, 'expected_total_cents'],
    [{ expected_total_cents: 1.5 }, 'expected_total_cents'],
    [{ expected_total_cents: -1 }, 'expected_total_cents'],
    [{ version: null }, 'version'],
    [{ status: 'approved' }, 'status'],
  ])('refuses %j with an error by field', async (body, field) => {
    const response = await submit(await createDraft(testApp, client), body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
  });
});

describe('the price that the client saw', () => {
  test.each([
    [214_99, 'The price is now $215.00. You saw $214.99.'],
    [null, 'The price is now $215.00. You saw price on request.'],
  ])('of %j is refused with both prices when it is not the price', async (seen, figures) => {
    const draft = await createDraft(testApp, client);
    const response = await submit(draft, { expected_total_cents: seen });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      detail: `${figures} Check the quote before you send it.`,
      code: 'price_changed',
      current: draft,
    });
    expect(await readQuote(testApp, client, draft)).toEqual(draft);
  });

  test('is refused with the new price when the price tables changed since', async () => {
    const draft = await createDraft(testApp, client);
    await storePrice(testApp, draft, 199_00);
    const refused = await submit(draft, { expected_total_cents: 199_00 });
    expect(refused.json()).toMatchObject({
      detail: expect.stringContaining('now $215.00. You saw $199.00.'),
      code: 'price_changed',
      current: { total_cents: 215_00, price: { total_cents: 215_00 }, version: draft.version },
    });
    const accepted = quoteIn(await submit(draft, { expected_total_cents: 215_00 }));
    expect(accepted).toMatchObject({ status: 'submitted', total_cents: 215_00 });
    expect(accepted.price.total_cents).toBe(215_00);
  });
});

describe('the mail of a submission', () => {
  test('tells the company and the client, with the reference and a link', async () => {
    const draft = await createDraft(testApp, client);
    await submit(draft);
    const [toClient, ...otherMail] = await testApp.mails(client.email);
    expect(otherMail).toEqual([]);
    expect(toClient?.subject).toBe(`We have your quote request ${draft.reference}`);
    expect(toClient?.text).toContain(`http://localhost:8080/clients/quotes/${draft.id}`);
    const toCompany = (await testApp.mails(company.email.support)).find(({ subject }) =>
      subject.endsWith(draft.reference),
    );
    expect(toCompany?.text).toContain('http://localhost:8080/staff/portal');
  });

  test('contains nothing about the client or their home', async () => {
    const draft = await createDraft(testApp, client, { access_notes: 'Lockbox 4711.' });
    await submit(draft);
    const mails = (await testApp.mails()).filter(({ subject }) =>
      subject.endsWith(draft.reference),
    );
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      // A random id may contain any digits, so it is removed.
      const mail = [subject, text, html].join('\n').replaceAll(draft.id, '');
      for (const detail of [SITE.address_line1, SITE.suburb, SITE.postcode, '4711', '215']) {
        expect(mail).not.toContain(detail);
      }
    }
    const toCompany = mails.find(({ recipient }) => recipient === company.email.support);
    expect(toCompany?.text).not.toContain('Robin');
    expect(toCompany?.text).not.toContain(client.email);
  });

  test('is not sent for a submission that was refused', async () => {
    const draft = await createDraft(testApp, client);
    await submit(draft, { expected_total_cents: CHOICES_TOTAL_CENTS + 1 });
    await submit({ ...draft, version: 7 });
    expect(await testApp.mails(client.email)).toEqual([]);
  });
});

describe('cancelling a quote', () => {
  test.each([
    ['a draft', { reason: 'We are moving later.' }, 'We are moving later.'],
    ['a draft without a reason', {}, null],
    ['a draft with an empty reason', { reason: '  ' }, null],
  ])('as %s ends it', async (_case, body, reason) => {
    const draft = await createDraft(testApp, client);
    const cancelled = quoteIn(await cancel(draft, body));
    expect(cancelled).toMatchObject({ status: 'cancelled', version: 2, available_commands: [] });
    expect(cancelled.events.at(-1)).toMatchObject({
      command: 'cancel',
      from_status: 'draft',
      to_status: 'cancelled',
      reason,
    });
  });

  test('after submitting ends it, with a complete history', async () => {
    const draft = await createDraft(testApp, client);
    const edited = quoteIn(await act(testApp, client, draft, 'edit', { suburb: 'Eastwood' }));
    const submitted = quoteIn(await submit(edited));
    const cancelled = quoteIn(await cancel(submitted, { reason: 'Found a friend to help.' }));
    expect(
      cancelled.events.map((event) => [event.command, event.from_status, event.to_status]),
    ).toEqual([
      ['create', null, 'draft'],
      ['submit', 'draft', 'submitted'],
      ['cancel', 'submitted', 'cancelled'],
    ]);
    expect(cancelled.version).toBe(4);
  });

  test('accepts a reason of up to 500 characters', async () => {
    const draft = await createDraft(testApp, client);
    const refused = await cancel(draft, { reason: 'x'.repeat(501) });
    expect(refused.json()).toEqual({ reason: ['Use 500 characters or fewer.'] });
    expect((await cancel(draft, { reason: 'x'.repeat(500) })).statusCode).toBe(200);
  });
});

describe('a command that the status does not allow', () => {
  test.each([
    ['submit', 'submitted', 'This quote has been submitted, so it cannot be submitted now.'],
    ['submit', 'cancelled', 'This quote has been cancelled, so it cannot be submitted now.'],
    ['cancel', 'sent', 'This quote has been sent, so it cannot be cancelled now.'],
    ['cancel', 'cancelled', 'This quote has been cancelled, so it cannot be cancelled now.'],
    ['cancel', 'converted', 'This quote has been booked, so it cannot be cancelled now.'],
  ] as const)('%s in status %s is refused with the quote', async (command, status, detail) => {
    const draft = await createDraft(testApp, client);
    await storeStatus(testApp, draft, status);
    const response = await act(testApp, client, draft, command);
    expect(response.statusCode).toBe(409);
    const stored = await readQuote(testApp, client, draft);
    expect(response.json()).toEqual({ detail, code: 'invalid_transition', current: stored });
    expect(stored).toMatchObject({ status, version: draft.version });
  });

  test.each(['submit', 'cancel'] as const)(
    '%s of a stale version is refused for the version first',
    async (command) => {
      const draft = await createDraft(testApp, client);
      const cancelled = quoteIn(await cancel(draft));
      const response = await act(testApp, client, draft, command);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'stale_version', current: cancelled });
    },
  );

  test('submit is refused for a later revision, which only staff can send', async () => {
    const draft = await createDraft(testApp, client);
    await storeStatus(testApp, draft, 'draft', 2);
    expect((await submit(draft)).json()).toMatchObject({ code: 'invalid_transition' });
  });
});
