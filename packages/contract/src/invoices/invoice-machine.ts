import { formatMoney } from '@cleaning/pricing';
import type { ClaimStatus } from '../claims/claim-states.ts';
import { AMOUNT_MESSAGE } from '../errors/refusals.ts';
import {
  availableCommands,
  guard,
  reasonFrom,
  transition,
  type Guard,
  type Machine,
  type Order,
  type TransitionResult,
} from '../machine.ts';
import type { InvoiceActor, InvoiceStatus, InvoiceTransition } from './invoice-states.ts';

/** The part of an invoice that the state machine reads. Amounts are whole cents. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly claimStatus: ClaimStatus;
  readonly totalCents: number;
  /** Payments less refunds. */
  readonly paidCents: number;
  /** What was credited, and so need not be paid. */
  readonly creditedCents: number;
  /** The part of the payments that came from deposits. Voiding the invoice returns it to them. */
  readonly depositCents: number;
  /** The part that came from credits of the client. Voiding returns it to them likewise. */
  readonly creditUsedCents: number;
}

/** A command on an invoice; one that moves money says how much. */
export interface InvoiceOrder extends Order<InvoiceActor> {
  readonly amountCents?: number | undefined;
}

export type InvoiceTransitionResult = TransitionResult<Next>;

type Next = Pick<InvoiceState, 'status' | 'paidCents' | 'creditedCents'>;

interface Given extends InvoiceOrder {
  readonly amountCents: number;
}

/** An invoice cannot change while the agency has its claim, or once it has paid it. */
const CLAIMED: readonly ClaimStatus[] = ['submitted', 'accepted', 'reconciled'];

/** The fields that determine the balance of an invoice. */
type InvoiceMoney = Omit<InvoiceState, 'claimStatus' | 'depositCents' | 'creditUsedCents'>;

/** What is still to be paid, in cents; zero for an invoice that was voided or written off. */
export function invoiceBalance(invoice: InvoiceMoney): number {
  if (invoice.status === 'void' || invoice.status === 'written_off') return 0;
  return invoice.totalCents - invoice.paidCents - invoice.creditedCents;
}

/** What may still be received, in cents: the balance, or what was written off and is still unpaid. */
export const receivableCents = (invoice: InvoiceMoney): number =>
  invoiceBalance(invoice.status === 'written_off' ? { ...invoice, status: 'issued' } : invoice);

/** The same of an invoice as the service answers it: in an answer without it, the balance. */
export const receivableOf = (answer: {
  readonly receivable_cents?: number | undefined;
  readonly balance_cents: number;
}): number => answer.receivable_cents ?? answer.balance_cents;

/**
 * Whether something is still to be paid and the due date has passed.
 *
 * @param today the date in Sydney, YYYY-MM-DD.
 */
export function isInvoiceOverdue(
  invoice: InvoiceMoney & { readonly dueDate: string | null },
  today: string,
): boolean {
  return invoice.dueDate !== null && invoice.dueDate < today && invoiceBalance(invoice) > 0;
}

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;

/** The part that was paid with money that the company already had, and goes back to it. */
const heldCents = ({ depositCents, creditUsedCents }: InvoiceState): number =>
  depositCents + creditUsedCents;

/** Whether it was paid with a deposit or a credit only, and with nothing since. */
const isPaidByHeld = (invoice: InvoiceState): boolean =>
  (invoice.status === 'partially_paid' || invoice.status === 'paid') &&
  heldCents(invoice) > 0 &&
  invoice.paidCents === heldCents(invoice);

type InvoiceGuard = Guard<InvoiceState, Given>;

const findWrongAmount = (
  amountCents: number,
  mostCents: number,
  tooMuch: string,
): string | null => {
  if (!isAmount(amountCents)) return AMOUNT_MESSAGE;
  return amountCents <= mostCents ? null : tooMuch;
};

const somethingToPay: InvoiceGuard = guard('bad_amount', ({ totalCents }) =>
  totalCents > 0 ? null : 'Add a line with a price before you issue it.',
);

const upToOwed: InvoiceGuard = guard('bad_amount', (invoice, { amountCents }) => {
  const owed = receivableCents(invoice);
  return findWrongAmount(amountCents, owed, `Only ${formatMoney(owed)} is still to be paid.`);
});

const upToPaid: InvoiceGuard = guard('bad_amount', ({ paidCents }, { amountCents }) =>
  findWrongAmount(
    amountCents,
    paidCents,
    `Only ${formatMoney(paidCents)} was paid and can be given back.`,
  ),
);

