import { describe, expect, test } from 'vitest';
import { CLAIM_TRANSITIONS, type ClaimStatus } from '../claims/claim-states.ts';
import {
  availableInvoiceCommands,
  invoiceBalance,
  isInvoiceOverdue,
  receivableOf,
  transitionInvoice,
  type InvoiceState,
} from './invoice-machine.ts';
import {
  INVOICE_ACTORS,
  INVOICE_COMMANDS,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
  isOwedInvoice,
  type InvoiceActor,
  type InvoiceStatus,
  type InvoiceTransition,
} from './invoice-states.ts';

const TOTAL = 110_00;
const PAID: Readonly<Record<InvoiceStatus, number>> = {
  draft: 0,
  issued: 0,
  partially_paid: 10_00,
  paid: TOTAL,
  void: 0,
  written_off: 10_00,
};

const invoice = (status: InvoiceStatus, changes: Partial<InvoiceState> = {}): InvoiceState => ({
  status,
  claimStatus: 'not_applicable',
  totalCents: TOTAL,
  paidCents: PAID[status],
  creditedCents: 0,
  depositCents: 0,
  creditUsedCents: 0,
  ...changes,
});

type Allowed = readonly [
  from: InvoiceStatus,
  command: InvoiceTransition,
  by: readonly InvoiceActor[],
  to: InvoiceStatus,
  reason?: 'with reason',
];

const COMPANY = ['staff', 'admin'] as const;
const CLIENT_OR_COMPANY = ['client', 'staff', 'admin'] as const;
const COMPANY_OR_SYSTEM = ['staff', 'admin', 'system'] as const;

/** Everything that is allowed with an amount of one dollar. Whatever is not listed is refused. */
const ALLOWED: readonly Allowed[] = [
  ['draft', 'issue', COMPANY, 'issued'],
  ['issued', 'send_again', CLIENT_OR_COMPANY, 'issued'],
  ['partially_paid', 'send_again', CLIENT_OR_COMPANY, 'partially_paid'],
  ['issued', 'record_payment', COMPANY_OR_SYSTEM, 'partially_paid'],
  ['partially_paid', 'record_payment', COMPANY_OR_SYSTEM, 'partially_paid'],
  ['written_off', 'record_payment', COMPANY_OR_SYSTEM, 'written_off'],
  ['issued', 'credit', COMPANY, 'issued', 'with reason'],
  ['partially_paid', 'credit', COMPANY, 'partially_paid', 'with reason'],
  ['partially_paid', 'refund', COMPANY, 'partially_paid', 'with reason'],
  ['paid', 'refund', COMPANY, 'partially_paid', 'with reason'],
  ['issued', 'void', COMPANY, 'void', 'with reason'],
  ['issued', 'write_off', ['admin'], 'written_off', 'with reason'],
  ['partially_paid', 'write_off', ['admin'], 'written_off', 'with reason'],
];

const attempts = INVOICE_STATUSES.flatMap((status) =>
  INVOICE_TRANSITIONS.flatMap((command) =>
    INVOICE_ACTORS.map((actor) => ({ status, command, actor })),
  ),
);

/**
 * The outcome of an attempt according to {@link ALLOWED}: the next state, or the code of the
 * refusal.
 */
function expectedOutcome({ status, command, actor }: (typeof attempts)[number], saysWhy: boolean) {
  const allowed = ALLOWED.find(([from, name]) => from === status && name === command);
  if (allowed === undefined) return { ok: false, code: 'invalid_transition' };
  const [, , by, to, reason] = allowed;
  if (!by.includes(actor)) return { ok: false, code: 'permission_denied' };
  return reason !== undefined && !saysWhy
    ? { ok: false, code: 'reason_required' }
    : { ok: true, status: to };
}

describe('a command with an amount of one dollar', () => {
  test.each(attempts)('$status: $command by $actor', (attempt) => {
    const { status, command, actor } = attempt;
    for (const reason of ['Because.', undefined, '', ' \n']) {
      expect(
        transitionInvoice(invoice(status), command, { actor, reason, amountCents: 1_00 }),
      ).toMatchObject(expectedOutcome(attempt, reason === 'Because.'));
    }
  });
});

const staff = { actor: 'staff', reason: 'Because.' } as const;

