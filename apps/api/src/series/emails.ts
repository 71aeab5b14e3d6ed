import { company } from '@cleaning/company';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { AppointmentSeries } from '@cleaning/contract/series';
import type { Transaction } from '../core/db/client.ts';
import type { FileAttachment } from '../core/mail/attachment.ts';
import { renderEmail } from '../core/mail/render-email.ts';
import { postMail } from '../core/mail/outbox.ts';
import { siteUrl } from '../core/site/site-url.ts';
import { findClientContact } from '../clients/client-directory.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';
import {
  CALENDAR_TYPE,
  isPlanned,
  writeCalendar,
  type CalendarMethod,
} from '../appointments/calendar/calendar-file.ts';
import { listByIds } from '../appointments/occurrence-repository.ts';
import {
  seriesEmailToClient,
  seriesEmailToCompany,
  type SeriesOccasion,
} from './email-templates.ts';

export type { SeriesOccasion } from './email-templates.ts';

interface News {
  readonly series: AppointmentSeries;
  /** The ids of visits that are new or have a new time, and of those that are cancelled. */
  readonly booked: readonly string[];
  readonly cancelled: readonly string[];
  /** Who gave the command; staff by default. */
  readonly by?: 'client' | 'staff';
  readonly now: Date;
}

/**
 * Writes one email to the client about all effects of a command, with calendar files, and one to the
 * company about a command of the client. It has no address, like other email about visits.
 */
export async function postSeriesEmails(
  transaction: Transaction,
  occasion: SeriesOccasion,
  { series, booked, cancelled, by = 'staff', now }: News,
): Promise<void> {
  const news = {
    series,
    booked: await listByIds(transaction, booked),
    cancelled: await listByIds(transaction, cancelled),
  };
  const client = await findClientContact(transaction, series.client_id);
  if (client !== null) {
    const mail = renderEmail({
      recipient: client.email,
      firstName: client.firstName,
      ...seriesEmailToClient(occasion, news),
      action: { label: 'View my visits', url: siteUrl(SITE_PATHS.clientAppointments) },
    });
    const attachments = [
      ...calendarFile(news.booked, 'PUBLISH'),
      ...calendarFile(news.cancelled, 'CANCEL'),
    ];
    await postMail(transaction, { ...mail, attachments }, now);
  }
  const toCompany = by === 'client' ? seriesEmailToCompany(occasion, news) : null;
  if (toCompany === null) return;
  const mail = renderEmail({
    recipient: company.email.support,
    firstName: 'team',
    ...toCompany,
    action: {
      label: 'Open the staff portal',
      url: siteUrl(SITE_PATHS.staffPortal),
    },
  });
  await postMail(transaction, mail, now);
}

const FILE_NAMES: Readonly<Record<CalendarMethod, string>> = {
  PUBLISH: 'visits.ics',
  CANCEL: 'cancelled-visits.ics',
};

function calendarFile(
  visits: readonly NamedAppointment[],
  method: CalendarMethod,
): FileAttachment[] {
  const planned = visits.filter((visit) => isPlanned(visit));
  if (planned.length === 0) return [];
  const text = writeCalendar(planned, { name: null, hasAddress: false, method });
  return [
    {
      fileName: FILE_NAMES[method],
      mediaType: `${CALENDAR_TYPE}; method=${method}`,
      content: Buffer.from(text),
    },
  ];
}
