import {
  STATEMENT_ROW_NAMES,
  type Statement,
  type StatementAccount,
  type StatementRecipient,
  type StatementRow,
} from '@cleaning/contract/invoices';
import { planAccountName } from '@cleaning/contract/invoices/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { PdfDocument, PdfRow, PdfSection } from '../../core/pdf/pdf-document.ts';

const day = (date: string): string => formatPlainDate(date, 'medium');

/** A statement that is sent to a payer, and the reference to quote with a payment. */
interface SentCopy {
  readonly to: StatementRecipient;
  readonly references: StatementRecipient['payment_references'];
}

/**
 * The content of a statement's PDF: the same rows and totals as on the page.
 *
 * @param today the date in Sydney on which it is printed.
 * @param copy the recipient; absent when the client downloads their own statement.
 */
export function statementPdf(statement: Statement, today: string, copy?: SentCopy): PdfDocument {
  const { from, to } = statement;
  const isForClient = copy === undefined || copy.to.recipient === 'client';
  const account = isForClient ? statement : copy.to;
  const plan = isForClient ? statement.plan : null;
  const opening = formatMoney(account.opening_balance_cents);
  const closing = formatMoney(account.closing_balance_cents);
  return {
    kind: 'Statement of account',
    reference: null,
    figure: {
      label: 'Closing balance',
      amount: closing,
      note: `On ${formatPlainDate(to < today ? to : today, 'long')}.`,
    },
    facts: [
      { label: 'Prepared for', value: copy?.to.name ?? statement.client_name },
      ...(isForClient ? [] : [{ label: 'Participant', value: statement.client_name }]),
      { label: 'Prepared on', value: formatPlainDate(today, 'long') },
      { label: 'Period', value: `${day(from)} to ${day(to)}` },
      { label: 'Opening balance', value: opening },
    ],
    ...accountTable('What changed', account, to),
    ...(plan === null ? {} : { apart: accountTable(planAccountName(plan.payers), plan, to) }),
    statements: plan === null ? [] : [`${planAccountName(plan.payers)}: you do not pay this part.`],
    sections: referencesSection(copy?.references ?? []),
    fileName: `Statement ${from} to ${to}.pdf`,
  };
}

function referencesSection(references: SentCopy['references']): PdfSection[] {
  if (references.length === 0) return [];
  return [
    {
      heading: 'Payment reference',
      facts: references.map((open) => ({
        label: `${open.invoice_number}, ${formatMoney(open.balance_cents)} to pay`,
        value: open.payment_reference,
      })),
    },
  ];
}

function accountTable(
  heading: string,
  { rows, ...balances }: StatementAccount,
  to: string,
): Pick<PdfDocument, 'table' | 'totals'> {
  const closing = formatMoney(balances.closing_balance_cents);
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
      { label: 'Opening balance', value: formatMoney(balances.opening_balance_cents) },
      { label: 'Closing balance', value: closing },
    ],
  };
}

const rowOf = (row: StatementRow): PdfRow => ({
  cells: [
    STATEMENT_ROW_NAMES[row.kind],
    day(row.date),
    formatMoney(row.amount_cents),
    formatMoney(row.balance_cents),
  ],
  details:
    row.reference === null
      ? row.invoice_number
      : `${row.invoice_number} · Reference ${row.reference}`,
});

const nothingChanged = (to: string, closing: string): PdfRow => ({
  cells: ['Nothing changed in this period.', day(to), formatMoney(0), closing],
});
