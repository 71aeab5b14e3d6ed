import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract';
import type { Transaction } from '../core/db/client.ts';
import type { Outbox } from '../core/mail/outbox.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import type { ClientContact } from '../clients/client-directory.ts';

export interface DocumentMails {
  /**
   * Tells a client that the company added a document. The email leaves out its name, because email
   * is not encrypted.
   */
  post(transaction: Transaction, client: ClientContact, now: Date): Promise<void>;
}

interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

export function createDocumentMails({ outbox, publicUrl }: MailDependencies): DocumentMails {
  return {
    post: (transaction, { email, firstName }, now) =>
      outbox.post(
        transaction,
        renderEmail({
          recipient: email,
          firstName,
          subject: 'There is a new document for you',
          paragraphs: [`${company.name} added a document to your portal.`],
          action: { label: 'See my documents', url: `${publicUrl}${SITE_PATHS.clientDocuments}` },
          footnotes: ['You need to log in to read it.'],
        }),
        now,
      ),
  };
}
