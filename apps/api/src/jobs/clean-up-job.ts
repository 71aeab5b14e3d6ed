import { sydneyDateOf } from '@cleaning/pricing';
import type { Database } from '../core/db/client.ts';
import { IDEMPOTENCY_LIFETIME_MS } from '../core/http/idempotency.ts';
import { deleteKeysBefore } from '../core/http/idempotency-repository.ts';
import { deleteEndedWindows } from '../core/http/rate-limit-repository.ts';
import { defineJob, HOUR_MS } from '../core/jobs/job.ts';
import { deleteLiveEventsBefore } from '../core/live/live-event-repository.ts';
import { deleteFinishedMails } from '../core/mail/mail-repository.ts';
import {
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteUnusedNetworks,
  deleteUnverifiedUsers,
} from '../accounts/clean-up.ts';
import { deleteOldEnquiries } from '../enquiries/receive-enquiry.ts';
import { deleteEndedHolds } from '../invoices/index.ts';
import { deleteOldPresences } from '../staff/presence-repository.ts';

const LIVE_EVENT_KEPT_MS = HOUR_MS;
const MAIL_KEPT_MS = 30 * 24 * HOUR_MS;

type Step = (database: Database, now: Date) => Promise<void>;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** What is deleted once it is expired. */
const STEPS: Readonly<Record<string, Step>> = {
  sessions: deleteExpiredSessions,
  links: deleteExpiredLinks,
  networks: deleteUnusedNetworks,
  unverified: deleteUnverifiedUsers,
  enquiries: deleteOldEnquiries,
  holds: (database, now) => deleteEndedHolds(database, sydneyDateOf(now)),
  presences: deleteOldPresences,
  idempotency: (database, now) => deleteKeysBefore(database, before(now, IDEMPOTENCY_LIFETIME_MS)),
  limits: deleteEndedWindows,
  live: (database, now) => deleteLiveEventsBefore(database, before(now, LIVE_EVENT_KEPT_MS)),
  mails: (database, now) => deleteFinishedMails(database, before(now, MAIL_KEPT_MS)),
};

/** Deletes expired data. Each kind is a job, so that one that fails holds no other up. */
export const cleanUpJob = defineJob({
  name: 'clean-up',
  restMs: HOUR_MS,
  listDue: async () => Object.keys(STEPS),
  runOutsideTransaction: async ({ database, now }, step) => STEPS[step]?.(database, now),
});
