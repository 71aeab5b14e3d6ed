import type { Quote } from '@cleaning/contract/quotes';
import {
  QUOTE_STATUSES,
  type QuoteCommand,
  type QuoteStatus,
} from '@cleaning/contract/quotes/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/create-test-app.ts';
import {
  command,
  createDraft,
  quoteIn,
  readQuote,
  storeStatus,
} from '../../../test/quote-fixtures.ts';
import { startBeforeAll } from '../../../test/set-up.ts';

let people: Readonly<Record<'client' | 'stranger' | 'staff' | 'admin', TestPerson>>;

/** The name that staff see for each actor in the history of a quote. */
const NAMES = { client: null, staff: 'Sam', admin: 'Alex' } as const;

const testApp = startBeforeAll();
beforeAll(async () => {
  people = {
    client: await testApp.signIn(),
    stranger: await testApp.signIn(),
    staff: await testApp.signIn({ userType: 'staff', clientType: null, firstName: NAMES.staff }),
    admin: await testApp.signIn({ userType: 'admin', clientType: null, firstName: NAMES.admin }),
  };
});

interface CommandCase {
  readonly path: string;
  readonly command: QuoteCommand;
  readonly from: readonly QuoteStatus[];
  readonly to: QuoteStatus;
  /** The request body for each role that may give the command. */
  readonly client?: object;
  readonly staff?: object;
  /** The field in which staff must give a reason. */
  readonly staffMustSay?: true;
  readonly isForClient?: true;
}

const WHY = { reason: 'Because of the stairs.' };
const APPROVAL = { approved_name: 'Robin Park', accepts_terms: true };

const CASES: readonly CommandCase[] = [
  { path: 'send', command: 'send', from: ['submitted'], to: 'sent', staff: {} },
  {
    path: 'decline_request',
    command: 'decline_request',
    from: ['submitted'],
    to: 'declined',
    staff: WHY,
    staffMustSay: true,
  },
  {
    path: 'approve',
    command: 'approve',
    from: ['sent'],
    to: 'approved',
    client: APPROVAL,
    staff: WHY,
    staffMustSay: true,
    isForClient: true,
  },
  {
    path: 'decline',
    command: 'decline',
    from: ['sent'],
    to: 'declined',
    client: {},
    staff: WHY,
    staffMustSay: true,
    isForClient: true,
  },
  {
    path: 'request_changes',
    command: 'request_changes',
    from: ['sent'],
    to: 'changes_requested',
    client: { comment: 'Fewer rooms, please.' },
  },
  {
    path: 'revise',
    command: 'revise',
    from: ['changes_requested', 'declined', 'expired'],
    to: 'draft',
    staff: {},
  },
  {
    path: 'withdraw',
    command: 'withdraw',
    from: ['sent', 'changes_requested'],
    to: 'withdrawn',
    staff: WHY,
    staffMustSay: true,
  },
  {
    path: 'convert',
    command: 'convert',
    from: ['approved'],
    to: 'converted',
    staff: { appointments: [] },
  },
];

const aQuoteIn = async (status: QuoteStatus): Promise<Quote> => {
  const draft = await createDraft(testApp, people.client);
  await storeStatus(testApp, draft, status);
  return readQuote(testApp, people.client, draft);
};

const actorsOf = ({ client, staff }: CommandCase) => [
  ...(client === undefined ? [] : [['client', client] as const]),
  ...(staff === undefined ? [] : [['staff', staff] as const, ['admin', staff] as const]),
];

const bodyOf = ({ client, staff }: CommandCase): object => client ?? staff ?? {};
const giverOf = ({ client }: CommandCase): TestPerson =>
  client === undefined ? people.staff : people.client;

