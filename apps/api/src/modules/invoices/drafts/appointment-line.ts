import type { invoiceFromAppointmentsRequest } from '@cleaning/contract';
import { quantityOfMinutes, sydneyTimeOf } from '@cleaning/ndis';
import { formatPlainDate, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { readAppointment } from '../../appointments/index.ts';
import type { LineRequest } from './line.ts';

/** An appointment as the appointments module returns it. */
export type BilledAppointment = Awaited<ReturnType<typeof readAppointment>>['row'];

type Terms = Pick<
  z.output<typeof invoiceFromAppointmentsRequest>,
  'hourly_rate_cents' | 'support_item_number' | 'region' | 'mmm'
> & {
  /**
   * The maximum fee that the client agreed to for an appointment that they cancelled too late or
   * missed.
   */
  readonly cancellationFeeCents: number | null;
};

/** House cleaning: the support item of a participant unless staff choose another. */
export const HOUSE_CLEANING = '01_020_0120_1_1';
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/**
 * Whether a participant cancelled an appointment too late to be free of charge, or was not there.
 */
export const isBilledAsCancellation = (
  appointment: Pick<BilledAppointment, 'serviceId' | 'status' | 'isLateCancellation'>,
): boolean =>
  appointment.serviceId === 'ndis' &&
  (appointment.status === 'no_access' ||
    (appointment.status === 'cancelled' && appointment.isLateCancellation));

type Timed = Pick<BilledAppointment, 'actualStartedAt' | 'actualEndedAt' | 'startsAt' | 'endsAt'>;

/** The start and end of the appointment: the recorded ones, or else the planned ones. */
function timesOf(appointment: Timed): { from: Date; to: Date } {
  const { actualStartedAt, actualEndedAt, startsAt, endsAt } = appointment;
  if (actualStartedAt !== null && actualEndedAt !== null) {
    return { from: actualStartedAt, to: actualEndedAt };
  }
  if (startsAt === null || endsAt === null) throw new Error('A visit has no time.');
  return { from: startsAt, to: endsAt };
}

export const startOf = (appointment: Timed): Date => timesOf(appointment).from;

/** The billed time of an appointment, in whole clock minutes as its line states it. */
export function billedTimeOf(appointment: Timed): { from: Date; to: Date; minutes: number } {
  const { from, to } = timesOf(appointment);
  return { from, to, minutes: Math.max(1, minuteOf(to) - minuteOf(from)) };
}

/**
 * An invoice line for the minutes of an appointment at the agreed rate, or for the agreed fee if it
 * was cancelled.
 */
export function lineOfAppointment(appointment: BilledAppointment, terms: Terms): LineRequest {
  const { from, to, minutes } = billedTimeOf(appointment);
  const { date } = sydneyTimeOf(from);
  const line = {
    description: `${SERVICES[appointment.serviceId].name}, ${formatPlainDate(date, 'medium')}`,
    quantity: quantityOfMinutes(minutes) / 100,
    unit: 'H',
    unit_price_cents: terms.hourly_rate_cents,
    service_date_from: date,
    start_time: clockTimeOf(from),
    end_time: clockTimeOf(to),
  } as const;
  if (appointment.serviceId !== 'ndis') return line;
  const support = {
    ...line,
    support_item_number: terms.support_item_number ?? HOUSE_CLEANING,
    region: terms.region,
    mmm: terms.mmm,
  };
  if (!isBilledAsCancellation(appointment)) return support;
  // A client who was not at home gave no notice, so the start counts as the time of notice.
  const noticeAt =
    appointment.status === 'no_access' ? appointment.startsAt : appointment.cancellationNoticeAt;
  return {
    ...support,
    unit_price_cents: cancellationRate(minutes, terms),
    claim_type: 'CANC',
    cancellation_notice_at: noticeAt?.toISOString() ?? null,
  };
}

/**
 * The hourly rate at which the planned minutes come to the agreed fee, but never more than the fee
 * or the agreed rate. A claim is hours times a rate, so it may be some cents below the fee.
 */
function cancellationRate(
  minutes: number,
  { hourly_rate_cents: rate, cancellationFeeCents: fee }: Terms,
): number {
  return fee === null ? rate : Math.min(rate, rateOfFee(fee, minutes));
}

/** The highest hourly rate at which some minutes cost no more than a fee. */
export const rateOfFee = (feeCents: number, minutes: number): number =>
  Math.floor((feeCents * MINUTES_AN_HOUR) / minutes);

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / MINUTE_MS);

/** HH:MM in Sydney. */
const clockTimeOf = (instant: Date): string => sydneyTimeOf(instant).time.slice(0, 5);
