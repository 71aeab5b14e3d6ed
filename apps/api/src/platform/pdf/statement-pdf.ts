import {
  planAccountName,
  STATEMENT_ROW_NAMES,
  type Statement,
  type StatementAccount,
  type StatementRow,
} from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { money } from './invoice-pdf.ts';
import type { PdfDocument, PdfRow } from './pdf-document.ts';

const day = (date: string): string => formatPlainDate(date, 'medium');

/**
 * A statement of account in print: the same rows and sums as on the page.
 *
 * @param today the date in Sydney on which it is printed.
 */
export function statementPdf(statement: Statement, today: string): PdfDocument {
  const { from, to, plan } = statement;
  const opening = money(statement.opening_balance_cents);
  const closing = money(statement.closing_balance_cents);
  return {
    kind: 'Statement of account',
    reference: null,
    figure: {
      label: 'Closing balance',
      amount: closing,
      note: `On ${formatPlainDate(to < today ? to : today, 'long')}.`,
    },
    facts: [
      { label: 'Prepared for', value: statement.client_name },
      { label: 'Prepared on', value: formatPlainDate(today, 'long') },
      { label: 'Period', value: `${day(from)} to ${day(to)}` },
      { label: 'Opening balance', value: opening },
    ],
    ...accountTable('What changed', statement, to),
    ...(plan === null ? {} : { apart: accountTable(planAccountName(plan.payers), plan, to) }),
    statements: plan === null ? [] : [`${planAccountName(plan.payers)}: you do not pay this part.`],
    sections: [],
    fileName: `Statement ${from} to ${to}.pdf`,
  };
}

function accountTable(
  heading: string,
  { rows, ...balances }: StatementAccount,
  to: string,
): Pick<PdfDocument, 'table' | 'totals'> {
  const closing = money(balances.closing_balance_cents);
  return {
    table: {
      heading,
      columns: [
        { heading: 'Details', share: 4.6, isFigure: false },
        { heading: 'Date', share: 2, isFigure: false },
        { heading: 'Amount', share: 2, isFigure: true },
        { heading: 'Balance', share: 2, isFigure: true },
      ],
      rows: rows.length === 0 ? [nothingChanged(to, closing)] : rows.map(rowOf),
    },
    totals: [
      { label: 'Opening balance', value: money(balances.opening_balance_cents) },
      { label: 'Closing balance', value: closing },
    ],
  };
}

const rowOf = (row: StatementRow): PdfRow => ({
  cells: [
    STATEMENT_ROW_NAMES[row.kind],
    day(row.date),
    money(row.amount_cents),
    money(row.balance_cents),
  ],
  details:
    row.reference === null
      ? row.invoice_number
      : `${row.invoice_number} · Reference ${row.reference}`,
});

const nothingChanged = (to: string, closing: string): PdfRow => ({
  cells: ['Nothing changed in this period.', day(to), money(0), closing],
});
