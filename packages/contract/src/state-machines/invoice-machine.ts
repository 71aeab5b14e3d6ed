import { formatMoney } from '@cleaning/pricing';
import { ERROR_MESSAGES } from '../errors/messages.ts';
import {
  INVOICE_TRANSITIONS,
  type ClaimStatus,
  type InvoiceActor,
  type InvoiceStatus,
  type InvoiceTransition,
} from './invoice-states.ts';

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

/** Who gives the command, with which reason and, for commands that move money, which amount. */
export interface InvoiceActorContext {
  readonly actor: InvoiceActor;
  readonly reason?: string | undefined;
  readonly amountCents?: number | undefined;
}

export type InvoiceTransitionResult =
  | {
      readonly ok: true;
      readonly status: InvoiceStatus;
      readonly paidCents: number;
      readonly creditedCents: number;
    }
  | {
      readonly ok: false;
      readonly code: 'invalid_transition' | 'permission_denied' | 'reason_required' | 'bad_amount';
      readonly message: string;
    };

interface Rule {
  readonly from: readonly InvoiceStatus[];
  readonly by: readonly InvoiceActor[];
  readonly needsReason: boolean;
}

const STAFF: readonly InvoiceActor[] = ['staff', 'admin'];
/** A client may request a copy too, since it is sent to the payer. */
const CLIENT_OR_STAFF: readonly InvoiceActor[] = ['client', ...STAFF];
/** The service itself deducts a deposit or a credit from the invoice. */
const STAFF_OR_SYSTEM: readonly InvoiceActor[] = [...STAFF, 'system'];

const RULES: Readonly<Record<InvoiceTransition, Rule>> = {
  issue: { from: ['draft'], by: STAFF, needsReason: false },
  send_again: { from: ['issued', 'partially_paid'], by: CLIENT_OR_STAFF, needsReason: false },
  /** A written-off invoice can still be paid. */
  record_payment: {
    from: ['issued', 'partially_paid', 'written_off'],
    by: STAFF_OR_SYSTEM,
    needsReason: false,
  },
  refund: { from: ['partially_paid', 'paid'], by: STAFF, needsReason: true },
  credit: { from: ['issued', 'partially_paid'], by: STAFF, needsReason: true },
  void: { from: ['issued'], by: STAFF, needsReason: true },
  write_off: { from: ['issued', 'partially_paid'], by: ['admin'], needsReason: true },
};

/** An invoice cannot change while the agency has its claim, or once it has paid it. */
const CLAIMED: readonly ClaimStatus[] = ['submitted', 'accepted', 'reconciled'];

/** The fields that determine the balance of an invoice. */
type InvoiceMoney = Omit<InvoiceState, 'claimStatus' | 'depositCents' | 'creditUsedCents'>;

/** What is still to be paid, in cents; zero for an invoice that was voided or written off. */
export function invoiceBalance(invoice: InvoiceMoney): number {
  if (invoice.status === 'void' || invoice.status === 'written_off') return 0;
  return invoice.totalCents - invoice.paidCents - invoice.creditedCents;
}

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

const refuse = (
  code: Exclude<InvoiceTransitionResult, { ok: true }>['code'],
  message: string,
): InvoiceTransitionResult => ({ ok: false, code, message });

/** The next state of an invoice, or why the command is refused. */
export function transitionInvoice(
  invoice: InvoiceState,
  command: InvoiceTransition,
  { actor, reason, amountCents = 0 }: InvoiceActorContext,
): InvoiceTransitionResult {
  const { from, by, needsReason } = RULES[command];
  if (!from.includes(invoice.status) && !(command === 'void' && isPaidByHeld(invoice))) {
    return refuse('invalid_transition', describeImpossible(command, invoice.status));
  }
  if (!by.includes(actor)) return refuse('permission_denied', ERROR_MESSAGES.permissionDenied);
  if (needsReason && (reason ?? '').trim() === '') {
    return refuse('reason_required', 'Say why, in a sentence.');
  }
  const wrongAmount = GUARDS[command](invoice, amountCents);
  if (wrongAmount !== null) return refuse('bad_amount', wrongAmount);
  return moved(invoice, command, amountCents);
}

