import { company } from '@cleaning/company';
import type { Invoice } from '@cleaning/contract/invoices';
import { isPayerOnRecord } from '@cleaning/contract/invoices/rules';
import { paymentFacts } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import type { PdfDocument, PdfSection } from '../core/pdf/pdf-document.ts';

/** The data besides the invoice that its payment section needs. */
export interface PaymentContext {
  /** The participant's NDIS number as printed; null when none is known. */
  readonly ndisNumber: string | null;
  readonly remittanceEmail: string;
}

const MISSING = {
  plan: 'We do not know yet who manages your NDIS plan.',
  ndisNumber: 'We do not have your NDIS number yet.',
  planManager: 'We do not have the invoice email of your plan manager yet.',
} as const;

/** The data that is missing for a plan to pay; null when nothing is. */
function missingFrom(
  invoice: Invoice,
  { ndisNumber }: PaymentContext,
): keyof typeof MISSING | null {
  if (invoice.payer === 'client') return null;
  if (invoice.payer === 'unknown') return 'plan';
  if (!isPayerOnRecord(invoice)) return 'planManager';
  return ndisNumber === null ? 'ndisNumber' : null;
}

/**
 * The main figure, and who is to pay it. Only a client who pays the invoice themselves is asked to.
 */
export function invoiceFigure(invoice: Invoice, context: PaymentContext): PdfDocument['figure'] {
  const { status, total_cents: total, balance_cents: balance } = invoice;
  if (status === 'draft') {
    return {
      label: 'Total',
      amount: formatMoney(total),
      note: 'Not issued yet. Please do not pay.',
    };
  }
  if (status === 'void') {
    return { label: 'Total', amount: formatMoney(total), note: 'Void. Please do not pay.' };
  }
  if (balance === 0) {
    return {
      label: 'Amount due',
      amount: formatMoney(0),
      note: 'Nothing is left to pay. Thank you.',
    };
  }
  return { label: 'Amount due', amount: formatMoney(balance), note: paymentNote(invoice, context) };
}

function paymentNote(invoice: Invoice, context: PaymentContext): string {
  const { payer, due_date: due, bill_to: billTo } = invoice;
  if (missingFrom(invoice, context) !== null) return 'Please do not pay yet.';
  if (payer === 'agency') return 'Claimed from the NDIA. The participant pays nothing.';
  const by = due === null ? '' : ` by ${formatPlainDate(due, 'long')}`;
  if (payer === 'plan_manager') return `Paid by ${billTo?.name ?? 'the plan manager'}${by}.`;
  return due === null ? 'Thank you.' : `Please pay${by}.`;
}

/** How to pay what is left of an invoice; empty when nothing is left. */
export function paymentSections(invoice: Invoice, context: PaymentContext): PdfSection[] {
  const { number, status, payer, bill_to: billTo } = invoice;
  if (number === null || status === 'void' || invoice.balance_cents === 0) return [];
  const missing = missingFrom(invoice, context);
  if (missing !== null) {
    const what = `${MISSING[missing]} Add it to your NDIS details at ${company.website}, then we send this invoice again. Nobody pays it until then.`;
    return [{ heading: 'How this is paid', paragraphs: [what] }];
  }
  if (payer === 'agency') {
    const claim = 'We claim this from the NDIA for you. There is nothing for you to pay.';
    return [{ heading: 'How this is paid', paragraphs: [claim] }];
  }
  const manager = billTo?.name ?? 'the plan manager';
  const ways = company.bank.bpayBillerCode === null ? 'bank transfer' : 'bank transfer or BPAY';
  return [
    {
      heading: payer === 'plan_manager' ? `For ${manager} to pay` : 'How to pay',
      facts: paymentFacts(company.bank, number),
      paragraphs: [
        ...(payer === 'plan_manager'
          ? [`${manager} pays this from the NDIS plan. The participant pays nothing.`]
          : []),
        `Pay by ${ways} with the payment reference, so that we can match it. Remittance advice: ${context.remittanceEmail}.`,
      ],
    },
  ];
}
