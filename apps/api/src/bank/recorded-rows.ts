import { addDays } from '@cleaning/ndis';
import type { Queryable } from '../core/db/client.ts';
import type { MatchableInvoice, MatchableRow } from './matching/compare-invoices.ts';
import { findRecorded, RECORDED_DAYS, REFERENCE_DAYS } from './matching/find-recorded.ts';
import { payerKey, type RecordedGroup } from './matching/group-recorded.ts';
import type { RowTerms } from './matching/row-terms.ts';
import { listRecordedGroups } from './recorded-repository.ts';

interface OpenRow extends MatchableRow {
  readonly terms: RowTerms;
  /** The reference that its own payments have. */
  readonly reference: string;
}

type NamedInvoice = Pick<MatchableInvoice, 'number' | 'payer' | 'payerName' | 'clientId'>;

/**
 * What recorded the money of each open row before.
 *
 * @param invoices those that the rows name, and perhaps others.
 */
export async function findRecordedOf(
  queryable: Queryable,
  rows: readonly OpenRow[],
  invoices: readonly NamedInvoice[],
): Promise<(RecordedGroup | null)[]> {
  const days = rows.map(({ bookedOn }) => bookedOn).toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const amounts = rows.map(({ amountCents }) => amountCents);
  const period = { from: addDays(first, -REFERENCE_DAYS), to: addDays(last, RECORDED_DAYS) };
  const groups = await listRecordedGroups(queryable, amounts, period);
  const payers = new Map(invoices.map((invoice) => [invoice.number, payerKey(invoice)]));
  return findRecorded(
    rows.map((row) => {
      const numbers = [...row.terms.byReference, ...row.terms.byNumber];
      return { ...row, namedPayers: new Set(numbers.flatMap((each) => payers.get(each) ?? [])) };
    }),
    groups,
  );
}
