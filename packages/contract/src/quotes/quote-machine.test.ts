import { describe, expect, test } from 'vitest';
import {
  availableQuoteCommands,
  isEditableByClient,
  isInPreparation,
  isUnsentOfOffice,
  transitionQuote,
  type QuoteState,
} from './quote-machine.ts';
import {
  QUOTE_ACTORS,
  DEPOSIT_TRANSITIONS,
  QUOTE_COMMANDS,
  QUOTE_ORIGINS,
  QUOTE_STATUSES,
  QUOTE_TRANSITIONS,
  type QuoteActor,
  type QuoteOrigin,
  type QuoteStatus,
  type QuoteTransition,
} from './quote-states.ts';

const VALID_UNTIL = '2026-12-03';
const DAY_AFTER = '2026-12-04';

interface Written {
  readonly revision: number;
  readonly origin: QuoteOrigin;
}

const isFirstOf = (origin: QuoteOrigin) => (written: Written) =>
  written.revision === 1 && written.origin === origin;

/** Which quotes a command is for, by how they came about. */
const WHICH = {
  any: () => true,
  'before it was sent': isFirstOf('client'),
  'of the company': (written: Written) => !isFirstOf('client')(written),
  'known to the client': (written: Written) => !isFirstOf('office')(written),
} as const;

type Allowed = readonly [
  from: QuoteStatus,
  which: keyof typeof WHICH,
  command: QuoteTransition,
  by: QuoteActor,
  to: QuoteStatus,
  reason?: 'with reason',
];

/** Everything that is allowed while a sent quote is valid. Whatever is not listed is refused. */
const ALLOWED: readonly Allowed[] = [
  ['draft', 'before it was sent', 'submit', 'client', 'submitted'],
  ['draft', 'known to the client', 'cancel', 'client', 'cancelled'],
  ['draft', 'of the company', 'send', 'staff', 'sent'],
  ['submitted', 'any', 'cancel', 'client', 'cancelled'],
  ['submitted', 'any', 'send', 'staff', 'sent'],
  ['submitted', 'any', 'decline_request', 'staff', 'declined', 'with reason'],
  ['sent', 'any', 'approve', 'client', 'approved'],
  ['sent', 'any', 'approve', 'staff', 'approved', 'with reason'],
  ['sent', 'any', 'decline', 'client', 'declined'],
  ['sent', 'any', 'decline', 'staff', 'declined', 'with reason'],
  ['sent', 'any', 'request_changes', 'client', 'changes_requested', 'with reason'],
  ['sent', 'any', 'change', 'staff', 'sent'],
  ['sent', 'any', 'withdraw', 'staff', 'withdrawn', 'with reason'],
  ['changes_requested', 'any', 'revise', 'staff', 'draft'],
  ['changes_requested', 'any', 'withdraw', 'staff', 'withdrawn', 'with reason'],
  ['declined', 'any', 'revise', 'staff', 'draft'],
  ['expired', 'any', 'revise', 'staff', 'draft'],
  ['approved', 'any', 'convert', 'staff', 'converted'],
  ['approved', 'any', 'convert', 'system', 'converted'],
];

/** The commands that begin or make the next version of an offer. */
const NEXT_VERSION: ReadonlySet<QuoteTransition> = new Set(['revise', 'change']);

interface Attempt extends Written {
  readonly status: QuoteStatus;
  readonly command: QuoteTransition;
  readonly actor: QuoteActor;
}

const attempts: readonly Attempt[] = QUOTE_STATUSES.flatMap((status) =>
  QUOTE_ORIGINS.flatMap((origin) =>
    [1, 2].flatMap((revision) =>
      QUOTE_TRANSITIONS.flatMap((command) =>
        QUOTE_ACTORS.map((actor) => ({ status, origin, revision, command, actor })),
      ),
    ),
  ),
);

/**
 * The outcome of an attempt according to {@link ALLOWED}: the next state, or the code of the
 * refusal.
 */
function expectedOutcome(
  { status, command, actor, ...written }: Attempt,
  saysWhy: boolean,
): object {
  const { revision } = written;
  const possible = ALLOWED.filter(
    ([from, which, allowed]) => from === status && allowed === command && WHICH[which](written),
  );
  const allowed = possible.find(([, , , by]) => by === actor);
  if (allowed === undefined) {
    // Only the service expires a sent quote, and not while the quote is valid.
    const isOnlyForOthers =
      possible.length > 0 || (status === 'sent' && command === 'expire' && actor !== 'system');
    return { ok: false, code: isOnlyForOthers ? 'permission_denied' : 'invalid_transition' };
  }
  const [, , , , to, reason] = allowed;
  return reason !== undefined && !saysWhy
    ? { ok: false, code: 'reason_required' }
    : { ok: true, status: to, revision: NEXT_VERSION.has(command) ? revision + 1 : revision };
}

const quote = (status: QuoteStatus, revision = 1, origin: QuoteOrigin = 'client'): QuoteState => ({
  status,
  revision,
  origin,
  validUntil: VALID_UNTIL,
});

describe('a command while a quote is valid', () => {
  test.each(attempts)('$origin, revision $revision, $status: $command by $actor', (attempt) => {
    const { status, revision, origin, command, actor } = attempt;
    for (const reason of ['Because.', undefined, '', ' \n']) {
      expect(
        transitionQuote(quote(status, revision, origin), command, { actor, reason }, VALID_UNTIL),
      ).toMatchObject(expectedOutcome(attempt, reason === 'Because.'));
    }
  });
});

