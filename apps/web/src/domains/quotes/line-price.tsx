import type { PriceLine } from '@cleaning/contract/quotes';
import { isOffList } from '@cleaning/contract/quotes/rules';
import { FoldedText } from '@cleaning/ui/data-table';
import { quoteTotal } from './format-quote.ts';

export interface LinePriceProps {
  readonly line: PriceLine;
  /** Hides the quantity and price where the table has columns for them. */
  readonly folds?: boolean;
}

/**
 * The quantity and price of a line; if the price is not the list price, also the list price and the
 * reason.
 */
export function LinePrice({ line, folds = false }: LinePriceProps) {
  const { quantity, unit_cents, list_unit_cents = unit_cents, reason } = line;
  const price = `${quantity} × ${quoteTotal(unit_cents)}`;
  const notes = [
    ...(isOffList(line) ? [`List price ${quoteTotal(list_unit_cents)}`] : []),
    ...(reason === undefined ? [] : [reason]),
  ];
  const before = notes.length === 0 ? price : `${price}. `;
  return (
    <span>
      {folds ? <FoldedText>{before}</FoldedText> : before}
      {notes.join('. ')}
    </span>
  );
}
