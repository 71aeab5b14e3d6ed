import type { BankFormat } from '@cleaning/contract/bank';
import type { RawRow } from './raw-file.ts';

/** The id that a bank gave a row. */
export interface BankId {
  /** Unique together with the day and the amount, and told apart from the ids of another format. */
  readonly key: string;
  /**
   * Whether the bank keeps the id, so that two different ones are two payments. An id that counts
   * the rows of a file changes with each file.
   */
  readonly isLasting: boolean;
}

/** OFX allows this many characters, CAMT fewer. */
const MAX_ID = 255;

const LASTING = ':';
const COUNTING = '#';

/**
 * @param rows those of one account.
 * @param all those of all accounts of the file, which an id may count.
 * @returns the ids of rows by their position in the file.
 */
export function bankIdsOf(
  format: BankFormat,
  rows: readonly RawRow[],
  all: readonly RawRow[],
): ReadonlyMap<number, BankId> {
  const ids = idsIn(rows);
  const counts = new Map<string, number>();
  for (const { id } of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isLasting = ![ids, idsIn(all)].some((each) => isCounting(each.map(({ id }) => id)));
  return new Map(
    ids
      // An id that several rows have tells none of them apart.
      .filter(({ id }) => counts.get(id) === 1)
      .map(({ row, id }) => [
        row,
        { key: `${format}${isLasting ? LASTING : COUNTING}${id}`, isLasting },
      ]),
  );
}

const idsIn = (rows: readonly RawRow[]) =>
  rows.flatMap(({ row, bankId = '' }) =>
    bankId === '' || bankId.length > MAX_ID ? [] : [{ row, id: bankId }],
  );

/** Whether ids are the numbers from 1 to the number of rows, or from 0, in any order. */
function isCounting(ids: readonly string[]): boolean {
  if (!ids.every((id) => /^\d{1,5}$/u.test(id))) return false;
  const numbers = ids.map(Number).toSorted((a, b) => a - b);
  const [first = 1] = numbers;
  return first <= 1 && numbers.every((number, at) => number === first + at);
}

/** Whether two stored keys are those of two payments. */
export function areOfTwoPayments(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return false;
  const [format = ''] = one.split(LASTING, 1);
  return one.startsWith(`${format}${LASTING}`) && other.startsWith(`${format}${LASTING}`);
}
