import type { GstCode } from '@cleaning/contract/invoices/rules';
import { formatQuantity } from '@cleaning/ndis';
import { dollars } from '../core/http/csv-file.ts';
import {
  day,
  describePrepayment,
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

const TAX: Readonly<Record<GstCode, string>> = {
  P1: 'GST on Income',
  P2: 'GST Free Income',
  P5: 'BAS Excluded',
};

const SALES = [
  '*ContactName',
  'EmailAddress',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'Currency',
];

/** The import format of Xero for sales, and for payments as a bank statement. */
export const xeroLayout = (accounts: SalesAccounts): Layouts => ({
  invoices: {
    headings: SALES,
    cellsOf: (row) => cellsOfSale(row.invoice, saleOfLine(row), accounts),
  },
  credits: reductions(accounts),
  write_offs: reductions(accounts),
  payments: {
    headings: ['*Date', '*Amount', 'Payee', 'Description', 'Reference'],
    cellsOf: ({ payment, invoice }) => [
      day(payment.receivedOn),
      dollars(signed(payment)),
      payerOf(invoice),
      `${payment.kind === 'refund' ? 'Refund of' : 'Payment of'} invoice ${invoice.number}`,
      payment.reference,
    ],
  },
  prepayments: {
    headings: ['*Date', '*Amount', 'Payee', 'Description', 'Reference'],
    cellsOf: (prepayment) => [
      day(prepayment.date),
      dollars(prepayment.amountCents),
      payerOf(prepayment.invoice),
      describePrepayment(prepayment),
      prepayment.reference,
    ],
  },
});

const reductions = (accounts: SalesAccounts): Layout<ReductionLine> => ({
  headings: SALES,
  cellsOf: ({ invoice, sale }) => cellsOfSale(invoice, sale, accounts),
});

const cellsOfSale = (
  invoice: IssuedLine['invoice'],
  sale: Sale,
  accounts: SalesAccounts,
): string[] => [
  payerOf(invoice),
  invoice.billTo?.email ?? '',
  sale.number,
  '',
  day(sale.date),
  day(sale.dueDate),
  dollars(sale.totalCents),
  sale.description,
  formatQuantity(sale.quantityHundredths),
  dollars(sale.unitPriceCents),
  salesAccountOf(invoice, accounts),
  TAX[sale.gstCode],
  dollars(sale.gstCents),
  'AUD',
];
