import { GST_FREE_STATEMENT } from '../document-wording.ts';
import type { InvoiceFacts } from '../facts.ts';
import { fail, invoiceRule, isPresent, PASS, passIf, skip } from '../rule.ts';

/** From this total on, a tax invoice must name its buyer. */
const BUYER_NAMED_FROM_CENTS = 1_000_00;

const isTaxInvoice = ({ lines, provider }: InvoiceFacts) =>
  provider.gstRegistered && lines.some(({ gstCode }) => gstCode === 'P1');

const NOT_TAXED = skip('No line is taxable, or the company is not registered for GST.');

/** Rules about what is printed. */
export const DOCUMENT_RULES = [
  invoiceRule('DOC-01', 'An invoice with GST on it is called a tax invoice.', 'error', (facts) => {
    if (!isTaxInvoice(facts)) return NOT_TAXED;
    return passIf(
      facts.invoice.title === 'Tax invoice',
      'title',
      'The invoice has GST on it but is not titled “Tax invoice”. The buyer cannot claim the GST back. Issue it again with that title.',
    );
  }),
  invoiceRule('DOC-02', 'A tax invoice of $1,000 or more names its buyer.', 'error', (facts) => {
    if (!isTaxInvoice(facts)) return NOT_TAXED;
    const { billTo, buyerAbn, totalCents } = facts.invoice;
    if (totalCents < BUYER_NAMED_FROM_CENTS) return skip('The total is less than $1,000.');
    return passIf(
      isPresent(billTo?.name ?? null) || isPresent(buyerAbn),
      'bill_to',
      'A tax invoice of $1,000 or more must show the buyer’s name or ABN. Without it the buyer cannot claim the GST back. Add whom it is addressed to.',
    );
  }),
  invoiceRule('DOC-03', 'Every line says whether GST is in its price.', 'error', ({ lines }) => {
    if (lines.length === 0) return skip('There are no lines to look at.');
    const line = lines.find(({ gstCode }) => !isPresent(gstCode));
    return line === undefined
      ? PASS
      : fail(
          'gst_code',
          `“${line.description}” does not say whether it is taxable. A payer must see that for each line. Choose its GST code.`,
          { lineId: line.id },
        );
  }),
  invoiceRule(
    'DOC-04',
    'An invoice for GST-free supports says why there is no GST.',
    'warning',
    ({ invoice, lines }) => {
      if (lines.length === 0 || lines.some(({ gstCode }) => gstCode !== 'P2')) {
        return skip('Not every line is a GST-free support.');
      }
      return passIf(
        invoice.statements.includes(GST_FREE_STATEMENT),
        'statements',
        `The invoice does not say “${GST_FREE_STATEMENT}”. A payer may ask where the GST is. Add the statement.`,
      );
    },
  ),
] as const;
