import type {
  BankStatementWithRows,
  OpenBankRow,
  OpenBankRowsQuery,
} from '@cleaning/contract/bank';
import { readSnapshot, type Database, type Queryable } from '../core/db/client.ts';
import { notFound } from '../core/http/api-error.ts';
import { listClientsNamed } from '../clients/client-directory.ts';
import { listCreditInvoices, listPayable } from '../invoices/index.ts';
import { listDueDeposits } from '../quotes/index.ts';
import {
  toBankRow,
  toBankRows,
  toBankStatement,
  toMatchable,
  toRecordedMoney,
  toUsedRows,
} from './view.ts';
import {
  clientsNamedIn,
  creditCandidates,
  type NameableClient,
} from './matching/credit-candidates.ts';
import { matchRows } from './matching/match-rows.ts';
import { findRowTerms, type RowTerms } from './matching/row-terms.ts';
import { findRecordedOf } from './recorded-rows.ts';
import { referenceOf } from './record-payments.ts';
import { listRepeats } from './repeat-repository.ts';
import { listOpenRows, listPaid, listRowsOf } from './row-repository.ts';
import { findStatement } from './statement-repository.ts';

/** The most open rows that are matched and shown at once. */
const MAX_OPEN = 200;

/** The open rows, each with its candidates as of now. */
export const readOpenRows = (
  database: Database,
  { statement_id: statementId }: OpenBankRowsQuery,
): Promise<{ rows: OpenBankRow[]; is_capped: boolean }> =>
  readSnapshot(database, async (snapshot) => {
    const found = await listOpenRows(snapshot, statementId, MAX_OPEN + 1);
    const rows = found
      .slice(0, MAX_OPEN)
      .map((row) => ({ ...row, terms: findRowTerms(row.text), reference: referenceOf(row) }));
    if (rows.length === 0) return { rows: [], is_capped: false };
    const numbers = rows.flatMap(({ terms }) => [...terms.byReference, ...terms.byNumber]);
    const invoices = await listPayable(snapshot, unique(numbers));
    const amounts = unique(rows.map(({ amountCents }) => amountCents));
    const references = unique(rows.flatMap(({ terms }) => terms.quotes));
    const deposits = await listDueDeposits(snapshot, { amounts, references });
    const clients = await readNameable(
      snapshot,
      rows.map(({ terms }) => terms),
    );
    const matchable = invoices.map(toMatchable);
    const recorded = await findRecordedOf(snapshot, rows, matchable);
    const matches = matchRows(
      rows.map((row, at) => ({ ...row, isRecorded: (recorded[at] ?? null) !== null })),
      matchable,
      deposits,
    );
    return {
      rows: rows.map((row, at) => {
        const { isSure = false, candidates = [] } = matches[at] ?? {};
        const named = clientsNamedIn(row.terms, clients);
        return {
          ...toBankRow(row),
          recorded: toRecordedMoney(recorded[at] ?? null),
          is_sure: isSure,
          clients: named.map(({ id, name }) => ({ id, name })),
          candidates: [...candidates, ...creditCandidates(row, named, candidates)],
        };
      }),
      is_capped: found.length > MAX_OPEN,
    };
  });

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * The clients whose names may be in some texts, with the invoice under which a credit can be kept.
 */
async function readNameable(
  snapshot: Queryable,
  terms: readonly RowTerms[],
): Promise<NameableClient[]> {
  const words = unique(terms.flatMap((each) => [...each.words]));
  const found = await listClientsNamed(snapshot, words);
  const invoices = await listCreditInvoices(
    snapshot,
    found.map(({ id }) => id),
  );
  return found.map((client) => ({ ...client, creditInvoiceId: invoices.get(client.id) ?? null }));
}

/**
 * A statement with its rows, and the rows that an earlier statement had. @throws ApiError
 * `not_found`.
 */
export const readStatementWithRows = (
  database: Database,
  id: string,
): Promise<BankStatementWithRows> =>
  readSnapshot(database, async (snapshot) => {
    const statement = await findStatement(snapshot, id);
    if (statement === undefined) throw notFound();
    const rows = await listRowsOf(snapshot, id);
    const used = await listRepeats(snapshot, id);
    const paid = await listPaid(
      snapshot,
      [...rows, ...used].map((row) => row.id),
    );
    return {
      ...toBankStatement(statement),
      rows: toBankRows(rows, paid),
      used: toUsedRows(used, paid),
    };
  });
