import { isOffList, type PriceLine } from '@cleaning/contract';
import { dollars } from '../list/quote-labels.ts';

/** How many at which price and, where that is not the list's, what the list says and why. */
export function LinePrice({ line }: { readonly line: PriceLine }) {
  const { quantity, unit_cents, list_unit_cents = unit_cents, reason } = line;
  return (
    <>
      {`${quantity} × ${dollars(unit_cents)}`}
      {isOffList(line) ? ` (list price ${dollars(list_unit_cents)})` : null}
      {reason === undefined ? null : `. ${reason}`}
    </>
  );
}
