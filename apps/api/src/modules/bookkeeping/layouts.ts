import type { BookkeepingLayout, GstCode } from '@cleaning/contract';
import { formatQuantity } from '@cleaning/ndis';
import type { listIssuedLines, listMovements } from './bookkeeping-repository.ts';

export type IssuedLine = Awaited<ReturnType<typeof listIssuedLines>>[number];
export type Movement = Awaited<ReturnType<typeof listMovements>>[number];

/** The columns of a file, and the cells of a row in their order. */
export interface Layout<Row> {
  readonly headings: readonly string[];
  readonly cellsOf: (row: Row) => string[];
  /** Rows of one name are one record, and an empty line stands between records; absent where each row is one. */
  readonly recordOf?: (row: Row) => string;
}

interface Layouts {
  readonly invoices: Layout<IssuedLine>;
  readonly payments: Layout<Movement>;
  readonly credits: Layout<Movement>;
}

const TAX: Readonly<Record<BookkeepingLayout, Readonly<Record<GstCode, string>>>> = {
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
 * The layouts in which Xero and MYOB import sales and money. Amounts include GST. A line is one unit at
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
        (payment.method ?? '').replaceAll('_', ' '),
      ],
    },
  },
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

const payerOf = ({ billTo }: InvoiceRecord): string => billTo?.name ?? '';

function describe({ description, serviceDateFrom, ...line }: IssuedLine['line']): string {
  const on = serviceDateFrom === null ? '' : `, ${day(serviceDateFrom)}`;
  const unit = line.unit === 'H' ? 'hours' : 'units';
  return `${description}${on}, ${formatQuantity(line.quantityHundredths)} ${unit} at ${dollars(line.unitPriceCents)}`;
}

const signed = ({ kind, amountCents }: Movement['payment']): number =>
  kind === 'refund' ? -amountCents : amountCents;

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** As both programs read dates in Australia: 21/11/2026. */
const day = (date: string): string => date.split('-').toReversed().join('/');
