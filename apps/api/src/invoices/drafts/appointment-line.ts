import { plural } from '@cleaning/contract/rules';
import { lateFeeName } from '@cleaning/contract/appointments/rules';
import type { invoiceFromAppointmentsRequest } from '@cleaning/contract/invoices';
import { billedHours, clockMinutesBetween, sydneyTimeOf, type BillingStep } from '@cleaning/ndis';
import { formatPlainDate, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import { refuseField, type ApiError } from '../../core/http/api-error.ts';
import type { readAppointment } from '../../appointments/index.ts';
import { HOUSE_CLEANING } from '../../ndis/rates/plan-visit.ts';
import type { LineRequest } from './line.ts';

/** An appointment as it is stored, with its late fee if that is charged. */
export type BilledAppointment = Awaited<ReturnType<typeof readAppointment>>['row'] & {
  readonly feeCents: number | null;
};

type Request = z.output<typeof invoiceFromAppointmentsRequest>;

type Terms = Pick<Request, 'support_item_number' | 'region' | 'mmm'> & {
  readonly hourlyRateCents: number;
  /**
   * The maximum fee that the client agreed to for an appointment that they cancelled too late or
   * missed.
   */
  readonly cancellationFeeCents: number | null;
  readonly billingStep: BillingStep;
};

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

/** The billed time of an appointment, as its line states it. */
interface BilledTime {
  readonly from: Date;
  readonly to: Date;
  /** Whole minutes of the clock, without its seconds. */
  readonly minutes: number;
  /** These minutes in hundredths of an hour, rounded once to the company's step. */
  readonly hoursHundredths: number;
}

export function billedTimeOf(
  appointment: Timed & Pick<BilledAppointment, 'serviceId'>,
  step: BillingStep,
): BilledTime {
  const { from, to } = timesOf(appointment);
  const minutes = Math.max(1, clockMinutesBetween(from, to));
  const isNdis = appointment.serviceId === 'ndis';
  return { from, to, minutes, hoursHundredths: billedHours(minutes, { step, isNdis }) };
}

/**
 * An invoice line for the hours of an appointment at the agreed rate, or for the agreed fee if it
 * was cancelled.
 *
 * @throws ApiError `validation_failed` for an appointment that is too short to be billed by hours.
 */
export function lineOfAppointment(appointment: BilledAppointment, terms: Terms): LineRequest {
  const { from, to, minutes, hoursHundredths } = billedTimeOf(appointment, terms.billingStep);
  if (hoursHundredths === 0) throw tooShort(appointment, minutes);
  const { date } = sydneyTimeOf(from);
  const line = {
    description: `${SERVICES[appointment.serviceId].name}, ${formatPlainDate(date, 'medium')}`,
    quantity: hoursHundredths / 100,
    unit: 'H',
    unit_price_cents: terms.hourlyRateCents,
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
    unit_price_cents: cancellationRate(hoursHundredths, terms),
    claim_type: 'CANC',
    cancellation_notice_at: noticeAt?.toISOString() ?? null,
  };
}

/**
 * The line of a charged late fee: "Late cancellation fee, general cleaning, Tuesday 24 November
 * 2026". Its GST is that of the service, as for every private line.
 */
export function lineOfFee(appointment: BilledAppointment, feeCents: number): LineRequest {
  const { date } = sydneyTimeOf(startOf(appointment));
  const { name } = SERVICES[appointment.serviceId];
  const service = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return {
    description: `${lateFeeName(appointment.status)}, ${service}, ${formatPlainDate(date, 'long')}`,
    quantity: 1,
    unit_price_cents: feeCents,
    service_date_from: date,
  };
}

/**
 * The hourly rate at which the planned hours come to the agreed fee, but never more than the fee or
 * the agreed rate. A line is hours times a rate, so it may be some cents below the fee.
 */
function cancellationRate(
  hoursHundredths: number,
  { hourlyRateCents: rate, cancellationFeeCents: fee }: Terms,
): number {
  return fee === null ? rate : Math.min(rate, rateOfFee(fee, hoursHundredths));
}

/** The highest hourly rate at which some hours cost no more than a fee. */
export const rateOfFee = (feeCents: number, hoursHundredths: number): number =>
  Math.floor((feeCents * 100) / hoursHundredths);

const tooShort = ({ reference }: BilledAppointment, minutes: number): ApiError =>
  refuseField(
    'appointment_ids',
    `${reference} took ${plural(minutes, 'minute')}, too short for the step in which we count hours, so it comes to nothing. Leave it out, correct its times, or add a line with the hours by hand.`,
  );

/** HH:MM in Sydney. */
const clockTimeOf = (instant: Date): string => sydneyTimeOf(instant).time.slice(0, 5);
