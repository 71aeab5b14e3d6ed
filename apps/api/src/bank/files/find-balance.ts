import type { StatedBalance } from './raw-file.ts';
import { readCents } from './read-cents.ts';

/** A row of a CSV file: the amount that it moves, and the balance after it. */
interface HeldRow {
  readonly amount: string;
  readonly held: string;
}

/**
 * The account balance before the oldest row and after the newest. Banks order rows either way, so
 * the order is worked out from the balances of the rows.
 *
 * @returns null where a row does not state the balance after it.
 */
export function findBalance(rows: readonly HeldRow[]): StatedBalance | null {
  const steps = rows.flatMap(({ amount, held }) => {
    const [moved, after] = [readCents(amount), readCents(held)];
    return moved === null || after === null ? [] : [{ before: after - moved, after }];
  });
  if (steps.length < rows.length) return null;
  const pairs = steps.slice(1).map((step, at) => ({ above: steps[at], below: step }));
  const oldestFirst = pairs.filter(({ above, below }) => above?.after === below.before).length;
  const newestFirst = pairs.filter(({ above, below }) => above?.before === below.after).length;
  const [top, bottom] = [steps[0], steps.at(-1)];
  if (top === undefined || bottom === undefined) return null;
  const [oldest, newest] = newestFirst > oldestFirst ? [bottom, top] : [top, bottom];
  return { openingCents: oldest.before, closingCents: newest.after };
}
