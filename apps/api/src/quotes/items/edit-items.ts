import { randomUUID } from 'node:crypto';
import {
  MAX_QUOTE_ITEMS,
  type Price,
  type PriceLine,
  type Quote,
  type QuoteItemDetails,
} from '@cleaning/contract/quotes';
import { isInPreparation, itemLine, itemsOf } from '@cleaning/contract/quotes/rules';
import type { Database, Transaction } from '../../core/db/client.ts';
import { notFound, refuse, refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { editQuote } from '../quote-record.ts';
import { readQuote, type QuoteCall, type QuoteChangeCall } from '../load-quote.ts';
import { notInPreparation } from '../refusals.ts';
import { choicesOf, priceColumns, priceWith } from '../drafts/draft-columns.ts';

/** The largest total of a quote's lines, in cents. */
const MAX_TOTAL_CENTS = 100_000_000;

type StaffCall = QuoteChangeCall<OfficeViewer>;

type ItemPatch = {
  readonly [Key in keyof QuoteItemDetails]?: QuoteItemDetails[Key] | undefined;
};

/** The lines that staff wrote, in their order; none when the calculator prices the quote. */
export async function listItems(database: Database, call: QuoteCall): Promise<PriceLine[]> {
  const { row } = await readQuote(database, call);
  return itemsOf(row.price);
}

export const addItem = (
  transaction: Transaction,
  call: StaffCall,
  details: QuoteItemDetails,
): Promise<Quote> =>
  changeItems(transaction, call, (items) => {
    if (items.length >= MAX_QUOTE_ITEMS) {
      throw refuse(`A quote has at most ${MAX_QUOTE_ITEMS} lines. Put some of them together.`);
    }
    return [...items, itemLine(randomUUID(), details)];
  });

/** @throws ApiError `not_found` when the quote has no such line. */
export const changeItem = (
  transaction: Transaction,
  call: StaffCall,
  itemId: string,
  patch: ItemPatch,
): Promise<Quote> =>
  changeItems(transaction, call, (items) =>
    replaceItem(items, itemId, (item) => [
      itemLine(itemId, {
        description: patch.description ?? item.name,
        quantity: patch.quantity ?? item.quantity,
        unit_cents: patch.unit_cents ?? item.unit_cents,
        list_unit_cents: patch.list_unit_cents ?? item.list_unit_cents,
        reason: patch.reason ?? item.reason,
      }),
    ]),
  );

/** @throws ApiError `not_found` when the quote has no such line. */
export const removeItem = (
  transaction: Transaction,
  call: StaffCall,
  itemId: string,
): Promise<Quote> =>
  changeItems(transaction, call, (items) => replaceItem(items, itemId, () => []));

/**
 * Replaces the lines of a quote together with its price. Both are stored in one column, so that the
 * sum of the lines is always the total.
 */
async function changeItems(
  transaction: Transaction,
  call: StaffCall,
  change: (items: PriceLine[]) => PriceLine[],
): Promise<Quote> {
  const { quote } = await editQuote(transaction, call, (locked) => {
    if (!isInPreparation(locked.quote)) throw notInPreparation(locked.quote);
    const { price: before } = locked.row;
    const items = change(itemsOf(before));
    const price = priceWith(items, choicesOf(locked.row), before.chosen_deposit);
    assertTotal(price, 'unit_cents');
    return priceColumns(price);
  });
  return quote;
}

/** @throws ApiError by field when the total of the lines is above the limit of a quote. */
export function assertTotal({ total_cents: total }: Price, field: string): void {
  if ((total ?? 0) <= MAX_TOTAL_CENTS) return;
  throw refuseField(field, 'The lines of a quote come to $1,000,000 or less.');
}

/** @throws ApiError `not_found` when the quote has no such line. */
function replaceItem(
  items: readonly PriceLine[],
  itemId: string,
  replace: (item: PriceLine) => PriceLine[],
): PriceLine[] {
  if (!items.some(({ id }) => id === itemId)) throw notFound();
  return items.flatMap((item) => (item.id === itemId ? replace(item) : [item]));
}
