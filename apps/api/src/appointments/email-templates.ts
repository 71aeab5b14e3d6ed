import { company } from '@cleaning/company';
import type { Appointment, AppointmentEvent } from '@cleaning/contract/appointments';
import { formatInstant, formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { EmailTemplate } from '../core/mail/render-email.ts';

/** The events that send an email about an appointment. */
export type EmailOccasion =
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'edited'
  | 'declined'
  | 'cancelled'
  | 'no_access'
  | 'no_access_taken_back'
  | 'running_late'
  | 'late_with_message'
  | 'reschedule_requested'
  | 'reschedule_declined'
  | 'tomorrow'
  | 'fee_decided';

/** The email to the client, or null when the client gets none. */
export function appointmentEmailToClient(
  occasion: EmailOccasion,
  appointment: Appointment,
): EmailTemplate | null {
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
          ...describeReason(appointment),
          ...describeFreeUntil(appointment),
          'To change it in your calendar, open the attached file.',
        ],
      };
    case 'edited':
      return {
        subject: `Your visit ${reference} has changed`,
        paragraphs: [
          `The service or the address of your visit ${reference} has changed. The time stays: ${when}.`,
          'You can see it on the page below. Call us if it is not right.',
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
    case 'no_access_taken_back':
      return describeTakenBack(appointment);
    case 'running_late':
    case 'late_with_message':
      return {
        subject: `We are running late for your visit ${reference}`,
        paragraphs: [
          `We are sorry. We are running late for your visit ${reference}.${describeExpected(appointment)}`,
          ...(occasion === 'late_with_message'
            ? ['We have written to you about it. Log in to read the message and to answer it.']
            : []),
          `Call us on ${company.phoneDisplay} if that does not suit you.`,
        ],
      };
    case 'reschedule_declined':
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
    case 'fee_decided':
      return describeFee(appointment);
    case 'reschedule_requested':
      return null;
    default:
      return occasion satisfies never;
  }
}

const FEE_DECISIONS: ReadonlySet<AppointmentEvent['command']> = new Set([
  'charge_fee',
  'waive_fee',
]);

/** What happened after all at a visit of which the client was told that nobody could get in. */
function describeTakenBack(appointment: Appointment): EmailTemplate {
  const { reference, status, events } = appointment;
  const decision = events.findLast(({ command }) => FEE_DECISIONS.has(command));
  const hadFee = decision?.command === 'charge_fee';
  const noFee = hadFee ? ['You do not pay the fee that we told you about.'] : [];
  const ignore = `Please ignore our earlier email that we could not get in to your visit ${reference}.`;
  if (status === 'in_progress') {
    return {
      subject: `We are at your visit ${reference} now`,
      paragraphs: [`${ignore} It is sorted, and we are with you now.`, ...noFee],
    };
  }
  return status === 'completed'
    ? {
        subject: `Your visit ${reference} was done`,
        paragraphs: [`${ignore} It was a mistake: the visit was done.`, ...noFee],
      }
    : {
        subject: `Your visit ${reference} stays as planned`,
        paragraphs: [
          `${ignore} It was a mistake. The visit stays as planned: ${describeTime(appointment)}.${describeWho(appointment)}`,
          ...noFee,
        ],
      };
}

/** What staff decided about the late fee; not why, which is for staff. */
function describeFee({ reference, status, fee }: Appointment): EmailTemplate {
  const happened =
    status === 'no_access'
      ? `We came for your visit ${reference} and could not get in`
      : `Your visit ${reference} was cancelled after its free time ended`;
  const cents = fee?.charged_cents ?? null;
  if (cents === null) {
    return {
      subject: `No fee for your visit ${reference}`,
      paragraphs: [`${happened}. We charge no fee for it.`],
    };
  }
  return {
    subject: `A fee for your visit ${reference}`,
    paragraphs: [
      `${happened}, so we charge a fee of ${formatMoney(cents)}.`,
      'It will be on your next invoice, and you pay nothing before that.',
      `Call us on ${company.phoneDisplay} if you think this is not right.`,
    ],
  };
}

/** The email to the company, or null when the company gets none. */
export function appointmentEmailToCompany(
  occasion: EmailOccasion,
  appointment: Appointment,
): EmailTemplate | null {
  const { reference, cancellation } = appointment;
  if (occasion === 'requested') {
    return {
      subject: `New visit request ${reference}`,
      paragraphs: [`Visit request ${reference} is waiting to be confirmed.`],
    };
  }
  if (occasion === 'reschedule_requested') {
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

function describeTime({
  starts_at: startsAt,
  ends_at: endsAt,
  appointment_date: date,
}: Appointment) {
  if (startsAt === null || endsAt === null) return formatPlainDate(date, 'long');
  const day = formatPlainDate(sydneyDateOf(startsAt), 'long');
  return `${day}, ${formatInstant(startsAt, 'time')} to ${formatInstant(endsAt, 'time')}`;
}

const describeWho = ({ staff_member: staff }: Appointment): string =>
  staff === null ? '' : ` ${staff.first_name} will come.`;

const describeExpected = ({ expected_at: expectedAt }: Appointment): string =>
  expectedAt === null ? '' : ` We will be there about ${formatInstant(expectedAt, 'time')}.`;

/**
 * Says that there is a reason, but not which: it stays in the portal, since email is not encrypted.
 */
const describeReason = ({ events }: Appointment): string[] =>
  (events.at(-1)?.reason ?? null) === null ? [] : ['You can read why on the page below.'];

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
