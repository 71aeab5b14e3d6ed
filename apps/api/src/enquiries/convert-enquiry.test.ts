import { auditEntrySchema } from '@cleaning/contract/audit';
import { clientSchema } from '@cleaning/contract/clients';
import { enquirySchema, type Enquiry } from '@cleaning/contract/enquiries';
import { pageOf } from '@cleaning/contract/http';
import { quoteSchema } from '@cleaning/contract/quotes';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePassword, post, tokenIn } from '../../test/account-fixtures.ts';
import { forgetEnquiries, newEnquiry } from '../../test/enquiry-fixtures.ts';
import { CHOICES, CHOICES_TOTAL_CENTS } from '../../test/quote-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const PASSWORD = 'Chosen-Wren-9';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
beforeEach(() => forgetEnquiries(api));

let count = 0;
const anAddress = () => `helen.${(count += 1)}@mail.example`;

const newClient = (email: string) => ({
  email,
  first_name: 'Helen',
  last_name: 'Novak',
  phone_number: '0491 570 006',
  client_type: 'general',
});

const convert = (
  { id, version, email }: Pick<Enquiry, 'id' | 'version' | 'email'>,
  changes: object = {},
  headers: Record<string, string> = {},
) =>
  api.call({
    method: 'POST',
    path: `enquiries/${id}/convert/`,
    as: staff,
    body: {
      version,
      client_id: null,
      new_client: newClient(email),
      quote: { ...CHOICES, suburb: 'Dee Why' },
      answer: '',
      ...changes,
    },
    headers,
  });

const countClients = async (email: string) =>
  (await api.call({ path: `clients/?search=${email}`, as: staff })).json<{ count: number }>().count;

describe('converting an enquiry into a client and a quote', () => {
  it('creates both, invites the client, answers, and closes the enquiry', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const response = await convert(enquiry, { answer: 'We made a quote for you.' });
    expect(response.statusCode).toBe(200);
    const converted = enquirySchema.parse(response.json());
    expect(converted).toMatchObject({
      status: 'closed',
      answer: 'We made a quote for you.',
      answered_by: 'Sam',
      closed_by: 'Sam',
      closed_at: converted.answered_at,
      client: { name: 'Helen Novak', is_new: true },
      quote: { reference: expect.stringMatching(/^Q-\d+$/u) },
    });
    const client = await api.call({ path: `clients/${converted.client?.id}/`, as: staff });
    expect(clientSchema.parse(client.json())).toMatchObject({
      email: enquiry.email,
      phone_number: '+61491570006',
      client_type: 'general',
      is_active: true,
    });
    const quote = await api.call({ path: `quotes/${converted.quote?.id}/`, as: staff });
    expect(quoteSchema.parse(quote.json())).toMatchObject({
      status: 'draft',
      suburb: 'Dee Why',
      total_cents: CHOICES_TOTAL_CENTS,
    });
    const mails = await api.mails(enquiry.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^We started quote Q-\d+ for you$/u),
      expect.stringMatching(/^Your account with /u),
      expect.stringMatching(/^Your message to /u),
    ]);
  });

  it('stores the address as the main one of the new client', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const address = { line1: '3 Wattle Road', suburb: 'Dee Why', postcode: '2099' };
    const response = await convert(enquiry, {
      new_client: { ...newClient(enquiry.email), address },
    });
    const { client } = enquirySchema.parse(response.json());
    const addresses = await api.call({ path: `clients/${client?.id}/addresses/`, as: staff });
    expect(addresses.json()).toMatchObject({
      count: 1,
      results: [{ ...address, is_default: true }],
    });
  });

  it('is refused entirely when the address of the new client is invalid', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const address = { line1: '3 Wattle Road', suburb: 'Dee Why', postcode: '99' };
    const response = await convert(enquiry, {
      new_client: { ...newClient(enquiry.email), address },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual(['new_client.address.postcode']);
    expect(await countClients(enquiry.email)).toBe(0);
  });

  it('is recorded for the client, the quote and the enquiry', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const { client } = enquirySchema.parse((await convert(enquiry)).json());
    const response = await api.call({ path: `audit/?client_id=${client?.id}`, as: admin });
    const { results } = pageOf(auditEntrySchema).parse(response.json());
    expect(results.map(({ action, subject_type: subject }) => [action, subject])).toEqual([
      ['act_for_client', 'quote'],
      ['create', 'client'],
    ]);
  });

  it('lets the client choose a password, log in and see the quote', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const { quote } = enquirySchema.parse((await convert(enquiry)).json());
    const before = await post(api, 'auth/login', { email: enquiry.email, password: PASSWORD });
    expect(before.statusCode).toBe(400);
    const mails = await api.mails(enquiry.email);
    const invitation = mails.find(({ subject }) => subject.startsWith('Your account with'));
    const accepted = await choosePassword(api, tokenIn(invitation), PASSWORD);
    expect(accepted.statusCode).toBe(200);
    const login = await post(api, 'auth/login', { email: enquiry.email, password: PASSWORD });
    const seen = await api.call({ path: `quotes/${quote?.id}/`, as: login.json().data });
    expect(seen.json()).toMatchObject({ status: 'draft', reference: quote?.reference });
  });

  it('is done once, however often and concurrently it is sent', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const key = { 'idempotency-key': 'one-conversion' };
    const answers = await Promise.all([
      convert(enquiry, {}, key),
      convert(enquiry, {}, key),
      convert(enquiry, {}, key),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<Enquiry>().quote?.id)).size).toBe(1);
    expect(await countClients(enquiry.email)).toBe(1);
  });

  it('is done once by two users, and the other sees the result', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const outcomes = await Promise.all([convert(enquiry), convert(enquiry)]);
    expect(outcomes.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const refused = outcomes.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'stale_version',
      current: { status: 'closed', client: { name: 'Helen Novak' } },
    });
    expect(await countClients(enquiry.email)).toBe(1);
  });

  it('creates only a client when nothing is quoted yet', async () => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const response = await convert(enquiry, { quote: null });
    expect(response.json()).toMatchObject({
      status: 'closed',
      client: { name: 'Helen Novak' },
      quote: null,
    });
  });
});

