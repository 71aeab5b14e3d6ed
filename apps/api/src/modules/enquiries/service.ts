import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/client.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { enquiryEmail, type Enquiry } from './email-templates.ts';
import { deleteEnquiriesBefore, insertEnquiry } from './enquiry-repository.ts';

/** How long the same words are the same enquiry: a double click, or a second try to be sure. */
const REPEATED_WITHIN_MS = 24 * 60 * 60 * 1000;

export interface EnquiriesService {
  /** Keeps an enquiry and mails it to the company: both or neither, and once for the same words. */
  receive(enquiry: Enquiry, now: Date): Promise<void>;
}

interface ServiceDependencies {
  readonly database: Database;
  readonly outbox: Outbox;
}

export function createEnquiriesService({
  database,
  outbox,
}: ServiceDependencies): EnquiriesService {
  return {
    receive: (enquiry, now) =>
      database.transaction(async (transaction) => {
        const { phone_number: phoneNumber, ...answers } = enquiry;
        const isNew = await insertEnquiry(
          transaction,
          { ...answers, phoneNumber, fingerprint: fingerprintOf(enquiry), createdAt: now },
          new Date(now.getTime() - REPEATED_WITHIN_MS),
        );
        if (isNew) await outbox.post(transaction, enquiryEmail(enquiry), now);
      }),
  };
}

const fingerprintOf = ({ name, email, phone_number, topic, message }: Enquiry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone_number, topic, message]))
    .digest();

/** The company has the mail by then and needs no second copy. */
const ENQUIRY_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

export async function deleteOldEnquiries(database: Database, now: Date): Promise<void> {
  await deleteEnquiriesBefore(database, new Date(now.getTime() - ENQUIRY_LIFETIME_MS));
}