/**
 * The commands that an actor could give now, assuming that they give a reason and an amount where
 * required.
 */
export function availableInvoiceCommands(
  invoice: InvoiceState,
  actor: InvoiceActor,
): InvoiceTransition[] {
  return INVOICE_TRANSITIONS.filter(
    (command) => transitionInvoice(invoice, command, { actor, reason: 'given', amountCents: 1 }).ok,
  );
}

const MORE_THAN_NOTHING = 'Enter an amount above $0, in whole cents.';

type Guard = (invoice: InvoiceState, amountCents: number) => string | null;

const isAmount = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0;

/** The part that was paid with money that the company already had, and goes back to it. */
const heldCents = ({ depositCents, creditUsedCents }: InvoiceState): number =>
  depositCents + creditUsedCents;

/** Whether it was paid with a deposit or a credit only, and with nothing since. */
const isPaidByHeld = (invoice: InvoiceState): boolean =>
  (invoice.status === 'partially_paid' || invoice.status === 'paid') &&
  heldCents(invoice) > 0 &&
  invoice.paidCents === heldCents(invoice);

const guardOwed: Guard = (invoice, amountCents) => {
  if (!isAmount(amountCents)) return MORE_THAN_NOTHING;
  const owed = invoiceBalance(invoice);
  return amountCents <= owed ? null : `Only ${formatMoney(owed)} is still to be paid.`;
};

/** Conditions on the amounts of each command; returns why it is refused, as a sentence. */
const GUARDS: Readonly<Record<InvoiceTransition, Guard>> = {
  issue: ({ totalCents }) =>
    totalCents > 0 ? null : 'Add a line with a price before you issue it.',
  send_again: () => null,
  record_payment: (invoice, amountCents) =>
    guardOwed({ ...invoice, status: 'issued' }, amountCents),
  credit: guardOwed,
  refund({ paidCents }, amountCents) {
    if (!isAmount(amountCents)) return MORE_THAN_NOTHING;
    if (amountCents <= paidCents) return null;
    return `Only ${formatMoney(paidCents)} was paid and can be given back.`;
  },
  void(invoice) {
    if (CLAIMED.includes(invoice.claimStatus)) {
      return 'Its claim was submitted. Record the claim as rejected first.';
    }
    if (invoice.creditedCents === 0 && invoice.paidCents === heldCents(invoice)) return null;
    return 'Part of it was credited, so it cannot be void. Credit the rest instead.';
  },
  write_off: () => null,
};

function moved(
  invoice: InvoiceState,
  command: InvoiceTransition,
  amountCents: number,
): InvoiceTransitionResult {
  const paidCents = invoice.paidCents + (PAID_BY[command] ?? 0) * amountCents;
  const creditedCents = invoice.creditedCents + (command === 'credit' ? amountCents : 0);
  const money = { paidCents, creditedCents };
  if (command === 'void') {
    return { ok: true, status: 'void', paidCents: paidCents - heldCents(invoice), creditedCents };
  }
  if (command === 'write_off' || invoice.status === 'written_off') {
    return { ok: true, status: 'written_off', ...money };
  }
  const owed = invoice.totalCents - paidCents - creditedCents;
  if (owed === 0) return { ok: true, status: 'paid', ...money };
  return { ok: true, status: paidCents > 0 ? 'partially_paid' : 'issued', ...money };
}

const PAID_BY: Readonly<Partial<Record<InvoiceTransition, 1 | -1>>> = {
  record_payment: 1,
  refund: -1,
};

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

function describeImpossible(command: InvoiceTransition, status: InvoiceStatus): string {
  return `This invoice ${NOW[status]}, so it cannot be ${DONE[command]} now.`;
}
