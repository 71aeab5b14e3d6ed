import type { Invoice } from '@cleaning/contract';
import { maskNdisNumber } from '@cleaning/ndis';
import type { Queryable } from '../../platform/db/client.ts';
import { invoicePdf } from '../../platform/pdf/invoice-pdf.ts';
import type { PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { readNdisNumber } from '../accounts/client-directory.ts';
import { readSettings } from '../settings/service.ts';

/** An invoice as it is printed today. A participant's number is masked on it, whoever reads it. */
export async function pdfOfInvoice(
  queryable: Queryable,
  secrets: Pick<Secrets, 'decrypt'>,
  invoice: Invoice,
): Promise<PdfDocument> {
  const settings = await readSettings(queryable);
  const ndisNumber =
    invoice.kind === 'ndis' ? await readNdisNumber(queryable, secrets, invoice.client_id) : null;
  return invoicePdf(invoice, {
    gstRegistered: settings.gstRegistered,
    ndisNumberMasked: ndisNumber === null ? null : maskNdisNumber(ndisNumber),
    remittanceEmail: settings.remittanceEmail,
  });
}