describe('the validity of a quote ends with its last day in Sydney', () => {
  const client = { actor: 'client' } as const;
  const system = { actor: 'system' } as const;

  test('on that day a quote can be approved and does not expire', () => {
    expect(transitionQuote(quote('sent'), 'approve', client, VALID_UNTIL).ok).toBe(true);
    expect(transitionQuote(quote('sent'), 'expire', system, VALID_UNTIL)).toEqual({
      ok: false,
      code: 'invalid_transition',
      message: 'This quote can still be approved.',
    });
  });

  test('on the next day it expires and cannot be approved, even before it was marked as expired', () => {
    expect(transitionQuote(quote('sent'), 'expire', system, DAY_AFTER)).toEqual({
      ok: true,
      status: 'expired',
      revision: 1,
    });
    for (const actor of ['client', 'staff'] as const) {
      expect(
        transitionQuote(quote('sent'), 'approve', { actor, reason: 'By phone.' }, DAY_AFTER),
      ).toEqual({
        ok: false,
        code: 'expired',
        message: 'This quote has expired. Ask us for an updated one.',
      });
    }
  });

  test('it can still be declined or sent back for changes afterwards', () => {
    const saying = { actor: 'client', reason: 'Fewer rooms, please.' } as const;
    expect(transitionQuote(quote('sent'), 'decline', saying, DAY_AFTER).ok).toBe(true);
    expect(transitionQuote(quote('sent'), 'request_changes', saying, DAY_AFTER).ok).toBe(true);
  });

  test('a quote without a last day never expires', () => {
    const endless = { ...quote('sent'), validUntil: null };
    expect(transitionQuote(endless, 'expire', system, '9999-12-31').ok).toBe(false);
    expect(transitionQuote(endless, 'approve', client, '9999-12-31').ok).toBe(true);
  });
});

describe('a refusal is a sentence for the caller', () => {
  test.each([
    ['sent', 'submit', 'This quote has been sent, so it cannot be submitted now.'],
    ['draft', 'approve', 'This quote is a draft, so it cannot be approved now.'],
    [
      'expired',
      'request_changes',
      'This quote has expired, so it cannot be sent back for changes now.',
    ],
  ] as const)('%s, %s', (status, command, message) => {
    expect(
      transitionQuote(quote(status), command, { actor: 'client', reason: 'x' }, VALID_UNTIL),
    ).toEqual({ ok: false, code: 'invalid_transition', message });
  });

  test('every refusal ends as a sentence does', () => {
    for (const { status, revision, command, actor } of attempts) {
      const result = transitionQuote(quote(status, revision), command, { actor }, VALID_UNTIL);
      expect(result.ok ? 'Allowed.' : result.message).toMatch(/^[A-Z][^_]+\.$/u);
    }
  });
});

describe('the draft that a client may edit and delete', () => {
  test.each(QUOTE_STATUSES)('in status %s', (status) => {
    expect(isEditableByClient(quote(status))).toBe(status === 'draft');
    expect(isEditableByClient(quote(status, 2))).toBe(false);
    expect(isEditableByClient(quote(status, 1, 'office'))).toBe(false);
  });
});

describe('the draft of the office that its client does not know of', () => {
  test.each(QUOTE_STATUSES)('in status %s', (status) => {
    expect(isUnsentOfOffice(quote(status, 1, 'office'))).toBe(status === 'draft');
    expect(isUnsentOfOffice(quote(status, 2, 'office'))).toBe(false);
    expect(isUnsentOfOffice(quote(status))).toBe(false);
  });

  test('is given no command by its client', () => {
    expect(availableQuoteCommands(quote('draft', 1, 'office'), 'client', VALID_UNTIL)).toEqual([]);
  });
});

describe('the offer that staff prepare', () => {
  test.each(QUOTE_STATUSES)('in status %s', (status) => {
    const isOpen = ['submitted', 'draft'].includes(status);
    expect(isInPreparation(quote(status))).toBe(status === 'submitted');
    expect(isInPreparation(quote(status, 2))).toBe(isOpen);
    expect(isInPreparation(quote(status, 1, 'office'))).toBe(isOpen);
  });
});

describe('the available commands of a quote', () => {
  test.each([
    ['draft', 1, 'client', ['submit', 'cancel']],
    ['draft', 1, 'staff', []],
    ['draft', 2, 'client', ['cancel']],
    ['draft', 2, 'staff', ['send']],
    ['submitted', 1, 'client', ['cancel']],
    ['submitted', 1, 'staff', ['send', 'decline_request']],
    ['sent', 1, 'client', ['approve', 'decline', 'request_changes']],
    ['sent', 1, 'staff', ['approve', 'decline', 'change', 'withdraw']],
    ['converted', 1, 'staff', []],
  ] as const)('in status %s, revision %i, by %s: %j', (status, revision, actor, commands) => {
    expect(availableQuoteCommands(quote(status, revision), actor, VALID_UNTIL)).toEqual(commands);
  });
});

test('a quote is created once and then only changed, apart from a send that is refused', () => {
  expect(QUOTE_COMMANDS).toEqual([
    'create',
    ...QUOTE_TRANSITIONS,
    ...DEPOSIT_TRANSITIONS,
    'refuse_send',
  ]);
});
