import type { Invoice } from '@cleaning/contract/invoices';
import { maskNdisNumber } from '@cleaning/ndis';
import type { Queryable } from '../core/db/client.ts';
import { invoicePdf } from '../core/pdf/invoice-pdf.ts';
import type { PdfDocument } from '../core/pdf/pdf-document.ts';
import { readSettings } from '../settings/settings-record.ts';

/**
 * The PDF content of an invoice as of today. An issued invoice has the whole NDIS number, which is
 * needed to claim it. A draft is not claimed, so its number is masked.
 *
 * @param ndisNumber the participant's whole number, or null where none is stored or none is needed.
 */
export async function pdfOfInvoice(
  queryable: Queryable,
  invoice: Invoice,
  ndisNumber: string | null,
): Promise<PdfDocument> {
  const settings = await readSettings(queryable);
  return invoicePdf(invoice, {
    // GST is only ever issued while the company is registered, so the lines of an issued invoice say
    // what it was then.
    gstRegistered: invoice.status !== 'draft' || settings.gstRegistered,
    ndisNumber:
      ndisNumber === null || invoice.status !== 'draft' ? ndisNumber : maskNdisNumber(ndisNumber),
    remittanceEmail: settings.remittanceEmail,
  });
}
