import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { Transaction } from '../core/db/client.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { postMail } from '../core/mail/outbox.ts';
import { siteUrl } from '../core/site/site-url.ts';
import type { ClientContact } from '../clients/client-directory.ts';

/**
 * Tells a client that the company added a document. The email leaves out its name, because email is
 * not encrypted.
 */
export const postDocumentEmail = (
  transaction: Transaction,
  { email, firstName }: ClientContact,
  now: Date,
): Promise<void> =>
  postMail(
    transaction,
    renderEmail({
      recipient: email,
      firstName,
      subject: 'There is a new document for you',
      paragraphs: [`${company.name} added a document to your portal.`],
      action: { label: 'See my documents', url: siteUrl(SITE_PATHS.clientDocuments) },
      footnotes: ['You need to log in to read it.'],
    }),
    now,
  );
