import type { BookkeepingLayout, GstCode } from '@cleaning/contract';
import {
  day,
  describe,
  dollars,
  methodOf,
  payerOf,
  signed,
  type IssuedLine,
  type Layouts,
} from './layout.ts';
import { PLAIN_LAYOUT } from './plain-layout.ts';

const TAX: Readonly<Record<'xero' | 'myob', Readonly<Record<GstCode, string>>>> = {
  xero: { P1: 'GST on Income', P2: 'GST Free Income', P5: 'BAS Excluded' },
  myob: { P1: 'GST', P2: 'FRE', P5: 'N-T' },
};

/** The accounts that both programs start with: sales, and the bank. */
const ACCOUNTS = { xeroSales: '200', myobSales: '4-1000', myobBank: '1-1110' } as const;

const XERO_SALES = [
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

const MYOB_SALES = [
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

/**
 * The layouts in which Xero and MYOB import sales and money, and one for people. Amounts include GST. A line is one unit at
 * its whole amount, since hours that are billed by the minute are no product of two decimals.
 */
export const LAYOUTS: Readonly<Record<BookkeepingLayout, Layouts>> = {
  xero: {
    invoices: {
      headings: XERO_SALES,
      cellsOf: ({ line, invoice }) =>
        xeroSale(invoice, {
          number: invoice.number ?? '',
          date: invoice.issueDate ?? '',
          dueDate: invoice.dueDate ?? '',
          totalCents: invoice.totalCents,
          description: describe(line),
          amountCents: line.amountCents,
          gstCents: line.gstCents,
          gstCode: line.gstCode,
        }),
    },
    credits: {
      headings: XERO_SALES,
      cellsOf: ({ payment, invoice }) =>
        xeroSale(invoice, {
          number: payment.number ?? '',
          date: payment.receivedOn,
          dueDate: payment.receivedOn,
          totalCents: -payment.amountCents,
          description: `Credit to invoice ${invoice.number}`,
          amountCents: -payment.amountCents,
          gstCents: -payment.gstCents,
          gstCode: payment.gstCents > 0 ? 'P1' : 'P2',
        }),
    },
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
  },
  myob: {
    invoices: {
      headings: MYOB_SALES,
      recordOf: ({ invoice }) => invoice.id,
      cellsOf: ({ line, invoice }) =>
        myobSale(invoice, {
          number: invoice.number ?? '',
          date: invoice.issueDate ?? '',
          dueDate: invoice.dueDate ?? '',
          description: describe(line),
          amountCents: line.amountCents,
          gstCents: line.gstCents,
          gstCode: line.gstCode,
        }),
    },
    credits: {
      headings: MYOB_SALES,
      recordOf: ({ payment }) => payment.id,
      cellsOf: ({ payment, invoice }) =>
        myobSale(invoice, {
          number: payment.number ?? '',
          date: payment.receivedOn,
          dueDate: payment.receivedOn,
          description: `Credit to invoice ${invoice.number}`,
          amountCents: -payment.amountCents,
          gstCents: -payment.gstCents,
          gstCode: payment.gstCents > 0 ? 'P1' : 'P2',
        }),
    },
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
        ACCOUNTS.myobBank,
        day(payment.receivedOn),
        myobNumber(invoice.number ?? ''),
        dollars(signed(payment)),
        payment.reference,
        methodOf(payment),
      ],
    },
  },
  plain: PLAIN_LAYOUT,
};

interface Sale {
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly description: string;
  readonly amountCents: number;
  readonly gstCents: number;
  readonly gstCode: GstCode;
}

type InvoiceRecord = IssuedLine['invoice'];

const xeroSale = (
  invoice: InvoiceRecord,
  sale: Sale & { readonly totalCents: number },
): string[] => [
  payerOf(invoice),
  invoice.billTo?.email ?? '',
  sale.number,
  '',
  day(sale.date),
  day(sale.dueDate),
  dollars(sale.totalCents),
  sale.description,
  '1',
  dollars(sale.amountCents),
  ACCOUNTS.xeroSales,
  TAX.xero[sale.gstCode],
  dollars(sale.gstCents),
  'AUD',
];

const myobSale = (invoice: InvoiceRecord, sale: Sale): string[] => [
  payerOf(invoice),
  myobNumber(sale.number),
  day(sale.date),
  day(sale.dueDate),
  sale.description,
  ACCOUNTS.myobSales,
  dollars(sale.amountCents - sale.gstCents),
  dollars(sale.amountCents),
  TAX.myob[sale.gstCode],
  dollars(sale.gstCents),
  `Sale ${sale.number}`,
];

/** MYOB keeps 13 characters of a number: INV-2026-00012 has one more, and its last digit tells it apart. */
const myobNumber = (number: string): string => number.replaceAll('-', '');
