import { company } from '@cleaning/company';
import { pathWithId, SITE_PATHS } from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import type { Mail, Outbox } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { findClientContact, type ClientContact } from '../clients/client-directory.ts';
import { findActiveStaffMember } from '../accounts/staff-directory.ts';
import {
  quoteEmailToClient,
  quoteEmailToCompany,
  refusedSendEmail,
  type QuoteEmailTemplate,
  type QuoteEvent,
} from './email-templates.ts';

export interface QuoteEmails {
  /**
   * Writes to the client and the company about an event. Email may travel unencrypted, so it has
   * only the reference of the quote and a link.
   */
  post(transaction: Transaction, event: QuoteEvent): Promise<void>;
  /** Tells a member of staff why their scheduled send was refused at its time. */
  postRefusedSend(transaction: Transaction, refusal: RefusedSend): Promise<void>;
}

interface RefusedSend {
  readonly quote: QuoteEvent['quote'];
  readonly staffId: string;
  readonly reason: string;
  readonly now: Date;
}

interface EmailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createQuoteEmails({ outbox, publicUrl }: EmailDependencies): QuoteEmails {
  return {
    async post(transaction, event) {
      const { quote, now } = event;
      const toCompany = quoteEmailToCompany(event);
      if (toCompany !== null) {
        const url = `${publicUrl}${SITE_PATHS.staffPortal}`;
        await outbox.post(transaction, emailOf(toCompany, COMPANY, url), now);
      }
      const toClient = quoteEmailToClient(event);
      if (toClient === null) return;
      const client = await findClientContact(transaction, quote.clientId);
      if (client === null) return;
      const url = `${publicUrl}${pathWithId(SITE_PATHS.clientQuote, quote.id)}`;
      // Staff see on the quote whether the email of its offer was delivered.
      const aboutId = event.command === 'send' ? quote.id : null;
      await outbox.post(transaction, { ...emailOf(toClient, client, url), aboutId }, now);
    },
    async postRefusedSend(transaction, { quote, staffId, reason, now }) {
      const sender = (await findActiveStaffMember(transaction, staffId)) ?? COMPANY;
      const url = `${publicUrl}${pathWithId(SITE_PATHS.staffQuote, quote.id)}`;
      const email = refusedSendEmail(quote.reference, reason);
      await outbox.post(transaction, emailOf(email, sender, url), now);
    },
  };
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
