import { company } from '@cleaning/company';
import { auditEntrySchema } from '@cleaning/contract/audit';
import { enquiriesPageSchema, enquirySchema, type Enquiry } from '@cleaning/contract/enquiries';
import { pageOf } from '@cleaning/contract/http';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseMailTo } from '../../test/refuse-mail.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { forgetEnquiries, newEnquiry, sendEnquiry } from '../../test/enquiry-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN_ID = '0d3a0000-0000-4000-8000-00000000ffff';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Sam' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));
beforeEach(() => forgetEnquiries(api));

const list = async (query = '') => {
  const response = await api.call({ path: `enquiries/${query}`, as: staff });
  expect(response.statusCode).toBe(200);
  return enquiriesPageSchema.parse(response.json());
};

const command = (
  { id, version }: Pick<Enquiry, 'id' | 'version'>,
  name: string,
  body: object = {},
  headers: Record<string, string> = {},
) =>
  api.call({
    method: 'POST',
    path: `enquiries/${id}/${name}/`,
    as: staff,
    body: { version, ...body },
    headers,
  });

const read = async (id: string) =>
  enquirySchema.parse((await api.call({ path: `enquiries/${id}/`, as: staff })).json());

const actionsOn = async (id: string) => {
  const response = await api.call({ path: `audit/?subject_id=${id}`, as: admin });
  return pageOf(auditEntrySchema)
    .parse(response.json())
    .results.map(({ action, actor }) => [action, actor?.id]);
};

describe('the list of enquiries', () => {
  it('is sorted by the latest first, counts each state, and is paged', async () => {
    for (const name of ['Ann', 'Ben', 'Cai']) {
      api.clock.advance(1000);
      await sendEnquiry(api, { name });
    }
    const { results, count, status_counts } = await list('?page_size=2');
    expect(results.map(({ name }) => name)).toEqual(['Cai', 'Ben']);
    expect(results[0]).toMatchObject({ status: 'open', excerpt: expect.any(String) });
    expect(count).toBe(3);
    expect(status_counts).toEqual({ open: 3, answered: 0, closed: 0, spam: 0 });
    const second = await list('?page_size=2&page=2&ordering=-received_at');
    expect(second.results.map(({ name }) => name)).toEqual(['Ann']);
    const oldest = await list('?ordering=received_at&page_size=1');
    expect(oldest.results.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('can be filtered by state, and searched in name, address, phone and message', async () => {
    const first = await newEnquiry(api, staff, { name: 'Ann 100%', email: 'ann@mail.example' });
    await newEnquiry(api, staff, { name: 'Ben', phone_number: '0491 570 006', message: 'Carpet?' });
    await command(first, 'close');
    expect((await list('?status=closed,spam')).results).toMatchObject([{ name: 'Ann 100%' }]);
    expect((await list('?status=open')).results).toMatchObject([{ name: 'Ben' }]);
    expect((await list('?search=100%25')).results).toMatchObject([{ name: 'Ann 100%' }]);
    expect((await list('?search=ANN@mail')).results).toMatchObject([{ name: 'Ann 100%' }]);
    expect((await list('?search=0491 570 006')).results).toMatchObject([{ name: 'Ben' }]);
    expect((await list('?search=carpet')).results).toMatchObject([{ name: 'Ben' }]);
    const none = await list('?search=nobody&status=spam');
    expect(none).toMatchObject({ count: 0, status_counts: { open: 1, closed: 1 } });
  });

  it('refuses an unknown state', async () => {
    const response = await api.call({ path: 'enquiries/?status=new', as: staff });
    expect(response.json()).toEqual({ status: ['Filter by known states, comma separated.'] });
  });
});

describe('an enquiry opened by staff', () => {
  it('is complete, names the client with its address, and is recorded in the audit log', async () => {
    const client = await api.signIn({ email: 'known@mail.example', firstName: 'Kim' });
    const enquiry = await newEnquiry(api, staff, { email: 'known@mail.example' });
    expect(enquiry).toMatchObject({
      name: 'Priya Nair',
      message: 'Could you clean our office?\n\nAfter 5 pm, please.',
      same_address_client: { id: client.id, name: 'Kim Park' },
      client: null,
      quote: null,
      answer: null,
      available_commands: ['answer', 'convert', 'close', 'mark_spam'],
    });
    expect(await actionsOn(enquiry.id)).toEqual([['view', staff.id]]);
  });

  it('is not found when it does not exist', async () => {
    const response = await api.call({ path: `enquiries/${UNKNOWN_ID}/`, as: staff });
    expect(response.statusCode).toBe(404);
    expect((await command({ id: UNKNOWN_ID, version: 1 }, 'close')).statusCode).toBe(404);
  });
});

describe('an answer to an enquiry', () => {
  const ANSWER = 'Yes, we can.\nWhen does it suit you?';

  it('is mailed to the sender with the company as reply address, and closes the enquiry', async () => {
    const enquiry = await newEnquiry(api, staff);
    const response = await command(enquiry, 'answer', { answer: ANSWER });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'answered',
      version: 2,
      answer: ANSWER,
      answered_by: 'Sam',
      answered_at: api.clock.now.toISOString(),
      available_commands: ['convert', 'reopen'],
    });
    const [mail, ...others] = await api.mails(enquiry.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      replyTo: company.email.support,
      subject: `Your message to ${company.name}`,
    });
    expect(mail?.text).toContain(ANSWER);
    expect(mail?.text).not.toContain('Could you clean our office?');
    expect(await actionsOn(enquiry.id)).toEqual([
      ['update', staff.id],
      ['view', staff.id],
    ]);
  });

  it('is sent once, however often and concurrently it is sent', async () => {
    const enquiry = await newEnquiry(api, staff);
    const key = { 'idempotency-key': 'one-answer' };
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => command(enquiry, 'answer', { answer: ANSWER }, key)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await api.mails(enquiry.email)).toHaveLength(1);
  });

  it('is sent once by two users, and the other sees the answer', async () => {
    const enquiry = await newEnquiry(api, staff);
    await command(enquiry, 'answer', { answer: ANSWER });
    const response = await command(enquiry, 'answer', { answer: 'Another answer.' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale_version',
      current: { status: 'answered', answer: ANSWER, answered_by: 'Sam' },
    });
    expect(await api.mails(enquiry.email)).toHaveLength(1);
  });

  it('requires a text', async () => {
    const enquiry = await newEnquiry(api, staff);
    const response = await command(enquiry, 'answer', { answer: ' ' });
    expect(response.json()).toEqual({ answer: ['Write an answer.'] });
    expect(await api.mails(enquiry.email)).toEqual([]);
  });

  it('is not stored when its mail cannot be stored', async () => {
    const failing = await createTestApp();
    const as = await failing.signIn({ userType: 'staff' });
    const { id, email } = await newEnquiry(failing, as);
    await refuseMailTo(failing.database, email);
    const body = { version: 1, answer: ANSWER };
    const path = `enquiries/${id}/`;
    const response = await failing.call({ method: 'POST', path: `${path}answer/`, as, body });
    expect(response.statusCode).toBe(500);
    const same = await failing.call({ path, as });
    expect(same.json()).toMatchObject({ status: 'open', answer: null, version: 1 });
    await failing.close();
  });
});

