import type { Price, Quote, QuoteChoices, saveOfferRequest } from '@cleaning/contract/quotes';
import { isInPreparation, itemLine } from '@cleaning/contract/quotes/rules';
import { formatMoney, isPlanFunded, sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { choicesOf, priceColumns, priceWith } from '../drafts/draft-columns.ts';
import { editQuote } from '../quote-record.ts';
import { assertTotal } from '../items/edit-items.ts';
import type { QuoteChangeCall } from '../load-quote.ts';
import { assertLastDay } from '../offers/commands.ts';
import { notInPreparation } from '../refusals.ts';

export type Offer = Omit<z.output<typeof saveOfferRequest>, 'version'>;

/**
 * The columns of an offer: its price by the lines or, without any, by the choices.
 *
 * @param today the date in Sydney.
 * @param before the price so far; null for a new quote.
 * @throws ApiError by field when the last day, the total or the deposit is not possible.
 */
export function offerColumns(
  { items, deposit, company_notes: companyNotes, valid_until: nextValidUntil }: Offer,
  choices: QuoteChoices,
  { today, before }: { readonly today: string; readonly before: Price | null },
) {
  if (nextValidUntil !== null) assertLastDay(nextValidUntil, today);
  const price = priceWith(
    items.map(({ id, ...details }) => itemLine(id, details)),
    choices,
    deposit === undefined ? before?.chosen_deposit : deposit,
  );
  assertTotal(price, 'items');
  assertDeposit(price, choices);
  return { ...priceColumns(price), companyNotes, nextValidUntil };
}

/** @throws ApiError by field when the deposit is more than the total, or an NDIS plan pays. */
function assertDeposit(
  { chosen_deposit: chosen, total_cents: total, deposit_cents: deposit }: Price,
  { service_id: serviceId }: QuoteChoices,
): void {
  if (chosen === undefined || total === null) return;
  if (deposit !== 0 && isPlanFunded(serviceId)) {
    throw refuseField('deposit', 'An NDIS plan pays no deposit. Choose none.');
  }
  if ((chosen.cents ?? 0) <= total) return;
  throw refuseField(
    'deposit.cents',
    `The deposit is part of the total. Type ${formatMoney(total)} or less.`,
  );
}

/**
 * Saves an offer that is being prepared. The first member of staff to save it becomes its owner,
 * unless it has one.
 *
 * @throws ApiError `invalid_transition` when it is not being prepared; other errors are by field.
 */
export async function saveOffer(
  transaction: Transaction,
  call: QuoteChangeCall<OfficeViewer>,
  offer: Offer,
): Promise<Quote> {
  const { quote } = await editQuote(transaction, call, (locked) => {
    if (!isInPreparation(locked.quote)) throw notInPreparation(locked.quote);
    const ownerId = locked.row.ownerId ?? call.viewer.staffId;
    const columns = offerColumns(offer, choicesOf(locked.row), {
      today: sydneyDateOf(call.now),
      before: locked.row.price,
    });
    return { ...columns, ownerId };
  });
  return quote;
}
