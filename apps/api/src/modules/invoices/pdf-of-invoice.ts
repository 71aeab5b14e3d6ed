import type { Invoice } from '@cleaning/contract';
import { maskNdisNumber } from '@cleaning/ndis';
import type { Queryable } from '../../platform/db/client.ts';
import { invoicePdf } from '../../platform/pdf/invoice-pdf.ts';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { readSettings } from '../settings/service.ts';

/**
 * An invoice as it is printed today. Once issued it carries the whole NDIS number, since no one can
 * claim it without; a draft is no claim, so its number is masked.
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
    gstRegistered: settings.gstRegistered,
    ndisNumber:
      ndisNumber === null || invoice.status !== 'draft' ? ndisNumber : maskNdisNumber(ndisNumber),
    remittanceEmail: settings.remittanceEmail,
  });
}
