import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../core/dependencies.ts';
import { removeOrphansJob } from '../core/files/remove-orphans-job.ts';
import { SECOND_MS } from '../core/jobs/job.ts';
import { createLoop, type Loop } from '../core/jobs/loop.ts';
import { deliverDueMails } from '../core/mail/deliver.ts';
import type { MailTransport } from '../core/mail/transport.ts';
import { sendPushJob } from '../core/push/send-push-job.ts';
import { renderPdf } from '../core/pdf/render-pdf.ts';
import { remindOfVisitsJob } from '../appointments/index.ts';
import { extendSeriesJob } from '../series/extend-series-job.ts';
import { paymentReminderJobs } from '../invoices/index.ts';
import { unreadEmailJobs } from '../messages/index.ts';
import { closeLeaversJob } from '../people/close-leavers-job.ts';
import { expireOffersJob, sendOffersJob } from '../quotes/index.ts';
import { cleanUpJob } from './clean-up-job.ts';

/** The work that the service does without a call, apart from the delivery of mail. */
export const JOBS = [
  sendPushJob,
  sendOffersJob,
  expireOffersJob,
  remindOfVisitsJob,
  extendSeriesJob,
  closeLeaversJob,
  ...paymentReminderJobs,
  ...unreadEmailJobs,
  removeOrphansJob,
  cleanUpJob,
] as const;

interface DeliveryDependencies extends Pick<Dependencies, 'database' | 'secrets' | 'now'> {
  readonly transport: MailTransport;
}

/** Delivers the mails of the outbox, which keeps their attempts itself. */
export function createMailDelivery(
  { database, secrets, now, transport }: DeliveryDependencies,
  log: FastifyBaseLogger,
): Loop {
  const onFailure = (failure: object) => log.warn(failure, 'a mail was not taken');
  return createLoop({
    restMs: SECOND_MS,
    round: () => deliverDueMails({ database, transport, renderPdf, secrets, now, onFailure }),
    onError: (err) => log.error({ err }, 'the delivery of mail failed'),
  });
}
