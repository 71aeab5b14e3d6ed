import type { Invoice, InvoicePayment, ReminderWords } from '@cleaning/contract/invoices';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../core/db/client.ts';
import { encryptedPdf, type Attachment } from '../core/mail/attachment.ts';
import { postMail, type Mail } from '../core/mail/outbox.ts';
import { renderEmail, type EmailTemplate } from '../core/mail/render-email.ts';
import type { Secrets } from '../core/security/secrets.ts';
import { siteUrl } from '../core/site/site-url.ts';
import {
  findClientContact,
  findCopyRecipient,
  readNdisNumber,
  type ClientContact,
} from '../clients/client-directory.ts';
import {
  copyEmail,
  creditedEmail,
  issuedEmailToClient,
  issuedEmailToPayer,
  nomineeEmail,
  paidEmail,
  reminderEmail,
  voidEmail,
} from './email-templates.ts';
import { pdfOfInvoice } from './invoice-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';

/** Reads the NDIS number of a client, and encrypts the PDF that shows it until it is sent. */
type NdisSecrets = Pick<Secrets, 'encrypt' | 'decryptOrNull'>;

/**
 * Sends an invoice as a PDF to the payer, to the client if that is another person, and to the
 * nominee who gets copies with the client's consent. The other emails go to the same people.
 *
 * @param reword changes the text of each email.
 */
export async function postIssuedEmails(
  transaction: Transaction,
  invoice: Invoice,
  { secrets, now }: { readonly secrets: NdisSecrets; readonly now: Date },
  reword = (template: EmailTemplate): EmailTemplate => template,
): Promise<void> {
  const emails = {
    toPayer: reword(issuedEmailToPayer(invoice)),
    toClient: reword(issuedEmailToClient(invoice)),
    attachments: [await invoiceAttachment(transaction, invoice, secrets)],
  };
  await post(transaction, invoice, emails, now);
}

/** Sends the invoice in its present state again, to the same addresses. */
export const postCopyEmails = (
  transaction: Transaction,
  invoice: Invoice,
  context: { readonly secrets: NdisSecrets; readonly now: Date },
): Promise<void> =>
  postIssuedEmails(transaction, invoice, context, (template) => copyEmail(template, invoice));

/** Confirms a payment, and states what is still to be paid. The receipt is attached. */
export async function postPaidEmails(
  transaction: Transaction,
  invoice: Invoice,
  now: Date,
): Promise<void> {
  const payment = lastOf(invoice, 'payment');
  const email = paidEmail(invoice, payment);
  const attachments = [{ pdf: receiptPdf(invoice, payment) }];
  await post(transaction, invoice, { toPayer: email, toClient: email, attachments }, now);
}

/** States the credited amount and the reason. The credit or adjustment note is attached. */
export async function postCreditedEmails(
  transaction: Transaction,
  invoice: Invoice,
  reason: string,
  now: Date,
): Promise<void> {
  const credit = lastOf(invoice, 'credit');
  const email = creditedEmail(invoice, credit, reason);
  const attachments = [{ pdf: receiptPdf(invoice, credit) }];
  await post(transaction, invoice, { toPayer: email, toClient: email, attachments }, now);
}

/** Reminds the payer of an overdue invoice. A client who is not the payer gets no email. */
export async function postReminderEmail(
  transaction: Transaction,
  invoice: Invoice,
  words: ReminderWords,
  { secrets, now }: { readonly secrets: NdisSecrets; readonly now: Date },
): Promise<void> {
  const { bill_to: payer, client_id: clientId } = invoice;
  const client = await findClientContact(transaction, clientId);
  if (client === null || payer === null) {
    throw new Error('An invoice that is to be paid has no client or no payer.');
  }
  const template = reminderEmail(words, invoice, sydneyDateOf(now));
  const attachments = [await invoiceAttachment(transaction, invoice, secrets)];
  const mail =
    payer.email === client.email
      ? emailToClient(template, invoice, client)
      : renderEmail({ ...template, recipient: payer.email, firstName: payer.name });
  await postMail(transaction, { ...mail, attachments, aboutId: invoice.id }, now);
}

/** States that an issued invoice need not be paid. */
export function postVoidEmails(
  transaction: Transaction,
  invoice: Invoice,
  now: Date,
): Promise<void> {
  const email = voidEmail(invoice);
  return post(transaction, invoice, { toPayer: email, toClient: email }, now);
}

/** The email for each reader, and the files attached to both. */
interface InvoiceEmails {
  readonly toPayer: EmailTemplate;
  readonly toClient: EmailTemplate;
  readonly attachments?: readonly Attachment[];
}

async function post(
  transaction: Transaction,
  invoice: Invoice,
  { toPayer, toClient, attachments = [] }: InvoiceEmails,
  now: Date,
): Promise<void> {
  const client = await findClientContact(transaction, invoice.client_id);
  if (client === null) throw new Error('The client of an invoice does not exist.');
  const { bill_to: payer } = invoice;
  if (payer !== null && payer.email !== client.email) {
    // The payer has no account, so the email has no link.
    const mail = renderEmail({ ...toPayer, recipient: payer.email, firstName: payer.name });
    await postMail(transaction, { ...mail, attachments, aboutId: invoice.id }, now);
  }
  const copy = emailToClient(toClient, invoice, client);
  await postMail(transaction, { ...copy, attachments, aboutId: invoice.id }, now);
  const nominee = await findCopyRecipient(transaction, invoice.client_id);
  if (nominee === null || [client.email, payer?.email].includes(nominee.email)) return;
  const { email: recipient, firstName } = nominee;
  const mail = renderEmail({ ...nomineeEmail(toClient, invoice), recipient, firstName });
  await postMail(transaction, { ...mail, attachments, aboutId: invoice.id }, now);
}

async function invoiceAttachment(
  transaction: Transaction,
  invoice: Invoice,
  secrets: NdisSecrets,
): Promise<Attachment> {
  if (invoice.kind === 'private') return { pdf: await pdfOfInvoice(transaction, invoice, null) };
  const ndisNumber = await readNdisNumber(transaction, secrets, invoice.client_id);
  return encryptedPdf(await pdfOfInvoice(transaction, invoice, ndisNumber), secrets);
}

/** The movement that was just recorded. Others may have its reference. */
function lastOf({ payments }: Invoice, kind: InvoicePayment['kind']): InvoicePayment {
  const found = payments.findLast((each) => each.kind === kind);
  if (found === undefined) throw new Error(`A ${kind} is not on its invoice.`);
  return found;
}

const emailToClient = (
  template: EmailTemplate,
  { id }: Invoice,
  { email, firstName }: Pick<ClientContact, 'email' | 'firstName'>,
): Mail =>
  renderEmail({
    ...template,
    recipient: email,
    firstName,
    action: {
      label: 'View the invoice',
      url: siteUrl(pathWithId(SITE_PATHS.clientInvoice, id)),
    },
  });
