import { describe, expect, test } from 'vitest';
import { command, createOfficeQuote, quoteIn, readQuote } from '../../../test/quote-fixtures.ts';
import { makeBeforeAll, makeBeforeEach, startBeforeAll } from '../../../test/set-up.ts';

const api = startBeforeAll();
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff', firstName: 'Priya' }));
const client = makeBeforeEach(() => api.signIn({ firstName: 'Olivia', lastName: 'Marsh' }));
const sent = makeBeforeEach(async () => {
  const draft = await createOfficeQuote(api, staff, client);
  return quoteIn(await command(api, staff, draft, 'send'));
});

const byPhone = (changes: object = {}) => ({
  answer: { by: 'client', how: 'phone', said_at: api.clock.now.toISOString(), ...changes },
});

const record = (name: 'approve' | 'decline', body: object, as = staff) =>
  command(api, as, sent, name, body);

const lastMail = async () =>
  (await api.mails(client.email)).find(({ subject }) => subject.startsWith('We recorded'));

describe('an answer that staff record', () => {
  test.each([
    [{}, 'approve', 'Olivia Marsh said yes by phone on'],
    [
      { by: 'helper', name: 'Peter Marsh' },
      'approve',
      'Peter Marsh, who helps Olivia Marsh, said yes',
    ],
    [{ by: 'other', name: 'Dana' }, 'decline', 'Dana, for Olivia Marsh, said no by phone on'],
    [{ how: 'paper' }, 'approve', 'Olivia Marsh signed on paper on'],
    [{ how: 'text' }, 'decline', 'Olivia Marsh said no in writing on'],
  ] as const)(
    'is in the history, the audit log and the mail in words: %j',
    async (answer, name, words) => {
      const done = quoteIn(await record(name, { ...byPhone(answer), reason: 'Wants Luca again.' }));
      const event = done.events.at(-1);
      expect(event).toMatchObject({ command: name, actor: 'staff', on_behalf_of_client: true });
      expect(event?.reason).toContain(words);
      expect(event?.reason).toMatch(/Wants Luca again\.$/u);
      const audit = await api.database.query.auditEntries.findMany();
      expect(
        audit.find(({ subjectId, action }) => subjectId === sent.id && action === 'act_for_client')
          ?.reason,
      ).toContain(words);
      const mail = await lastMail();
      expect(mail?.text).toContain(words);
      // What was said besides may be private, so it is only behind the log-in.
      expect(mail?.text).not.toContain('Luca');
    },
  );

  test.each([
    [{ by: 'helper' }, 'name', 'Say the name of who said so.'],
    [{ how: 'pigeon' }, 'how', 'Say how they said it.'],
    [{ by: 'nobody' }, 'by', 'Say who said so.'],
    [{ said_at: '2099-01-01T00:00:00.000Z' }, 'said_at', 'Choose a time that has passed.'],
    [{ said_at: '2026-01-01T00:00:00.000Z' }, 'said_at', 'This offer was sent on'],
  ])('is refused with what is wrong: %j', async (answer, field, message) => {
    const response = await record('approve', byPhone(answer));
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([`answer.${field}`]);
    expect(response.body).toContain(message);
    expect((await readQuote(api, client, sent)).status).toBe('sent');
  });

  test('is not after a later version went out', async () => {
    const before = api.clock.now.toISOString();
    api.clock.advance(3_600_000);
    const items = [
      {
        id: '0190a1b2-0000-7000-8000-000000005001',
        description: 'Clean',
        quantity: 1,
        unit_cents: 100_00,
      },
    ];
    const offer = { items, company_notes: '', valid_until: null };
    const changed = quoteIn(await command(api, staff, sent, 'change', offer));
    const response = await command(api, staff, changed, 'approve', byPhone({ said_at: before }));
    expect(Object.keys(response.json())).toEqual(['answer.said_at']);
  });

  test('is for staff to give: a client approves by name', async () => {
    for (const name of ['approve', 'decline'] as const) {
      const response = await record(name, byPhone(), client);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json())).toContain('answer');
    }
  });

  test('stands for a reason, without which staff still record nothing', async () => {
    expect((await record('approve', {})).json()).toEqual({ reason: ['Say why, in a sentence.'] });
    expect(quoteIn(await record('approve', byPhone())).status).toBe('approved');
  });
});
