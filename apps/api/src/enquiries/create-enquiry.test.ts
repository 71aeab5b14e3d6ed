import { company } from '@cleaning/company';
import { ENQUIRY_TOPICS } from '@cleaning/contract/enquiries/rules';
import { EMAIL_MESSAGE, PHONE_MESSAGE } from '@cleaning/contract/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { refuseMailTo } from '../../test/refuse-mail.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { ENQUIRY, forgetEnquiries, sendEnquiry } from '../../test/enquiry-fixtures.ts';
import { startBeforeAll } from '../../test/set-up.ts';
import { RATE_LIMITS, relaxed } from '../core/http/rate-limits.ts';
import { deleteOldEnquiries } from './receive-enquiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const api = startBeforeAll();
beforeEach(() => forgetEnquiries(api));

const stored = () => api.database.query.enquiries.findMany();

describe('an enquiry', () => {
  it('is stored, and mailed to the company with the author as reply address', async () => {
    const response = await sendEnquiry(api);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'Thank you. We have your message.' });
    expect(await stored()).toEqual([
      {
        id: expect.any(String),
        version: 1,
        status: 'open',
        fingerprint: expect.any(Buffer),
        name: 'Priya Nair',
        email: 'priya@mail.example',
        phoneNumber: '+61491570156',
        topic: 'price',
        message: ENQUIRY.message,
        createdAt: api.clock.now,
        answer: null,
        answeredAt: null,
        answeredById: null,
        closedAt: null,
        closedById: null,
        clientId: null,
        isClientNew: false,
        quoteId: null,
      },
    ]);
    const [mail, ...others] = await api.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: company.email.support,
      replyTo: 'priya@mail.example',
      subject: 'Enquiry from Priya Nair about a price',
    });
    expect(mail?.text).toContain(ENQUIRY.message);
    expect(mail?.text).toContain('Email: priya@mail.example\nPhone: +61 4 9157 0156');
    expect(mail?.html).toContain('<p>Could you clean our office?<br><br>After 5 pm, please.</p>');
  });

  it.each(ENQUIRY_TOPICS)('may be about "%s", without a phone number', async (topic) => {
    const response = await sendEnquiry(api, { topic, phone_number: '' });
    expect(response.statusCode).toBe(201);
    expect(await stored()).toMatchObject([{ topic, phoneNumber: null }]);
    expect((await api.mails())[0]?.text).not.toContain('Phone: +61');
  });

  it.each([
    ['no name', { name: ' ' }, { name: ['Enter your name.'] }],
    [
      'a name that is too long',
      { name: 'x'.repeat(101) },
      { name: ['Use 100 characters or fewer.'] },
    ],
    ['no email', { email: '' }, { email: [EMAIL_MESSAGE] }],
    ['two emails', { email: 'a@mail.example, b@mail.example' }, { email: [EMAIL_MESSAGE] }],
    ['half a phone number', { phone_number: '0491 570' }, { phone_number: [PHONE_MESSAGE] }],
    ['an unknown topic', { topic: 'jobs' }, { topic: ['Choose what it is about.'] }],
    ['no message', { message: '\n' }, { message: ['Enter your message.'] }],
    [
      'a message that is too long',
      { message: 'x'.repeat(4001) },
      { message: ['Use 4000 characters or fewer.'] },
    ],
    ['an unknown field', { status: 'done' }, { status: ['This field is not known.'] }],
    [
      'a character that cannot be stored',
      { message: 'a\0b' },
      { message: ['Remove the character that cannot be shown.'] },
    ],
  ])('with %s is refused, and neither stored nor mailed', async (_what, changes, errors) => {
    const response = await sendEnquiry(api, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
    expect(await stored()).toEqual([]);
    expect(await api.mails()).toEqual([]);
  });

  it('with the hidden field filled in gets the same response, and is discarded', async () => {
    const [person, program] = [
      await sendEnquiry(api),
      await sendEnquiry(api, { name: 'Robot', website: 'https://spam.example' }),
    ];
    expect(program.statusCode).toBe(person.statusCode);
    expect(program.body).toBe(person.body);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('is not stored when its mail cannot be stored', async () => {
    const failing = await createTestApp();
    await refuseMailTo(failing.database, company.email.support);
    const response = await sendEnquiry(failing);
    expect(response.statusCode).toBe(500);
    expect(await failing.database.query.enquiries.findMany()).toEqual([]);
    await failing.close();
  });

  it('is deleted after 90 days', async () => {
    await sendEnquiry(api);
    api.clock.advance(90 * DAY_MS);
    await deleteOldEnquiries(api.database, api.clock.now);
    expect(await stored()).toHaveLength(1);
    api.clock.advance(1);
    await deleteOldEnquiries(api.database, api.clock.now);
    expect(await stored()).toEqual([]);
  });
});

describe('the same enquiry again', () => {
  it('is stored once, however often and concurrently it is sent', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => sendEnquiry(api)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    api.clock.advance(DAY_MS);
    await sendEnquiry(api);
    expect(await stored()).toHaveLength(1);
    expect(await api.mails()).toHaveLength(1);
  });

  it('is stored again when it is sent again after a day', async () => {
    await sendEnquiry(api);
    api.clock.advance(DAY_MS + 1);
    await sendEnquiry(api);
    expect(await stored()).toMatchObject([{ createdAt: api.clock.now }]);
    expect(await api.mails()).toHaveLength(2);
  });

  it('is another enquiry when another person sends it', async () => {
    await sendEnquiry(api);
    await sendEnquiry(api, { email: 'other@mail.example' });
    expect(await api.mails()).toHaveLength(2);
  });
});

describe('the input in an enquiry', () => {
  it('is text in the mail, never markup', async () => {
    await sendEnquiry(api, { name: 'Ann & "Bo"', message: '<script>alert(1)</script> & <b>' });
    const [mail] = await api.mails();
    expect(mail?.html).toContain('Ann &amp; &quot;Bo&quot;');
    expect(mail?.html).toContain('scriptalert(1)/script &amp; b');
    expect(mail?.html).not.toContain('<script');
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v'])(
    'cannot add a header to the mail (%j)',
    async (lineBreak) => {
      const response = await sendEnquiry(api, { name: `Ann${lineBreak}Bcc: all@mail.example` });
      expect(response.statusCode).toBe(201);
      const [mail] = await api.mails();
      expect(mail?.subject).toMatch(/^Enquiry from Ann ?Bcc: all@mail\.example about a price$/u);
      const inAddress = await sendEnquiry(api, { email: `a${lineBreak}b@mail.example` });
      expect(inAddress.statusCode).toBe(400);
    },
  );
});

it('enquiries are rate-limited by email and by network address', async () => {
  const wide = relaxed(RATE_LIMITS);
  const limits = {
    ...wide,
    enquiry: {
      perAddress: { calls: 4, seconds: 60 },
      perAccount: { calls: 2, seconds: 60 },
    },
  };
  const limited = await createTestApp({ dependencies: { rateLimits: limits } });
  const statuses = [];
  for (const email of ['a', 'a', 'a', 'b', 'c']) {
    const response = await sendEnquiry(limited, { email: `${email}@mail.example` });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([201, 201, 429, 201, 429]);
  limited.clock.advance(60_000);
  expect((await sendEnquiry(limited)).statusCode).toBe(201);
  await limited.close();
});
