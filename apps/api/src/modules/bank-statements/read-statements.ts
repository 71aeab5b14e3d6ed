import type { BankRow, BankStatement, OpenBankRow, OpenBankRowsQuery } from '@cleaning/contract';
import { readSnapshot, type Database } from '../../platform/db/client.ts';
import { notFound } from '../../platform/http/api-error.ts';
import { toBankRow, toBankStatement, toMatchable } from './mapper.ts';
import { matchRows } from './matching/match-rows.ts';
import { findRowTerms } from './matching/row-terms.ts';
import { listOpenRows, listParts, listPayable, listRowsOf } from './row-repository.ts';
import { findStatement } from './statement-repository.ts';

/** The most rows that are matched and shown at once. */
const MAX_OPEN = 200;

/** Rows of which nothing was decided, each with the invoices that it may pay as they are now. */
export const readOpenRows = (
  database: Database,
  { statement_id: statementId }: OpenBankRowsQuery,
): Promise<{ rows: OpenBankRow[]; is_capped: boolean }> =>
  readSnapshot(database, async (snapshot) => {
    const found = await listOpenRows(snapshot, statementId, MAX_OPEN + 1);
    const rows = found.slice(0, MAX_OPEN);
    const numbers = rows.flatMap(({ text }) => {
      const { byReference, byNumber } = findRowTerms(text);
      return [...byReference, ...byNumber];
    });
    const invoices = rows.length === 0 ? [] : await listPayable(snapshot, [...new Set(numbers)]);
    const matches = matchRows(rows, invoices.map(toMatchable));
    return {
      rows: rows.map((row, at) => {
        const { isSure = false, candidates = [] } = matches[at] ?? {};
        return { ...toBankRow(row, []), is_sure: isSure, candidates: [...candidates] };
      }),
      is_capped: found.length > MAX_OPEN,
    };
  });

/** A statement with its rows, and what became of each. @throws ApiError `not_found`. */
export const readStatementWithRows = (
  database: Database,
  id: string,
): Promise<BankStatement & { rows: BankRow[] }> =>
  readSnapshot(database, async (snapshot) => {
    const statement = await findStatement(snapshot, id);
    if (statement === undefined) throw notFound();
    const rows = await listRowsOf(snapshot, id);
    const parts = await listParts(
      snapshot,
      rows.map((row) => row.id),
    );
    const ofRow = Map.groupBy(parts, ({ rowId }) => rowId);
    return {
      ...toBankStatement(statement),
      rows: rows.map((row) => toBankRow(row, ofRow.get(row.id) ?? [])),
    };
  });
