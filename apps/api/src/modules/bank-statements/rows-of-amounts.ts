import type { Queryable } from '../../platform/db/client.ts';
import { referenceOf } from './record-payments.ts';
import { listRowsOfAmounts } from './row-repository.ts';

/** A row of a bank statement, by what its payments are known by. */
interface FoundBankRow {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly text: string;
  readonly reference: string;
}

/** The rows from a day on that came to one of some amounts, the latest first. One that was set aside is no payment. */
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
