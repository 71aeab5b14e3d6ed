import type { invoiceFromAppointmentsRequest } from '@cleaning/contract';
import { quantityOfMinutes, sydneyTimeOf } from '@cleaning/ndis';
import { formatPlainDate, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { readAppointment } from '../../appointments/index.ts';
import type { LineRequest } from './line.ts';

/** An appointment as its module keeps it. */
export type BilledAppointment = Awaited<ReturnType<typeof readAppointment>>['row'];

type Terms = Pick<
  z.output<typeof invoiceFromAppointmentsRequest>,
  'hourly_rate_cents' | 'support_item_number' | 'region' | 'mmm'
> & {
  /** The most that the client agreed to pay for an appointment that they cancelled too late or missed. */
  readonly cancellationFeeCents: number | null;
};

/** House cleaning: what a participant gets unless staff say otherwise. */
export const HOUSE_CLEANING = '01_020_0120_1_1';
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** An appointment that a participant cancelled too late for it to be free, or was not there for. */
export const isBilledAsCancellation = (
  appointment: Pick<BilledAppointment, 'serviceId' | 'status' | 'isLateCancellation'>,
): boolean =>
  appointment.serviceId === 'ndis' &&
  (appointment.status === 'no_access' ||
    (appointment.status === 'cancelled' && appointment.isLateCancellation));

type Timed = Pick<BilledAppointment, 'actualStartedAt' | 'actualEndedAt' | 'startsAt' | 'endsAt'>;

/** When the appointment began and ended: as it was noted, or else as it was planned. */
function timesOf(appointment: Timed): { from: Date; to: Date } {
  const { actualStartedAt, actualEndedAt, startsAt, endsAt } = appointment;
  if (actualStartedAt !== null && actualEndedAt !== null) {
    return { from: actualStartedAt, to: actualEndedAt };
  }
  if (startsAt === null || endsAt === null) throw new Error('A visit has no time.');
  return { from: startsAt, to: endsAt };
}

export const startOf = (appointment: Timed): Date => timesOf(appointment).from;

/** The time of an appointment that is billed, by the minutes that the clock showed: what its line says. */
export function billedTimeOf(appointment: Timed): { from: Date; to: Date; minutes: number } {
  const { from, to } = timesOf(appointment);
  return { from, to, minutes: Math.max(1, minuteOf(to) - minuteOf(from)) };
}

/** A line over the minutes of an appointment, at the agreed rate; over the agreed fee where it was cancelled. */
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
  // A client who was not at home gave no notice, so it counts from the start.
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
 * The hourly rate at which the planned minutes come to the agreed fee, and never to more than that or
 * than the agreed rate. A claim is hours times a rate, so a fee that is no such product is some cents less.
 */
function cancellationRate(
  minutes: number,
  { hourly_rate_cents: rate, cancellationFeeCents: fee }: Terms,
): number {
  return fee === null ? rate : Math.min(rate, rateOfFee(fee, minutes));
}

/** The hourly rate at which some minutes come to a fee, or to some cents less. */
export const rateOfFee = (feeCents: number, minutes: number): number =>
  Math.floor((feeCents * MINUTES_AN_HOUR) / minutes);

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / MINUTE_MS);

/** HH:MM in Sydney. */
const clockTimeOf = (instant: Date): string => sydneyTimeOf(instant).time.slice(0, 5);
