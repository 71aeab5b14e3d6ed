import type { Database } from '../platform/db/client.ts';
import { IDEMPOTENCY_LIFETIME_MS } from '../platform/http/idempotency.ts';
import { deleteKeysBefore } from '../platform/http/idempotency-repository.ts';
import { deleteEndedWindows } from '../platform/http/rate-limit-repository.ts';
import { deleteLiveEventsBefore } from '../platform/live/live-event-repository.ts';
import { deleteFinishedMails } from '../platform/mail/mail-repository.ts';
import { cleanUpAccounts } from '../modules/accounts/clean-up.ts';
import { deleteOldEnquiries } from '../modules/enquiries/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIVE_EVENT_KEPT_MS = 60 * 60 * 1000;
const MAIL_KEPT_MS = 30 * DAY_MS;

/** Deletes expired data. Running it twice, or in two processes at once, is safe. */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await cleanUpAccounts(database, now);
  await deleteOldEnquiries(database, now);
  await deleteKeysBefore(database, before(IDEMPOTENCY_LIFETIME_MS));
  await deleteEndedWindows(database, now);
  await deleteLiveEventsBefore(database, before(LIVE_EVENT_KEPT_MS));
  await deleteFinishedMails(database, before(MAIL_KEPT_MS));
}