describe('converting an enquiry of an existing client', () => {
  it('creates a quote in their account, and no second account', async () => {
    const client = await api.signIn({ email: anAddress() });
    const enquiry = await newEnquiry(api, staff, { email: client.email });
    const response = await convert(enquiry, { client_id: client.id, new_client: null });
    expect(response.json()).toMatchObject({
      closed_by: 'Sam',
      client: { id: client.id, name: 'Robin Park', is_new: false },
    });
    const own = await api.call({ path: 'quotes/my-quotes/', as: client });
    expect(own.json()).toMatchObject({ count: 1 });
    expect((await api.mails(client.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We started quote /u),
    ]);
  });

  it('is refused when it would create the client again', async () => {
    const client = await api.signIn({ email: anAddress() });
    const enquiry = await newEnquiry(api, staff, { email: client.email });
    const response = await convert(enquiry);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      'new_client.email': ['A client uses this address already. Choose that client instead.'],
    });
    const same = await api.call({ path: `enquiries/${enquiry.id}/`, as: staff });
    expect(same.json()).toMatchObject({ status: 'open', version: 1 });
  });
});

describe('a quote that needs a reason of staff', () => {
  const OUTSIDE = { ...CHOICES, suburb: 'Newcastle', postcode: '2300' };
  const TODAY_AT_NO_MORE = {
    ...CHOICES,
    preferred_date: '2026-11-21',
    timeline_id: 'standard',
  };

  it.each([
    ['outside our areas', OUTSIDE, 'outside_area_reason'],
    ['at another timing than that of its day', TODAY_AT_NO_MORE, 'timeline_reason'],
  ])('%s is refused without it, and keeps it', async (_what, quote, field) => {
    const enquiry = await newEnquiry(api, staff, { email: anAddress() });
    const refused = await convert(enquiry, { quote });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json())).toEqual([`quote.${field}`]);
    expect(await countClients(enquiry.email)).toBe(0);

    const reason = 'We know them well.';
    const converted = enquirySchema.parse(
      (await convert(enquiry, { quote: { ...quote, [field]: reason } })).json(),
    );
    const made = await api.call({ path: `quotes/${converted.quote?.id}/`, as: staff });
    expect(quoteSchema.parse(made.json()).staff_details).toMatchObject({ [field]: reason });
  });
});

describe('an invalid conversion', () => {
  it.each([
    ['without a client', { new_client: null }, 'client_id'],
    [
      'of a client who is not there',
      { client_id: crypto.randomUUID(), new_client: null },
      'client_id',
    ],
    [
      'of a client, without a quote',
      { client_id: crypto.randomUUID(), new_client: null, quote: null },
      'quote',
    ],
    [
      'with a wrong phone',
      { new_client: { ...newClient('a@mail.example'), phone_number: '12' } },
      'new_client.phone_number',
    ],
    [
      'with a link as name',
      { new_client: { ...newClient('a@mail.example'), first_name: 'http://x' } },
      'new_client.first_name',
    ],
    [
      'with a service that we do not have',
      { quote: { ...CHOICES, service_id: 'gutters' } },
      'quote.service_id',
    ],
  ])(
    'with %s is refused with an error by field, and creates nothing',
    async (_title, changes, field) => {
      const enquiry = await newEnquiry(api, staff, { email: anAddress() });
      const response = await convert(enquiry, changes);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toEqual([field]);
      expect(await countClients(enquiry.email)).toBe(0);
      expect(await api.mails(enquiry.email)).toEqual([]);
    },
  );

  it('with the address of a user of the company is refused', async () => {
    const enquiry = await newEnquiry(api, staff, { email: staff.email });
    expect((await convert(enquiry)).json()).toEqual({
      'new_client.email': ['A member of staff uses this address. Enter the client’s own address.'],
    });
  });
});
