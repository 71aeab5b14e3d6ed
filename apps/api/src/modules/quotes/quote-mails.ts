import { company } from '@cleaning/company';
import { pathWithId, SITE_PATHS } from '@cleaning/contract';
import type { Transaction } from '../../platform/db/client.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { findClientContact } from '../accounts/client-directory.ts';
import { clientLetter, companyLetter, type Letter, type QuoteOccurrence } from './quote-letters.ts';

export interface QuoteMails {
  /**
   * Tells whoever must know of it. Mail travels in the open, so it names the quote by its reference
   * and leads to the rest by a link.
   */
  post(transaction: Transaction, occurrence: QuoteOccurrence): Promise<void>;
}

interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createQuoteMails({ outbox, publicUrl }: MailDependencies): QuoteMails {
  return {
    async post(transaction, occurrence) {
      const { quote, now } = occurrence;
      const toCompany = companyLetter(occurrence);
      if (toCompany !== null) {
        const url = `${publicUrl}${SITE_PATHS.staffPortal}`;
        await outbox.post(transaction, mailOf(toCompany, COMPANY, url), now);
      }
      const toClient = clientLetter(occurrence);
      if (toClient === null) return;
      const client = await findClientContact(transaction, quote.clientId);
      if (client === null) return;
      const url = `${publicUrl}${pathWithId(SITE_PATHS.clientQuote, quote.id)}`;
      await outbox.post(transaction, mailOf(toClient, client, url), now);
    },
  };
}

const COMPANY = { email: company.email.support, firstName: 'team' };

const mailOf = (
  { subject, paragraphs, action }: Letter,
  { email, firstName }: Readonly<Record<'email' | 'firstName', string>>,
  url: string,
): Mail =>
  renderEmail({ recipient: email, firstName, subject, paragraphs, action: { label: action, url } });
