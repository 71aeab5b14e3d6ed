import type { GstCode } from '@cleaning/contract/invoices/rules';
import { formatQuantity } from '@cleaning/ndis';
import { dollars } from '../core/http/csv-file.ts';
import {
  day,
  describePrepayment,
  methodOf,
  payerOf,
  signed,
  type IssuedLine,
  type Layouts,
  type Sale,
} from './layout.ts';

const GST_WORDS: Readonly<Record<GstCode, string>> = {
  P1: 'Taxable',
  P2: 'GST-free',
  P5: 'Out of scope',
};

/** A layout with readable column names, for a spreadsheet or any other program. */
export const PLAIN_LAYOUT: Layouts = {
  invoices: {
    headings: [
      'Invoice',
      'Bill to',
      'Email',
      'Issued',
      'Due',
      'Kind',
      'Description',
      'Date of service',
      'Quantity',
      'Unit price',
      'Amount',
      'GST',
      'GST code',
      'Invoice total',
    ],
    cellsOf: ({ line, invoice }) => [
      invoice.number ?? '',
      payerOf(invoice),
      invoice.billTo?.email ?? '',
      day(invoice.issueDate ?? ''),
      day(invoice.dueDate ?? ''),
      invoice.kind === 'ndis' ? 'NDIS' : 'Private',
      line.description,
      day(line.serviceDateFrom ?? ''),
      formatQuantity(line.quantityHundredths),
      dollars(line.unitPriceCents),
      dollars(line.amountCents),
      dollars(line.gstCents),
      GST_WORDS[line.gstCode],
      dollars(invoice.totalCents),
    ],
  },
  payments: {
    headings: ['Date', 'Invoice', 'Bill to', 'Kind', 'Method', 'Reference', 'Amount'],
    cellsOf: ({ payment, invoice }) => [
      day(payment.receivedOn),
      invoice.number ?? '',
      payerOf(invoice),
      payment.kind === 'refund' ? 'Refund' : 'Payment',
      methodOf(payment),
      payment.reference,
      dollars(signed(payment)),
    ],
  },
  prepayments: {
    headings: ['Date', 'Invoice', 'Bill to', 'What', 'Reference', 'Amount'],
    cellsOf: (prepayment) => [
      day(prepayment.date),
      prepayment.invoice.number ?? '',
      payerOf(prepayment.invoice),
      describePrepayment(prepayment),
      prepayment.reference,
      dollars(prepayment.amountCents),
    ],
  },
  credits: {
    headings: ['Credit', 'Date', 'Invoice', 'Bill to', 'Amount', 'GST', 'GST code'],
    cellsOf: ({ invoice, sale }) => [sale.number, ...cellsOfReduction(invoice, sale)],
  },
  write_offs: {
    headings: ['What', 'Date', 'Invoice', 'Bill to', 'Amount', 'GST', 'GST code'],
    cellsOf: ({ invoice, sale }) => [sale.description, ...cellsOfReduction(invoice, sale)],
  },
};

const cellsOfReduction = (invoice: IssuedLine['invoice'], sale: Sale): string[] => [
  day(sale.date),
  invoice.number ?? '',
  payerOf(invoice),
  dollars(sale.amountCents),
  dollars(sale.gstCents),
  GST_WORDS[sale.gstCode],
];
