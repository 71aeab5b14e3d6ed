import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { cleanUpFiles } from '../platform/files/cleanup.ts';
import { deliverDueMails } from '../platform/mail/deliver.ts';
import type { MailTransport } from '../platform/mail/transport.ts';
import { extendSeries, remindOfTomorrow } from '../modules/appointments/index.ts';
import { sendReminders } from '../modules/invoices/index.ts';
import { mailAboutUnread } from '../modules/messages/index.ts';
import { renderPdf } from '../platform/pdf/render-pdf.ts';
import { expireOffers, sendDueOffers } from '../modules/quotes/index.ts';
import { deleteOldPresences } from '../modules/staff/presence-repository.ts';
import { createLoop, type Loop } from './loop.ts';
import { cleanUp } from './clean-up.ts';

interface WorkDependencies extends Pick<
  Dependencies,
  'database' | 'fileStore' | 'outbox' | 'publicUrl' | 'secrets' | 'now'
> {
  readonly transport: MailTransport;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The work that the service does without a call, such as sending mail. Several processes may run it
 * at once.
 */
export function createScheduledWork(
  { database, fileStore, outbox, publicUrl, secrets, transport, now }: WorkDependencies,
  log: FastifyBaseLogger,
): Loop[] {
  const every = (restMs: number, name: string, round: () => Promise<void>) =>
    createLoop({ restMs, round, onError: (err) => log.error({ err }, `${name} failed`) });
  const onFailure = (failure: object) => log.warn(failure, 'a mail was not taken');
  const deliver = () =>
    deliverDueMails({ database, transport, renderPdf, secrets, now, onFailure });
  const mails = { outbox, publicUrl };
  return [
    every(SECOND_MS, 'mail', deliver),
    every(30 * SECOND_MS, 'mail about unread messages', () =>
      mailAboutUnread(database, now(), mails),
    ),
    every(SECOND_MS, 'sending of quotes', () => sendDueOffers({ database, ...mails }, now())),
    every(MINUTE_MS, 'expiry of quotes', () => expireOffers({ database, ...mails }, now())),
    every(MINUTE_MS, 'reminders', () => remindOfTomorrow(database, now(), mails)),
    every(10 * MINUTE_MS, 'visits of series', () => extendSeries(database, now())),
    every(MINUTE_MS, 'reminders of payments', () =>
      sendReminders(database, now(), { ...mails, secrets }),
    ),
    every(HOUR_MS, 'clean-up', () => cleanUp(database, now())),
    every(HOUR_MS, 'clean-up of presences', () => deleteOldPresences(database, now())),
    every(HOUR_MS, 'cleanup of files', () => cleanUpFiles({ database, fileStore }, now())),
  ];
}
