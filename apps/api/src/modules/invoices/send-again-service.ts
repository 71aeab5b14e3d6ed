import type { Invoice } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import { appendEvent, holdInvoice, presentInvoice, type InvoiceCall } from './change.ts';
import type { InvoiceMails } from './invoice-mails.ts';
import { nextState } from './transition.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';

/**
 * Mails another copy of an invoice to whoever pays it. Nothing of the invoice changes, its version
 * included; its history says that it was sent again.
 *
 * @throws ApiError `invalid_transition` when nothing of it is to be paid.
 */
export async function sendAgain(
  transaction: Transaction,
  mails: Pick<InvoiceMails, 'postCopy'>,
  call: InvoiceCall<UserViewer>,
): Promise<Invoice> {
  const held = await holdInvoice(transaction, call);
  await nextState(transaction, held, 'send_again', {}, call);
  await appendEvent(transaction, held, { command: 'send_again' }, call, held);
  const invoice = await presentInvoice(transaction, held, call);
  await mails.postCopy(transaction, invoice, call.now);
  return invoice;
}
