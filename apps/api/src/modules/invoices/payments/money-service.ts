import type {
  creditRequest,
  Invoice,
  PaymentKind,
  RecordedMethod,
  recordPaymentRequest,
  refundRequest,
} from '@cleaning/contract';
import { formatAud, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/db/client.ts';
import { refuseField } from '../../../platform/http/api-error.ts';
import { lockForChange, presentInvoice, writeInvoice, type InvoiceCall } from '../load-invoice.ts';
import { gstOfCredit } from '../credits/gst-of-credit.ts';
import type { InvoiceMails } from '../invoice-mails.ts';
import type { InvoiceChanges, InvoiceRow } from '../invoice-repository.ts';
import { takeNumber } from '../issue/number-repository.ts';
import { findPayment, insertPayment, type PaymentRow } from './payment-repository.ts';
import { nextState } from '../transition.ts';

/**
 * Payments, refunds and credits of invoices. Each call locks the invoice, so that concurrent
 * payments never exceed what is owed. Each movement is identified by its reference, so that
 * repeating it changes nothing. All calls run in the caller's transaction.
 */
export interface MoneyService {
  pay: Move<typeof recordPaymentRequest>;
  /** The same for money that the company already has, which sends no email. */
  payBy(
    transaction: Transaction,
    call: InvoiceCall,
    payment: { amount_cents: number; reference: string; method: RecordedMethod },
  ): Promise<Invoice>;
  refund: Move<typeof refundRequest>;
  /** Credits an unpaid amount with a numbered credit note, and mails the note. */
  credit: Move<typeof creditRequest>;
  /** Credits the few cents by which a claim was rounded down, without an email. */
  roundOff: Move<typeof creditRequest>;
}

type Move<Request extends z.ZodType> = (
  transaction: Transaction,
  call: InvoiceCall,
  request: z.output<Request>,
) => Promise<Invoice>;

/** One payment, refund or credit. */
interface Entry {
  readonly kind: PaymentKind;
  readonly amountCents: number;
  readonly reference: string;
  readonly method: RecordedMethod | null;
  readonly receivedOn?: string | undefined;
  /** Whether the caller confirmed a date before the day of issue. */
  readonly mayBeEarly?: boolean | undefined;
  readonly reason?: string;
}

const COMMANDS = { payment: 'record_payment', refund: 'refund', credit: 'credit' } as const;

export function createMoneyService({ mails }: { mails: InvoiceMails }): MoneyService {
  return {
    async pay(transaction, call, { amount_cents: amountCents, ...request }) {
      const { received_on: receivedOn, confirm_before_issue: mayBeEarly, ...rest } = request;
      const entry: Entry = { kind: 'payment', amountCents, receivedOn, mayBeEarly, ...rest };
      const { invoice, isNew } = await record(transaction, call, entry);
      if (isNew) await mails.postPaid(transaction, invoice, entry.reference, call.now);
      return invoice;
    },

    async payBy(transaction, call, { amount_cents: amountCents, ...rest }) {
      return (await record(transaction, call, { kind: 'payment', amountCents, ...rest })).invoice;
    },

    async refund(transaction, call, { amount_cents: amountCents, received_on, ...rest }) {
      const entry: Entry = { kind: 'refund', amountCents, receivedOn: received_on, ...rest };
      return (await record(transaction, call, entry)).invoice;
    },

    async credit(transaction, call, { amount_cents: amountCents, ...rest }) {
      const entry: Entry = { kind: 'credit', amountCents, method: null, ...rest };
      const { invoice, isNew } = await record(transaction, call, entry);
      if (isNew) await mails.postCredited(transaction, invoice, rest, call.now);
      return invoice;
    },

    async roundOff(transaction, call, { amount_cents: amountCents, ...rest }) {
      const entry: Entry = { kind: 'credit', amountCents, method: null, ...rest };
      return (await record(transaction, call, entry)).invoice;
    },
  };
}

async function record(
  transaction: Transaction,
  call: InvoiceCall,
  { kind, amountCents, reference, method, reason, ...entry }: Entry,
): Promise<{ invoice: Invoice; isNew: boolean }> {
  const locked = await lockForChange(transaction, call);
  const earlier = await findPayment(transaction, locked.id, kind, reference);
  if (earlier !== undefined) {
    assertSame(earlier, amountCents);
    return { invoice: await presentInvoice(transaction, locked, call), isNew: false };
  }
  const { status } = await nextState(
    transaction,
    locked,
    COMMANDS[kind],
    { amountCents, reason },
    call,
  );
  const today = sydneyDateOf(call.now);
  const receivedOn = entry.receivedOn ?? today;
  if (receivedOn > today) throw refuseField('received_on', 'Choose today or an earlier date.');
  if (kind === 'payment' && entry.mayBeEarly !== true) assertAfterIssue(locked, receivedOn);
  await insertPayment(transaction, {
    invoiceId: locked.id,
    kind,
    amountCents,
    gstCents: kind === 'credit' ? gstOfCredit(locked, amountCents) : 0,
    reference,
    number: kind === 'credit' ? await takeNumber(transaction, 'CRN', today) : null,
    method,
    receivedOn,
    recordedBy: call.viewer.staffId,
    isAfterWriteOff: locked.status === 'written_off',
    createdAt: call.now,
  });
  const event = { command: COMMANDS[kind], reason: reason ?? null };
  const changes = { ...movedMoney[kind](locked, amountCents), status };
  const written = await writeInvoice(transaction, locked, changes, call, event);
  return { invoice: await presentInvoice(transaction, written, call), isNew: true };
}

/**
 * Refuses a payment dated before its invoice unless confirmed, since that is often a typing error.
 */
function assertAfterIssue({ issueDate }: InvoiceRow, receivedOn: string): void {
  if (issueDate === null || receivedOn >= issueDate) return;
  throw refuseField(
    'received_on',
    `The invoice was issued later, on ${formatPlainDate(issueDate, 'medium')}. Check the date. If the money came before the invoice, confirm that and save again.`,
  );
}

function assertSame({ amountCents, reference }: PaymentRow, wantedCents: number): void {
  if (amountCents === wantedCents) return;
  const recorded = formatAud(amountCents, { decimals: 'always' });
  throw refuseField('reference', `${reference} is recorded already, with ${recorded}.`);
}

const movedMoney: Readonly<
  Record<PaymentKind, (locked: InvoiceRow, cents: number) => InvoiceChanges>
> = {
  payment: ({ receivedCents }, cents) => ({ receivedCents: receivedCents + cents }),
  refund: ({ refundedCents }, cents) => ({ refundedCents: refundedCents + cents }),
  credit: ({ creditedCents }, cents) => ({ creditedCents: creditedCents + cents }),
};