describe('a payment or credit', () => {
  const owing = invoice('partially_paid');

  const pay = (amountCents: number) =>
    transitionInvoice(owing, 'record_payment', { actor: 'staff', amountCents });

  test('marks an invoice as paid with the last cent, not before', () => {
    expect(pay(99_99)).toMatchObject({ status: 'partially_paid', paidCents: 109_99 });
    expect(pay(100_00)).toMatchObject({ status: 'paid', paidCents: TOTAL });
    expect(pay(100_01)).toEqual({
      ok: false,
      code: 'bad_amount',
      message: 'Only $100.00 is still to be paid.',
    });
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d is refused',
    (amountCents) => {
      for (const command of ['record_payment', 'refund', 'credit'] as const) {
        expect(transitionInvoice(owing, command, { ...staff, amountCents })).toMatchObject({
          ok: false,
          code: 'bad_amount',
        });
      }
    },
  );

  test('that is refunded in full leaves an invoice unpaid', () => {
    expect(
      transitionInvoice(invoice('paid'), 'refund', { ...staff, amountCents: TOTAL }),
    ).toMatchObject({ status: 'issued', paidCents: 0 });
    expect(transitionInvoice(owing, 'refund', { ...staff, amountCents: 10_01 })).toMatchObject({
      code: 'bad_amount',
      message: 'Only $10.00 was paid and can be given back.',
    });
  });

  test('settles an invoice when the rest is credited', () => {
    const credited = transitionInvoice(owing, 'credit', { ...staff, amountCents: 100_00 });
    expect(credited).toMatchObject({ status: 'paid', paidCents: 10_00, creditedCents: 100_00 });
  });

  test('is needed only for an invoice with a price', () => {
    const free = invoice('draft', { totalCents: 0 });
    expect(transitionInvoice(free, 'issue', staff)).toMatchObject({ code: 'bad_amount' });
  });
});

describe('an invoice cannot be voided', () => {
  test.each(['submitted', 'accepted', 'reconciled'] satisfies ClaimStatus[])(
    'while its claim is %s',
    (claimStatus) => {
      expect(transitionInvoice(invoice('issued', { claimStatus }), 'void', staff)).toMatchObject({
        ok: false,
        code: 'bad_amount',
      });
    },
  );

  test('once part of it was credited', () => {
    const credited = invoice('issued', { creditedCents: 1 });
    expect(transitionInvoice(credited, 'void', staff).ok).toBe(false);
  });
});

describe.each(['depositCents', 'creditUsedCents'] as const)(
  'an invoice paid only by %s',
  (held) => {
    test.each([
      ['partially_paid', 30_00],
      ['paid', TOTAL],
    ] as const)('can be voided in status %s, and none of it stays paid', (status, cents) => {
      const paid = invoice(status, { paidCents: cents, [held]: cents });
      expect(transitionInvoice(paid, 'void', staff)).toEqual({
        ok: true,
        status: 'void',
        paidCents: 0,
        creditedCents: 0,
      });
      expect(availableInvoiceCommands(paid, 'staff')).toContain('void');
    });

    test('cannot be voided once any other payment was recorded', () => {
      const deposit = { [held]: 30_00 };
      for (const state of [
        invoice('partially_paid', { ...deposit, paidCents: 30_01 }),
        invoice('partially_paid', { ...deposit, paidCents: 29_99 }),
        invoice('partially_paid', { ...deposit, paidCents: 30_00, creditedCents: 1 }),
      ]) {
        expect(transitionInvoice(state, 'void', staff).ok).toBe(false);
      }
    });
  },
);

describe('the balance', () => {
  test.each([
    ['draft', TOTAL],
    ['issued', TOTAL],
    ['partially_paid', 100_00],
    ['paid', 0],
    ['void', 0],
    ['written_off', 0],
  ] as const)('of an invoice in status %s is %i cents', (status, cents) => {
    expect(invoiceBalance(invoice(status))).toBe(cents);
  });
});

describe('an invoice is overdue', () => {
  const due = { ...invoice('issued'), dueDate: '2026-12-05' };

  test('from the day after its due date', () => {
    expect(isInvoiceOverdue(due, '2026-12-05')).toBe(false);
    expect(isInvoiceOverdue(due, '2026-12-06')).toBe(true);
  });

  test.each(['paid', 'void', 'written_off'] as const)('never once it is %s', (status) => {
    expect(isInvoiceOverdue({ ...invoice(status), dueDate: '2026-12-05' }, '2027-01-01')).toBe(
      false,
    );
  });

  test('never without a due date', () => {
    expect(isInvoiceOverdue({ ...due, dueDate: null }, '9999-12-31')).toBe(false);
  });
});

describe('a refusal is a sentence for the caller', () => {
  test('for every status and command', () => {
    for (const { status, command, actor } of attempts) {
      const result = transitionInvoice(invoice(status), command, { actor });
      expect(result.ok ? 'Allowed.' : result.message).toMatch(/^[A-Z][^_]+\.$/u);
    }
    expect(transitionInvoice(invoice('paid'), 'void', staff)).toMatchObject({
      message: 'This invoice has been paid, so it cannot be voided now.',
    });
  });
});

describe('the available commands of an invoice', () => {
  test.each([
    ['draft', 'staff', ['issue']],
    ['issued', 'staff', ['send_again', 'record_payment', 'credit', 'void']],
    ['issued', 'admin', ['send_again', 'record_payment', 'credit', 'void', 'write_off']],
    ['partially_paid', 'staff', ['send_again', 'record_payment', 'refund', 'credit']],
    ['paid', 'admin', ['refund']],
    ['void', 'admin', []],
    ['written_off', 'admin', ['record_payment']],
    ['issued', 'client', ['send_again']],
    ['paid', 'client', []],
  ] as const)('in status %s by %s: %j', (status, actor, commands) => {
    expect(availableInvoiceCommands(invoice(status), actor)).toEqual(commands);
  });
});

test('an invoice and its claim are created once and then only changed', () => {
  expect(INVOICE_COMMANDS).toEqual(['create', ...INVOICE_TRANSITIONS, ...CLAIM_TRANSITIONS]);
});

test.each([
  ['what it says, of an invoice that was written off', { receivable_cents: 100_00 }, 100_00],
  ['its balance, when a process of an earlier release answers', {}, 50_00],
] as const)('what may still be received for an answered invoice is %s', (_case, said, cents) => {
  expect(receivableOf({ balance_cents: 50_00, ...said })).toBe(cents);
});

test.each(INVOICE_STATUSES)(
  'an invoice in status %s is owed while the machine leaves a balance',
  (status) => {
    expect(isOwedInvoice({ status })).toBe(
      status !== 'draft' && invoiceBalance(invoice(status)) > 0,
    );
  },
);
