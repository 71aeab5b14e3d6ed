import type { Quote, QuoteChoices, saveOfferRequest } from '@cleaning/contract/quotes';
import { isInPreparation, itemLine } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { choicesOf, priceColumns, priceWith } from '../drafts/draft-columns.ts';
import { editQuote } from '../quote-record.ts';
import { assertTotal } from '../items/item-service.ts';
import type { QuoteChangeCall } from '../load-quote.ts';
import { assertLastDay } from '../offers/offer-commands.ts';
import { notInPreparation } from '../quote-errors.ts';

export type Offer = Omit<z.output<typeof saveOfferRequest>, 'version'>;

/**
 * The columns of an offer: its price by the lines or, without any, by the choices.
 *
 * @param today the date in Sydney.
 * @throws ApiError by field when the last day or the total is not possible.
 */
export function offerColumns(
  { items, company_notes: companyNotes, valid_until: nextValidUntil }: Offer,
  choices: QuoteChoices,
  today: string,
) {
  if (nextValidUntil !== null) assertLastDay(nextValidUntil, today);
  const price = priceWith(
    items.map(({ id, ...details }) => itemLine(id, details)),
    choices,
  );
  assertTotal(price, 'items');
  return { ...priceColumns(price), companyNotes, nextValidUntil };
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
    const columns = offerColumns(offer, choicesOf(locked.row), sydneyDateOf(call.now));
    return { ...columns, ownerId };
  });
  return quote;
}
