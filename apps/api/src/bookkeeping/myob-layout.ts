import type { GstCode } from '@cleaning/contract/invoices/rules';
import { dollars } from '../core/http/csv-file.ts';
import {
  day,
  describePrepayment,
  methodOf,
  payerOf,
  saleOfLine,
  salesAccountOf,
  signed,
  type IssuedLine,
  type Layout,
  type Layouts,
  type ReductionLine,
  type Sale,
  type SalesAccounts,
} from './layout.ts';

const TAX: Readonly<Record<GstCode, string>> = { P1: 'GST', P2: 'FRE', P5: 'N-T' };

const SALES = [
  'Co./Last Name',
  'Invoice #',
  'Date',
  'Due Date',
  'Description',
  'Account #',
  'Amount',
  'Inc-Tax Amount',
  'Tax Code',
  'GST Amount',
  'Journal Memo',
];

interface MyobAccounts extends SalesAccounts {
  /** The account that payments go to. */
  readonly bank: string;
}

/** The import format of MYOB for sales and payments. */
export const myobLayout = (accounts: MyobAccounts): Layouts => ({
  invoices: {
    headings: SALES,
    recordOf: ({ invoice }) => invoice.id,
    cellsOf: (row) => cellsOfSale(row.invoice, saleOfLine(row), accounts),
  },
  credits: reductions(accounts),
  write_offs: reductions(accounts),
  payments: {
    headings: [
      'Co./Last Name',
      'Deposit Account #',
      'Receipt Date',
      'Invoice #',
      'Amount Applied',
      'Memo',
      'Payment Method',
    ],
    cellsOf: ({ payment, invoice }) => [
      payerOf(invoice),
      accounts.bank,
      day(payment.receivedOn),
      myobNumber(invoice.number ?? ''),
      dollars(signed(payment)),
      payment.reference,
      methodOf(payment),
    ],
  },
  prepayments: {
    headings: ['Co./Last Name', 'Deposit Account #', 'Date', 'Amount', 'Memo', 'Reference'],
    cellsOf: (prepayment) => [
      payerOf(prepayment.invoice),
      accounts.bank,
      day(prepayment.date),
      dollars(prepayment.amountCents),
      describePrepayment(prepayment),
      prepayment.reference,
    ],
  },
});

const reductions = (accounts: SalesAccounts): Layout<ReductionLine> => ({
  headings: SALES,
  recordOf: ({ sale }) => sale.number,
  cellsOf: ({ invoice, sale }) => cellsOfSale(invoice, sale, accounts),
});

const cellsOfSale = (
  invoice: IssuedLine['invoice'],
  sale: Sale,
  accounts: SalesAccounts,
): string[] => [
  payerOf(invoice),
  myobNumber(sale.number),
  day(sale.date),
  day(sale.dueDate),
  sale.description,
  salesAccountOf(invoice, accounts),
  dollars(sale.amountCents - sale.gstCents),
  dollars(sale.amountCents),
  TAX[sale.gstCode],
  dollars(sale.gstCents),
  `Sale ${sale.number}`,
];

/** MYOB keeps 13 characters of a number, and INV-2026-00012 has 14, so the hyphens are removed. */
const myobNumber = (number: string): string => number.replaceAll('-', '');