describe('an enquiry without an answer', () => {
  it.each([
    ['close', 'closed'],
    ['mark_spam', 'spam'],
  ])('after %s is %s, sends no mail, and can be opened again', async (name, status) => {
    const enquiry = await newEnquiry(api, staff);
    const changed = enquirySchema.parse((await command(enquiry, name)).json());
    expect(changed).toMatchObject({ status, version: 2 });
    expect(await api.mails(enquiry.email)).toEqual([]);
    const refused = await command(changed, 'answer', { answer: 'Hello.' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'invalid_transition', current: { status } });
    const opened = await command(changed, 'reopen');
    expect(opened.json()).toMatchObject({ status: 'open', version: 3 });
  });

  it('shows who closed it and when, until it is opened again', async () => {
    const enquiry = await newEnquiry(api, staff);
    expect(enquiry).toMatchObject({ closed_by: null, closed_at: null });
    const closed = enquirySchema.parse((await command(enquiry, 'close')).json());
    expect(closed).toMatchObject({ closed_by: 'Sam', closed_at: api.clock.now.toISOString() });
    const opened = await command(closed, 'reopen');
    expect(opened.json()).toMatchObject({ closed_by: null, closed_at: null });
  });

  it('is opened again when its sender sends it again later, unless it was spam', async () => {
    const enquiry = await newEnquiry(api, staff);
    const closed = enquirySchema.parse((await command(enquiry, 'close')).json());
    api.clock.advance(DAY_MS + 1);
    await sendEnquiry(api);
    const again = await read(enquiry.id);
    expect(again).toMatchObject({ status: 'open', version: closed.version + 1 });
    await command(again, 'mark_spam');
    api.clock.advance(DAY_MS + 1);
    await sendEnquiry(api);
    expect(await read(enquiry.id)).toMatchObject({ status: 'spam' });
  });
});
