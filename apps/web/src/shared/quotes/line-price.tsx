import { isOffList, type PriceLine } from '@cleaning/contract';
import { FoldedText } from '@cleaning/ui/data-table';
import { quoteTotal } from './format-quote.ts';

export interface LinePriceProps {
  readonly line: PriceLine;
  /** In a table whose columns say how many and at which price, where they have room. */
  readonly folds?: boolean;
}

/** How many at which price and, where that is not the list's, what the list says and why. */
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
