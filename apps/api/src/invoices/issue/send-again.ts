import type { Invoice } from '@cleaning/contract/invoices';
import { invoicePayer, isPayerOnRecord } from '@cleaning/contract/invoices/rules';
import { fullName } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { moveOf } from '../../core/command.ts';
import { lockSameVersion } from '../../core/edit.ts';
import type { Secrets } from '../../core/security/secrets.ts';
import { stampOf, type UserViewer } from '../../core/http/viewer.ts';
import { findClientRecord, findCopyRecipient } from '../../clients/client-directory.ts';
import { noEmail } from '../../accounts/no-email.ts';
import { payerColumns, planOfInvoice } from './bill-to.ts';
import { appendEvent, invoiceRecord } from '../invoice-record.ts';
import { showInvoice, type InvoiceCall } from '../load-invoice.ts';
import { updateInvoice, type InvoiceRow } from '../invoice-repository.ts';
import { postCopyEmails } from '../emails.ts';

/**
 * Mails another copy of an invoice to its payer, and adds an event to its history. The invoice and
 * its version do not change, unless it was issued before the client stated who pays: then the payer
 * on record now is stored.
 *
 * @throws ApiError `invalid_transition` when nothing is left to pay, and another error when there is
 *   no address to send it to.
 */
export async function sendAgain(
  transaction: Transaction,
  call: InvoiceCall<UserViewer> & { readonly secrets: Secrets },
): Promise<Invoice> {
  const loaded = await lockSameVersion(invoiceRecord(), transaction, call);
  await moveOf(invoiceRecord(), transaction, loaded, call, { command: 'send_again' });
  const addressed = await addressToPayer(transaction, loaded.row, call);
  await appendEvent(transaction, addressed, { command: 'send_again' }, call, loaded.row);
  const invoice = await showInvoice(transaction, addressed, call);
  await assertReachable(transaction, invoice);
  await postCopyEmails(transaction, invoice, call);
  return invoice;
}

async function assertReachable(
  transaction: Transaction,
  { bill_to: payer, client_id: clientId, client_name: name }: Invoice,
): Promise<void> {
  if (payer === null || payer.email !== null) return;
  if ((await findCopyRecipient(transaction, clientId)) === null) throw noEmail(name);
}

async function addressToPayer(
  transaction: Transaction,
  locked: InvoiceRow,
  call: InvoiceCall<UserViewer>,
): Promise<InvoiceRow> {
  const isAddressed = isPayerOnRecord({
    payer: invoicePayer(locked.kind, locked.planManagement),
    bill_to: locked.billTo,
    client_name: fullName(locked.firstName, locked.lastName),
  });
  const client = isAddressed ? null : await findClientRecord(transaction, locked.clientId);
  if (client === null) return locked;
  const today = sydneyDateOf(call.now);
  const plan = await planOfInvoice(transaction, client, { id: locked.id, today });
  if (plan === null || plan.planManagement === null) return locked;
  const changes = payerColumns(client, locked.kind, plan);
  return updateInvoice(transaction, locked, changes, stampOf(call));
}
