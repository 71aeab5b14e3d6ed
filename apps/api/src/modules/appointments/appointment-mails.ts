import { company } from '@cleaning/company';
import { SITE_PATHS, type Appointment } from '@cleaning/contract';
import { formatInstant, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Transaction } from '../../platform/db/client.ts';
import type { Mail, Outbox } from '../../platform/mail/outbox.ts';
import { writeMail } from '../../platform/mail/templates/layout.ts';
import { findClientContact, type ClientContact } from '../accounts/client-directory.ts';
import { calendarFileFor } from './mail-calendar.ts';

/** What happened, as far as somebody is written to about it. */
export type MailOccasion =
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'no_access'
  | 'other_time_asked'
  | 'other_time_declined'
  | 'tomorrow';

export interface AppointmentMails {
  /**
   * Tells the client, and the company where it has to act. Mail travels in the open, so it names the
   * visit by its reference and its time, never by its address, and leads to the rest by a link. Where
   * a calendar has to change it brings the file that changes it.
   */
  post(
    transaction: Transaction,
    occasion: MailOccasion,
    appointment: Appointment,
    now: Date,
  ): Promise<void>;
}

export interface MailDependencies {
  readonly outbox: Outbox;
  readonly publicUrl: string;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export function createAppointmentMails({ outbox, publicUrl }: MailDependencies): AppointmentMails {
  return {
    async post(transaction, occasion, appointment, now) {
      const words = wordsForClient(occasion, appointment);
      const client = await findClientContact(transaction, appointment.client_id);
      if (words !== null && client !== null) {
        const mail = mailToClient(words, client, publicUrl);
        const attachments = await calendarFileFor(transaction, occasion, appointment, publicUrl);
        await outbox.post(transaction, { ...mail, attachments }, now);
      }
      const news = newsForCompany(occasion, appointment);
      if (news !== null) await outbox.post(transaction, mailToCompany(news, publicUrl), now);
    },
  };
}

const mailToClient = (words: Words, { email, firstName }: ClientContact, publicUrl: string): Mail =>
  writeMail({
    recipient: email,
    firstName,
    ...words,
    action: { label: 'View my visits', url: `${publicUrl}${SITE_PATHS.clientAppointments}` },
  });

const mailToCompany = (words: Words, publicUrl: string): Mail =>
  writeMail({
    recipient: company.email.support,
    firstName: 'team',
    ...words,
    action: { label: 'Open the staff portal', url: `${publicUrl}${SITE_PATHS.staffPortal}` },
  });

function wordsForClient(occasion: MailOccasion, appointment: Appointment): Words | null {
  const { reference } = appointment;
  const when = describeTime(appointment);
  switch (occasion) {
    case 'requested':
      return {
        subject: `We have your visit request ${reference}`,
        paragraphs: [
          `Thank you. We have your request ${reference} for ${when}.`,
          'We will check who can come and confirm the time. It is not booked until we do.',
        ],
      };
    case 'confirmed':
      return {
        subject: `Your visit ${reference} is confirmed`,
        paragraphs: [
          `Your visit ${reference} is confirmed: ${when}.${describeWho(appointment)}`,
          ...describeFreeUntil(appointment),
          'To add the visit to your calendar, open the attached file.',
        ],
      };
    case 'moved':
      return {
        subject: `Your visit ${reference} has a new time`,
        paragraphs: [
          `Your visit ${reference} has moved. The new time is ${when}.${describeWho(appointment)}`,
          ...describeFreeUntil(appointment),
          'To change it in your calendar, open the attached file.',
        ],
      };
    case 'declined':
      return {
        subject: `We cannot do your visit ${reference}`,
        paragraphs: [
          `We are sorry. We cannot do the visit ${reference} that you asked for. You can read why on the page below.`,
          'You can ask for another day there, or call us.',
        ],
      };
    case 'cancelled':
      return {
        subject: `Your visit ${reference} is cancelled`,
        paragraphs: [
          `Your visit ${reference} is cancelled.`,
          ...describeLateness(appointment),
          ...(appointment.starts_at === null
            ? []
            : ['To remove it from your calendar, open the attached file.']),
        ],
      };
    case 'no_access':
      return {
        subject: `We could not do your visit ${reference}`,
        paragraphs: [
          `We came for your visit ${reference} and could not get in. Call us on ${company.phoneDisplay} to arrange another time.`,
        ],
      };
    case 'other_time_declined':
      return {
        subject: `Your visit ${reference} keeps its time`,
        paragraphs: [
          `We are sorry. We cannot move your visit ${reference}. It stays at ${when}.`,
          'You can read why on the page below, and ask for another time there.',
        ],
      };
    case 'tomorrow':
      return {
        subject: `Your visit ${reference} is tomorrow`,
        paragraphs: [
          `We will see you tomorrow for your visit ${reference}: ${when}.${describeWho(appointment)}`,
        ],
      };
    case 'other_time_asked':
      return null;
    default:
      return occasion satisfies never;
  }
}

function newsForCompany(occasion: MailOccasion, appointment: Appointment): Words | null {
  const { reference, cancellation } = appointment;
  if (occasion === 'requested') {
    return {
      subject: `New visit request ${reference}`,
      paragraphs: [`Visit request ${reference} is waiting to be confirmed.`],
    };
  }
  if (occasion === 'other_time_asked') {
    return {
      subject: `Another time asked for visit ${reference}`,
      paragraphs: [`The client of visit ${reference} asks for another time.`],
    };
  }
  if (occasion === 'cancelled' && cancellation?.by === 'client') {
    return {
      subject: `Visit ${reference} is cancelled`,
      paragraphs: [
        `The client has cancelled visit ${reference}${cancellation.is_late ? ', with short notice' : ''}.`,
      ],
    };
  }
  return null;
}

function describeTime({ starts_at: startsAt, ends_at: endsAt, visit_date: date }: Appointment) {
  if (startsAt === null || endsAt === null) return formatPlainDate(date, 'long');
  const day = formatPlainDate(sydneyDateOf(startsAt), 'long');
  return `${day}, ${formatInstant(startsAt, 'time')} to ${formatInstant(endsAt, 'time')}`;
}

const describeWho = ({ staff_member: staff }: Appointment): string =>
  staff === null ? '' : ` ${staff.first_name} will come.`;

const describeFreeUntil = ({ free_until: freeUntil }: Appointment): string[] =>
  freeUntil === null
    ? []
    : [`You can cancel free of charge until ${formatInstant(freeUntil, 'date-time')}.`];

const describeLateness = ({ cancellation, free_until: freeUntil }: Appointment): string[] =>
  cancellation?.is_late !== true || freeUntil === null
    ? []
    : [
        `Cancelling was free of charge until ${formatInstant(freeUntil, 'date-time')}, so a fee may apply. We will tell you before we charge anything.`,
      ];
