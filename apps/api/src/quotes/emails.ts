import { company } from '@cleaning/company';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import type { Transaction } from '../core/db/client.ts';
import { postMail, type Mail } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { siteUrl } from '../core/site/site-url.ts';
import { findClientContact, type ClientContact } from '../clients/client-directory.ts';
import { findOfficeMember } from '../accounts/staff-directory.ts';
import {
  quoteEmailToClient,
  quoteEmailToCompany,
  refusedSendEmail,
  type QuoteEmailTemplate,
  type QuoteEvent,
} from './email-templates.ts';

interface RefusedSend {
  readonly quote: QuoteEvent['quote'];
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Writes to the client and the company about an event. Email may travel unencrypted, so it has only
 * the reference of the quote and a link, and of a changed offer what differs.
 */
export async function postQuoteEmails(transaction: Transaction, event: QuoteEvent): Promise<void> {
  const { quote, now } = event;
  const toCompany = quoteEmailToCompany(event);
  if (toCompany !== null) {
    const url = siteUrl(SITE_PATHS.staffPortal);
    await postMail(transaction, emailOf(toCompany, COMPANY, url), now);
  }
  const toClient = quoteEmailToClient(event);
  if (toClient === null) return;
  const client = await findClientContact(transaction, quote.clientId);
  if (client === null) return;
  const url = siteUrl(pathWithId(SITE_PATHS.clientQuote, quote.id));
  // Staff see on the quote whether the email of its offer was delivered.
  const aboutId = event.command === 'send' || event.command === 'change' ? quote.id : null;
  await postMail(transaction, { ...emailOf(toClient, client, url), aboutId }, now);
}

/** Tells a member of staff why their scheduled send was refused at its time. */
export async function postRefusedSend(
  transaction: Transaction,
  { quote, staffId, reason, now }: RefusedSend,
): Promise<void> {
  const sender = (await findOfficeMember(transaction, staffId)) ?? COMPANY;
  const url = siteUrl(pathWithId(SITE_PATHS.staffQuote, quote.id));
  const email = refusedSendEmail(quote.reference, reason);
  await postMail(transaction, emailOf(email, sender, url), now);
}

const COMPANY = { email: company.email.support, firstName: 'team' };

const emailOf = (
  { subject, paragraphs, linkText }: QuoteEmailTemplate,
  { email, firstName }: Pick<ClientContact, 'email' | 'firstName'>,
  url: string,
): Mail =>
  renderEmail({
    recipient: email,
    firstName,
    subject,
    paragraphs,
    action: { label: linkText, url },
  });
