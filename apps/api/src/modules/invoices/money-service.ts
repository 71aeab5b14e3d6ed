import type {
  creditRequest,
  Invoice,
  PaymentKind,
  PaymentMethod,
  recordPaymentRequest,
  refundRequest,
} from '@cleaning/contract';
import { formatAud, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../platform/db/client.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { holdInvoice, presentInvoice, writeInvoice, type InvoiceCall } from './change.ts';
import { gstOfCredit } from './gst-of-credit.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import type { InvoiceChanges, InvoiceRow } from './invoice-repository.ts';
import { takeNumber } from './number-repository.ts';
import { findPayment, insertPayment, type PaymentRow } from './payment-repository.ts';
import { nextState } from './transition.ts';

/**
 * Money of invoices. Each call holds the invoice while it looks and writes, so that payments at the
 * same time never come to more than is owed; and each is known by its reference, so that the same one
 * again changes nothing. They run in the caller's transaction.
 */
export interface MoneyService {
  pay: Move<typeof recordPaymentRequest>;
  refund: Move<typeof refundRequest>;
  /** Gives a numbered credit note over an amount that is still to be paid. */
  credit: Move<typeof creditRequest>;
}

type Move<Request extends z.ZodType> = (
  transaction: Transaction,
  call: InvoiceCall,
  request: z.output<Request>,
) => Promise<Invoice>;

/** One amount that comes, goes, or need not be paid. */
interface Entry {
  readonly kind: PaymentKind;
  readonly amountCents: number;
  readonly reference: string;
  readonly method: PaymentMethod | null;
  readonly receivedOn?: string | undefined;
  readonly reason?: string;
}

const COMMANDS = { payment: 'record_payment', refund: 'refund', credit: 'credit' } as const;

export function createMoneyService({ mails }: { mails: InvoiceMails }): MoneyService {
  return {
    async pay(transaction, call, { amount_cents: amountCents, received_on: receivedOn, ...rest }) {
      const entry: Entry = { kind: 'payment', amountCents, receivedOn, ...rest };
      const { invoice, isNew } = await record(transaction, call, entry);
      if (isNew) await mails.postPaid(transaction, invoice, entry.reference, call.now);
      return invoice;
    },

    async refund(transaction, call, { amount_cents: amountCents, received_on, ...rest }) {
      const entry: Entry = { kind: 'refund', amountCents, receivedOn: received_on, ...rest };
      return (await record(transaction, call, entry)).invoice;
    },

    async credit(transaction, call, { amount_cents: amountCents, ...rest }) {
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
  const held = await holdInvoice(transaction, call);
  const earlier = await findPayment(transaction, held.id, kind, reference);
  if (earlier !== undefined) {
    assertSame(earlier, amountCents);
    return { invoice: await presentInvoice(transaction, held, call), isNew: false };
  }
  const { status } = await nextState(
    transaction,
    held,
    COMMANDS[kind],
    { amountCents, reason },
    call,
  );
  const today = sydneyDateOf(call.now);
  const receivedOn = entry.receivedOn ?? today;
  if (receivedOn > today) throw refuseField('received_on', 'Choose today or an earlier date.');
  await insertPayment(transaction, {
    invoiceId: held.id,
    kind,
    amountCents,
    gstCents: kind === 'credit' ? gstOfCredit(held, amountCents) : 0,
    reference,
    number: kind === 'credit' ? await takeNumber(transaction, 'CRN', today) : null,
    method,
    receivedOn,
    recordedBy: call.viewer.staffId,
    createdAt: call.now,
  });
  const event = { command: COMMANDS[kind], reason: reason ?? null };
  const changes = { ...movedMoney[kind](held, amountCents), status };
  const written = await writeInvoice(transaction, held, changes, call, event);
  return { invoice: await presentInvoice(transaction, written, call), isNew: true };
}

function assertSame({ amountCents, reference }: PaymentRow, wantedCents: number): void {
  if (amountCents === wantedCents) return;
  const recorded = formatAud(amountCents, { decimals: 'always' });
  throw refuseField('reference', `${reference} is recorded already, with ${recorded}.`);
}

const movedMoney: Readonly<
  Record<PaymentKind, (held: InvoiceRow, cents: number) => InvoiceChanges>
> = {
  payment: ({ receivedCents }, cents) => ({ receivedCents: receivedCents + cents }),
  refund: ({ refundedCents }, cents) => ({ refundedCents: refundedCents + cents }),
  credit: ({ creditedCents }, cents) => ({ creditedCents: creditedCents + cents }),
};
