import { company } from '@cleaning/company';
import { pathWithId, SITE_PATHS, type Quote } from '@cleaning/contract';
import type { Transaction } from '../../db/client.ts';
import type { Mail, Outbox } from '../../mail/outbox.ts';
import { writeMail } from '../../mail/templates/layout.ts';
import { findClientContact, type ClientContact } from './quote-repository.ts';
import type { ClientViewer } from './viewer.ts';

export interface SubmittedMails {
  /**
   * Tells the company that a quote came in, and the client that it did. Mail travels in the open, so
   * it names the quote by its reference and leads to the rest by a link.
   */
  post(
    transaction: Transaction,
    quote: Quote,
    scene: { readonly viewer: ClientViewer; readonly now: Date },
  ): Promise<void>;
}

interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createSubmittedMails({ outbox, publicUrl }: MailDependencies): SubmittedMails {
  return {
    async post(transaction, quote, { viewer, now }) {
      const client = await findClientContact(transaction, viewer.clientId);
      await outbox.post(transaction, mailToCompany(quote, publicUrl), now);
      await outbox.post(transaction, mailToClient(quote, client, publicUrl), now);
    },
  };
}

const mailToCompany = ({ reference }: Quote, publicUrl: string): Mail =>
  writeMail({
    recipient: company.email.support,
    firstName: 'team',
    subject: `New quote request ${reference}`,
    paragraphs: [`A client sent us quote request ${reference}.`],
    action: { label: 'Open the staff portal', url: `${publicUrl}${SITE_PATHS.staffPortal}` },
  });

const mailToClient = (
  { id, reference }: Quote,
  { email, firstName }: ClientContact,
  publicUrl: string,
): Mail =>
  writeMail({
    recipient: email,
    firstName,
    subject: `We have your quote request ${reference}`,
    paragraphs: [
      `Thank you. We have your quote request ${reference}.`,
      'We will check it and send you a quote. You can see where it is up to at any time.',
    ],
    action: {
      label: 'View my quote',
      url: `${publicUrl}${pathWithId(SITE_PATHS.clientQuote, id)}`,
    },
  });