const nothingToKeep: InvoiceGuard = guard('bad_amount', (invoice) => {
  if (CLAIMED.includes(invoice.claimStatus)) {
    return 'Its claim was submitted. Record the claim as rejected first.';
  }
  return invoice.creditedCents === 0 && invoice.paidCents === heldCents(invoice)
    ? null
    : 'Part of it was credited, so it cannot be void. Credit the rest instead.';
});

/** The status that follows from what was paid and credited; what was written off stays so. */
function settle({ status, totalCents, paidCents, creditedCents }: InvoiceState): Next {
  const money = { paidCents, creditedCents };
  if (status === 'written_off') return { status, ...money };
  if (totalCents - paidCents - creditedCents === 0) return { status: 'paid', ...money };
  return { status: paidCents > 0 ? 'partially_paid' : 'issued', ...money };
}

const DONE: Readonly<Record<InvoiceTransition, string>> = {
  issue: 'issued',
  send_again: 'sent again',
  record_payment: 'paid',
  refund: 'refunded',
  credit: 'credited',
  void: 'voided',
  write_off: 'written off',
};

const NOW: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'is a draft',
  issued: 'has been issued',
  partially_paid: 'has been paid in part',
  paid: 'has been paid',
  void: 'is void',
  written_off: 'has been written off',
};

const STAFF: readonly InvoiceActor[] = ['staff', 'admin'];
/** A client may request a copy too, since it is sent to the payer. */
const CLIENT_OR_STAFF: readonly InvoiceActor[] = ['client', ...STAFF];
/** The service itself deducts a deposit or a credit from the invoice. */
const STAFF_OR_SYSTEM: readonly InvoiceActor[] = [...STAFF, 'system'];

const INVOICE_MACHINE: Machine<InvoiceTransition, InvoiceStatus, InvoiceState, Given, Next> = {
  rules: {
    issue: { from: ['draft'], by: STAFF, guards: [somethingToPay], next: settle },
    send_again: { from: ['issued', 'partially_paid'], by: CLIENT_OR_STAFF, next: settle },
    record_payment: {
      from: ['issued', 'partially_paid', 'written_off'],
      by: STAFF_OR_SYSTEM,
      guards: [upToOwed],
      next: (invoice, { amountCents }) =>
        settle({ ...invoice, paidCents: invoice.paidCents + amountCents }),
    },
    refund: {
      from: ['partially_paid', 'paid'],
      by: STAFF,
      guards: [reasonFrom(...STAFF), upToPaid],
      next: (invoice, { amountCents }) =>
        settle({ ...invoice, paidCents: invoice.paidCents - amountCents }),
    },
    credit: {
      from: ['issued', 'partially_paid'],
      by: STAFF,
      guards: [reasonFrom(...STAFF), upToOwed],
      next: (invoice, { amountCents }) =>
        settle({ ...invoice, creditedCents: invoice.creditedCents + amountCents }),
    },
    void: {
      from: ['issued', 'partially_paid', 'paid'],
      when: (invoice) => invoice.status === 'issued' || isPaidByHeld(invoice),
      by: STAFF,
      guards: [reasonFrom(...STAFF), nothingToKeep],
      next: (invoice) => ({
        status: 'void',
        paidCents: invoice.paidCents - heldCents(invoice),
        creditedCents: invoice.creditedCents,
      }),
    },
    write_off: {
      from: ['issued', 'partially_paid'],
      by: ['admin'],
      guards: [reasonFrom('admin')],
      next: ({ paidCents, creditedCents }) => ({ status: 'written_off', paidCents, creditedCents }),
    },
  },
  statusOf: ({ status }) => status,
  describeImpossible: (command, { status }) =>
    `This invoice ${NOW[status]}, so it cannot be ${DONE[command]} now.`,
};

/** The next state of an invoice, or why the command is refused. */
export const transitionInvoice = (
  invoice: InvoiceState,
  command: InvoiceTransition,
  { amountCents = 0, ...by }: InvoiceOrder,
): InvoiceTransitionResult => transition(INVOICE_MACHINE, invoice, command, { ...by, amountCents });

/**
 * The commands that an actor could give now, assuming that they give a reason and an amount where
 * required.
 */
export const availableInvoiceCommands = (
  invoice: InvoiceState,
  actor: InvoiceActor,
): InvoiceTransition[] => availableCommands(INVOICE_MACHINE, invoice, { actor, amountCents: 1 });
