import type { invoiceFromAppointmentsRequest } from '@cleaning/contract';
import { quantityOfMinutes, sydneyTimeOf } from '@cleaning/ndis';
import { formatPlainDate, SERVICES } from '@cleaning/pricing';
import type { z } from 'zod';
import type { readAppointment } from '../appointments/change.ts';
import type { LineRequest } from './line.ts';

/** An appointment as its module keeps it. */
export type Visit = Awaited<ReturnType<typeof readAppointment>>['row'];

type Terms = Pick<
  z.output<typeof invoiceFromAppointmentsRequest>,
  'hourly_rate_cents' | 'support_item_number' | 'region' | 'mmm'
>;

/** House cleaning: what a participant gets unless staff say otherwise. */
const HOUSE_CLEANING = '01_020_0120_1_1';
const MINUTE_MS = 60_000;

/** A visit that a participant cancelled too late for it to be free. */
export const isLateCancellation = (visit: Visit): boolean =>
  visit.serviceId === 'ndis' && visit.status === 'cancelled' && visit.isLateCancellation;

/** When the visit began and ended: as it was noted, or else as it was planned. */
function timesOf(visit: Visit): { from: Date; to: Date } {
  const { actualStartedAt, actualEndedAt, startsAt, endsAt } = visit;
  if (actualStartedAt !== null && actualEndedAt !== null) {
    return { from: actualStartedAt, to: actualEndedAt };
  }
  if (startsAt === null || endsAt === null) throw new Error('A visit has no time.');
  return { from: startsAt, to: endsAt };
}

export const startOf = (visit: Visit): Date => timesOf(visit).from;

/** A line over the hours of a visit, at the agreed rate. */
export function lineOfVisit(visit: Visit, terms: Terms): LineRequest {
  const { from, to } = timesOf(visit);
  const minutes = Math.max(1, Math.round((to.getTime() - from.getTime()) / MINUTE_MS));
  const { date } = sydneyTimeOf(from);
  const line = {
    description: `${SERVICES[visit.serviceId].name}, ${formatPlainDate(date, 'medium')}`,
    quantity: quantityOfMinutes(minutes) / 100,
    unit: 'H',
    unit_price_cents: terms.hourly_rate_cents,
    service_date_from: date,
    start_time: clockTimeOf(from),
    end_time: clockTimeOf(to),
  } as const;
  if (visit.serviceId !== 'ndis') return line;
  const support = {
    ...line,
    support_item_number: terms.support_item_number ?? HOUSE_CLEANING,
    region: terms.region,
    mmm: terms.mmm,
  };
  if (!isLateCancellation(visit)) return support;
  return {
    ...support,
    claim_type: 'CANC',
    cancellation_notice_at: visit.cancellationNoticeAt?.toISOString() ?? null,
  };
}

/** HH:MM in Sydney. */
const clockTimeOf = (instant: Date): string => sydneyTimeOf(instant).time.slice(0, 5);
