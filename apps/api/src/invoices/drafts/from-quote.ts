import type { Invoice } from '@cleaning/contract/invoices';
import type { Price, Quote } from '@cleaning/contract/quotes';
import { lineAmount } from '@cleaning/ndis';
import { TIMELINES } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { violatesUnique } from '../../core/db/database-errors.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { readQuote } from '../../quotes/index.ts';
import { readSettings } from '../../settings/settings-record.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { invoicedAlready } from '../refusals.ts';
import { storeDraft } from './edit-draft.ts';
import { hasInvoicedAppointment, lockClient } from './source-repository.ts';
import { newLine, type LineRequest } from './line.ts';

/**
 * Creates a draft invoice for an approved quote, at its approved price. An NDIS quote is only an
 * estimate, so its invoices are made from the hours of its visits.
 *
 * @throws ApiError `validation_failed` for a quote that cannot be invoiced, `invalid_transition`
 *   when it is already invoiced.
 */
export async function createFromQuote(
  transaction: Transaction,
  quoteId: string,
  context: InvoiceContext,
): Promise<Invoice> {
  const { row, quote } = await readQuote(transaction, { id: quoteId, ...context });
  assertInvoiceable(quote);
  await lockClient(transaction, row.clientId);
  if (await hasInvoicedAppointment(transaction, quoteId))
    throw invoicedAlready(APPOINTMENT_INVOICED);
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  const lines = linesOf(quote).map((line) => newLine(line, { kind: 'private', isGstRegistered }));
  try {
    return await storeDraft(
      transaction,
      { clientId: row.clientId, kind: 'private', quoteId, lines },
      context,
    );
  } catch (error) {
    if (!violatesUnique(error, 'invoices_live_quote_key')) throw error;
    throw invoicedAlready('This quote was invoiced already. Void or delete that invoice first.');
  }
}

const APPOINTMENT_INVOICED =
  'A visit of this quote was invoiced already. Void or delete that invoice first.';

function assertInvoiceable(quote: Quote): void {
  if (quote.status !== 'approved' && quote.status !== 'converted') {
    throw refuseField('quote_id', 'Only a quote that the client approved can be invoiced.');
  }
  if (quote.service_id === 'ndis') {
    throw refuseField(
      'quote_id',
      'An NDIS quote is an estimate. Make the invoice from the visits.',
    );
  }
  if (quote.price.total_cents === null) {
    throw refuseField('quote_id', 'This quote has no price yet.');
  }
}

/** The lines of a price. Their total is exactly the approved price. */
function linesOf({ price, reference, timeline_id: timelineId }: Quote): LineRequest[] {
  const total = price.total_cents ?? 0;
  const extra = total - price.lines.reduce((sum, line) => sum + line.amount_cents, 0);
  if (extra < 0 || !price.lines.every(isExact)) {
    return [
      { description: `Cleaning as quoted in ${reference}`, quantity: 1, unit_price_cents: total },
    ];
  }
  const lines = price.lines.map(({ name, quantity, unit_cents: unitCents }) => ({
    description: name,
    quantity,
    unit_price_cents: unitCents,
  }));
  if (extra === 0) return lines;
  const description = `${TIMELINES[timelineId].name} service`;
  return [...lines, { description, quantity: 1, unit_price_cents: extra }];
}

/** Whether quantity times price gives exactly the amount of the line. */
const isExact = ({ quantity, unit_cents: unit, amount_cents: amount }: Price['lines'][number]) =>
  lineAmount(Math.round(quantity * 100), unit) === amount;
