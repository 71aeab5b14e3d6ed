import type { Invoice } from '@cleaning/contract';
import { maskNdisNumber } from '@cleaning/ndis';
import type { Queryable } from '../../platform/db/client.ts';
import { invoicePaper } from '../../platform/pdf/invoice-paper.ts';
import type { Paper } from '../../platform/pdf/paper.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { readNdisNumber } from '../accounts/client-directory.ts';
import { readSettings } from '../settings/service.ts';

/** An invoice as it is printed today. A participant's number is masked on it, whoever reads it. */
export async function paperOfInvoice(
  queryable: Queryable,
  secrets: Pick<Secrets, 'decrypt'>,
  invoice: Invoice,
): Promise<Paper> {
  const settings = await readSettings(queryable);
  const ndisNumber =
    invoice.kind === 'ndis' ? await readNdisNumber(queryable, secrets, invoice.client_id) : null;
  return invoicePaper(invoice, {
    gstRegistered: settings.gstRegistered,
    ndisNumberMasked: ndisNumber === null ? null : maskNdisNumber(ndisNumber),
    remittanceEmail: settings.remittanceEmail,
  });
}
