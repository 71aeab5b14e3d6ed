import type { Queryable } from '../core/db/client.ts';
import { referenceOf } from './record-payments.ts';
import { listRowsOfAmounts } from './row-repository.ts';

/** A bank row, with the reference of its payments. */
interface FoundBankRow {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
  readonly reference: string;
}

/**
 * The rows from a day on with one of some amounts, the latest first. Rows that were set aside are
 * not payments, so they are left out.
 */
export async function findRowsOfAmounts(
  queryable: Queryable,
  amounts: readonly number[],
  from: string,
): Promise<FoundBankRow[]> {
  const rows = amounts.length === 0 ? [] : await listRowsOfAmounts(queryable, amounts, from);
  return rows.map((row) => ({
    bookedOn: row.bookedOn,
    amountCents: row.amountCents,
    text: row.text,
    reference: referenceOf(row),
  }));
}