describe.each(CASES)('$path', (given) => {
  const { path, from, to, isForClient = false } = given;
  const [start = 'draft'] = from;

  test.each(
    from.flatMap((status) => actorsOf(given).map(([who, body]) => [status, who, body] as const)),
  )(
    'from %s by %s changes the status, and the history has the user and reason',
    async (status, who, body) => {
      const quote = await aQuoteIn(status);
      testApp.clock.advance(1000);
      const response = await command(testApp, people[who], quote, path, body);
      expect(response.statusCode).toBe(200);
      const moved = quoteIn(response);
      expect(moved).toMatchObject({
        status: to,
        version: quote.version + 1,
        revision: path === 'revise' ? 2 : 1,
        updated_at: testApp.clock.now.toISOString(),
      });
      expect(moved.events.at(-1)).toEqual({
        id: expect.any(String),
        command: given.command,
        from_status: status,
        to_status: to,
        actor: who === 'client' ? 'client' : 'staff',
        actor_name: NAMES[who],
        on_behalf_of_client: isForClient && who !== 'client',
        reason:
          Object.entries(body).find(([key]) => ['reason', 'comment'].includes(key))?.[1] ?? null,
        signed_name: path === 'approve' && who === 'client' ? APPROVAL.approved_name : null,
        signed_for: null,
        signer_relation: null,
        occurred_at: testApp.clock.now.toISOString(),
      });
      expect(await readQuote(testApp, people[who], quote)).toEqual(moved);
    },
  );

  test.each(QUOTE_STATUSES.filter((status) => !from.includes(status)))(
    'is refused with the quote in status %s',
    async (status) => {
      const quote = await aQuoteIn(status);
      const response = await command(testApp, giverOf(given), quote, path, bodyOf(given));
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        detail: expect.stringMatching(/^This quote .* now\.$/u),
        code: 'invalid_transition',
        current: await readQuote(testApp, giverOf(given), quote),
      });
    },
  );

  test('is refused to another client', async () => {
    const quote = await aQuoteIn(start);
    const others = (['client', 'staff'] as const).filter((who) => given[who] === undefined);
    for (const who of others) {
      const response = await command(testApp, people[who], quote, path, bodyOf(given));
      expect([response.statusCode, response.json().code]).toEqual([403, 'permission_denied']);
    }
    expect((await readQuote(testApp, people.client, quote)).version).toBe(quote.version);
  });

  test('of a stale version is refused with the current quote', async () => {
    const quote = await aQuoteIn(start);
    const stale = { ...quote, version: quote.version + 1 };
    const response = await command(testApp, giverOf(given), stale, path, bodyOf(given));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale_version',
      current: { id: quote.id, version: quote.version, status: start },
    });
  });

  test('sent twice is executed once, and the second call reports the state', async () => {
    const quote = await aQuoteIn(start);
    const moved = quoteIn(await command(testApp, giverOf(given), quote, path, bodyOf(given)));
    const again = await command(testApp, giverOf(given), quote, path, bodyOf(given));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'stale_version', current: moved });
  });

  test('sent five times at once succeeds once, with one event and one set of mails', async () => {
    const quote = await aQuoteIn(start);
    const about = async () =>
      (await testApp.mails()).filter(({ subject }) => subject.includes(quote.reference)).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => command(testApp, giverOf(given), quote, path, bodyOf(given))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const stored = await readQuote(testApp, people.client, quote);
    expect(stored.events.filter((event) => event.command === given.command)).toHaveLength(1);
    // An approval is told to the company, and the client gets the copy.
    const mails = path === 'approve' ? 2 : 1;
    expect(await about()).toBe(['revise', 'convert'].includes(path) ? 0 : mails);
  });
});

describe('a command of staff for a client or against an offer needs a reason', () => {
  test.each(CASES.filter(({ staffMustSay }) => staffMustSay === true))(
    '$path',
    async ({ path, from: [start = 'draft'] }) => {
      const quote = await aQuoteIn(start);
      for (const body of [{}, { reason: '  ' }]) {
        const response = await command(testApp, people.staff, quote, path, body);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toEqual({ reason: ['Say why, in a sentence.'] });
      }
    },
  );
});

describe('another client gets a not-found answer', () => {
  test.each(CASES.filter(({ client }) => client !== undefined))('by $path', async (given) => {
    const quote = await aQuoteIn(given.from[0] ?? 'draft');
    const response = await command(testApp, people.stranger, quote, given.path, bodyOf(given));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
    expect((await readQuote(testApp, people.client, quote)).version).toBe(quote.version);
  });
});

describe('concurrent commands on one quote', () => {
  test.each([1, 2, 3])(
    'approve, decline, request changes and withdraw never combine (%i)',
    async () => {
      const quote = await aQuoteIn('sent');
      const answers = await Promise.all([
        command(testApp, people.client, quote, 'approve', APPROVAL),
        command(testApp, people.client, quote, 'decline'),
        command(testApp, people.client, quote, 'request_changes', { comment: 'More rooms.' }),
        command(testApp, people.staff, quote, 'withdraw', WHY),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect((await readQuote(testApp, people.client, quote)).version).toBe(quote.version + 1);
    },
  );
});
