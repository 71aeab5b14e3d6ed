import type { AppointmentSeries } from '@cleaning/contract/series';
import { describeRecurrence } from '@cleaning/contract/series/rules';
import { formatClockTime, formatPlainDate } from '@cleaning/pricing';
import type { EmailTemplate } from '../core/mail/render-email.ts';
import type { NamedAppointment } from '../appointments/appointment-repository.ts';

/** The events that send an email about a series. */
export type SeriesOccasion = 'started' | 'changed' | 'paused' | 'lengthened' | 'resumed' | 'ended';

/** The content of the email: the series as it is now, and the new, moved and cancelled visits. */
export interface SeriesNews {
  readonly series: AppointmentSeries;
  readonly booked: readonly NamedAppointment[];
  readonly cancelled: readonly NamedAppointment[];
}

/** One email to the client about all effects of a command. */
export function seriesEmailToClient(
  occasion: SeriesOccasion,
  { series, booked, cancelled }: SeriesNews,
): EmailTemplate {
  const when = describeWhen(series);
  const off = [
    ...datesOf(
      cancelled.filter(({ row }) => !row.isLateCancellation),
      'These visits are cancelled, free of charge:',
    ),
    ...datesOf(
      cancelled.filter(({ row }) => row.isLateCancellation),
      'These visits are cancelled after their free time ended, so a fee may apply. We will tell you before we charge anything:',
    ),
  ];
  switch (occasion) {
    case 'started':
      return {
        subject: 'Your regular visits are booked',
        paragraphs: [
          `Your visits are booked ${when}. ${series.staff_member.first_name} will come.`,
          ...datesOf(booked, 'The first visits are:'),
          ...holidaysOf(series),
          'We book twelve weeks ahead, and remind you the day before each visit. You can skip a visit, or pause them all, on the page below.',
          ...describeFiles(booked, cancelled),
        ],
      };
    case 'changed':
      return {
        subject: 'Your regular visits have changed',
        paragraphs: [
          `Your visits now take place ${when}. ${series.staff_member.first_name} will come. You can read why on the page below.`,
          ...datesOf(booked, 'These visits are new or have a new time:'),
          ...off,
          'Visits whose time was changed on its own keep their time.',
          ...describeFiles(booked, cancelled),
        ],
      };
    case 'paused':
      return {
        subject: 'Your regular visits are paused',
        paragraphs: [
          `Your visits ${when} are paused from ${dateOf(series.paused_from)}${describeResumption(series)}.`,
          ...off,
          ...describeFiles(booked, cancelled),
        ],
      };
    case 'lengthened':
      return {
        subject: 'Your regular visits are paused for longer',
        paragraphs: [
          `The pause of your visits ${when} is longer now: it is from ${dateOf(series.paused_from)}${describeResumption(series)}.`,
          ...off,
          ...describeFiles(booked, cancelled),
        ],
      };
    case 'resumed':
      return {
        subject: 'Your regular visits start again',
        paragraphs: [
          `Your visits ${when} start again${describeFirstDay(series)}. ${series.staff_member.first_name} will come.`,
          ...datesOf(booked, 'These visits are booked again:'),
          ...describeFiles(booked, cancelled),
        ],
      };
    case 'ended':
      return {
        subject: 'Your regular visits come to an end',
        paragraphs: [
          `There are no more visits ${when} after ${dateOf(series.last_date)}. You can read why on the page below.`,
          ...off,
          'Visits until then stay booked.',
          ...describeFiles(booked, cancelled),
        ],
      };
    default:
      return occasion satisfies never;
  }
}

/** The email to the company when a client paused or resumed a series; null otherwise. */
export function seriesEmailToCompany(
  occasion: SeriesOccasion,
  { series }: SeriesNews,
): EmailTemplate | null {
  if (occasion !== 'paused' && occasion !== 'lengthened' && occasion !== 'resumed') return null;
  return {
    subject: TO_COMPANY[occasion],
    paragraphs: [
      `The visits ${describeWhen(series)} with ${series.staff_member.first_name} ${
        occasion === 'resumed'
          ? `start again${describeFirstDay(series)}`
          : `are paused from ${dateOf(series.paused_from)}${describeResumption(series)}`
      }. The client did so in the portal.`,
    ],
  };
}

const TO_COMPANY = {
  paused: 'A client paused their visits',
  lengthened: 'A client paused their visits for longer',
  resumed: 'A client started their visits again',
} as const;

const describeWhen = (series: AppointmentSeries): string =>
  `${describeRecurrence(series)}, ${formatClockTime(series.start_time)} to ${formatClockTime(series.end_time)}`;

const describeResumption = ({ resumes_on: resumesOn }: AppointmentSeries): string =>
  resumesOn === null
    ? ' until you or we start them again'
    : `. They start again${describeFirstDay({ resumes_on: resumesOn })}`;

/** Empty for a pause that was taken back before it began. */
const describeFirstDay = ({
  resumes_on: resumesOn,
}: Pick<AppointmentSeries, 'resumes_on'>): string =>
  resumesOn === null ? '' : ` on or after ${dateOf(resumesOn)}`;

const dateOf = (date: string | null): string =>
  date === null ? '' : formatPlainDate(date, 'long');

const datesOf = (visits: readonly NamedAppointment[], heading: string): string[] =>
  visits.length === 0
    ? []
    : [[heading, ...visits.map(({ row }) => dateOf(row.appointmentDate))].join('\n')];

function holidaysOf({ occurrences }: AppointmentSeries): string[] {
  const days = occurrences.filter(({ state }) => state === 'public_holiday');
  if (days.length === 0) return [];
  return [
    [
      'We leave out public holidays:',
      ...days.map(({ date, holiday }) => `${dateOf(date)}, ${holiday ?? ''}`),
    ].join('\n'),
  ];
}

function describeFiles(
  booked: readonly NamedAppointment[],
  cancelled: readonly NamedAppointment[],
): string[] {
  const hasTime = [...booked, ...cancelled].some(({ row }) => row.startsAt !== null);
  return hasTime ? ['To bring your calendar up to date, open what is attached.'] : [];
}
