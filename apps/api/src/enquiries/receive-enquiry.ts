import { createHash } from 'node:crypto';
import { enquiriesEndpoints, type EnquiriesPage } from '@cleaning/contract/enquiries';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import type { Database, Queryable, Transaction } from '../core/db/client.ts';
import { list } from '../core/list.ts';
import { postMail } from '../core/mail/outbox.ts';
import { siteUrl } from '../core/site/site-url.ts';
import { enquiryEmail, type SentEnquiry } from './email-templates.ts';
import { toEnquirySummary } from './view.ts';
import {
  countByStatus,
  deleteEnquiriesBefore,
  enquiriesMatching,
  insertEnquiry,
} from './enquiry-repository.ts';

/** Counts the enquiries that wait for an answer. */
export const countOpenEnquiries = (queryable: Queryable): Promise<number> =>
  enquiriesMatching({ status: ['open'] }).count(queryable);

/** How long an identical enquiry counts as a repetition, such as a double click. */
const REPEATED_WITHIN_MS = 24 * 60 * 60 * 1000;

const NONE: EnquiriesPage['status_counts'] = { open: 0, answered: 0, closed: 0, spam: 0 };

/** The enquiries, with how many there are in each state. */
export const listEnquiries = list(enquiriesEndpoints.listEnquiries, {
  from: ({ query }) => enquiriesMatching(query),
  view: toEnquirySummary,
  async beside({ snapshot }) {
    const counts = await countByStatus(snapshot);
    const counted = Object.fromEntries(counts.map(({ status, count }) => [status, count]));
    return { status_counts: { ...NONE, ...counted } };
  },
});

/** Stores an enquiry and mails it to the company; identical enquiries are mailed once. */
export async function receiveEnquiry(
  transaction: Transaction,
  enquiry: SentEnquiry,
  now: Date,
): Promise<void> {
  const { phone_number: phoneNumber, ...answers } = enquiry;
  const id = await insertEnquiry(
    transaction,
    { ...answers, phoneNumber, fingerprint: fingerprintOf(enquiry), createdAt: now },
    new Date(now.getTime() - REPEATED_WITHIN_MS),
  );
  if (id === null) return;
  const url = siteUrl(pathWithId(SITE_PATHS.staffEnquiry, id));
  await postMail(transaction, enquiryEmail(enquiry, url), now);
}

const fingerprintOf = ({ name, email, phone_number, topic, message }: SentEnquiry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([name, email, phone_number, topic, message]))
    .digest();

/** By then an enquiry is answered, and a resulting client or quote is stored elsewhere. */
const ENQUIRY_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

export async function deleteOldEnquiries(database: Database, now: Date): Promise<void> {
  await deleteEnquiriesBefore(database, new Date(now.getTime() - ENQUIRY_LIFETIME_MS));
}
