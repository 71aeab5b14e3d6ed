import { billedHours, describeHoursAtRate } from '@cleaning/ndis';
import {
  type EstimateInput,
  formatMoney,
  type ServiceId,
  estimateMinutes,
  isPlanFunded,
} from '@cleaning/pricing';
import { CLEANING_LIMIT } from '#content/ndis-price-limit.ts';
import { visitCents, type VisitRate } from './visit-price.ts';

/**
 * What an NDIS plan pays for a visit. Always said as "about": the hours are an estimate, and the
 * invoice has those that were worked.
 */
export interface PlanPrice {
  /** In hundredths. */
  readonly hours: number;
  readonly rateCents: number;
  readonly cents: number;
  /** The rate is the NDIS price limit, since the client has no rate of their own yet. */
  readonly isAtLimit: boolean;
}

/** The answers that the length of a visit depends on; the service is null until it is chosen. */
export interface PlannedClean extends Pick<EstimateInput, 'rooms' | 'addonIds'> {
  readonly serviceId: ServiceId | null;
}

/** The rate of a participant who has none of their own yet. */
const PRICE_LIMIT_RATE: VisitRate = {
  cents: CLEANING_LIMIT.centsPerHour,
  step: 1,
  isNdis: true,
};

/**
 * What a plan pays for a visit with these answers, at the client's own rate or else at the price
 * limit; null for a service that no plan pays.
 */
export function estimatePlanPrice(
  { serviceId, rooms, addonIds }: PlannedClean,
  ownRate?: VisitRate | null,
): PlanPrice | null {
  if (serviceId === null || !isPlanFunded(serviceId)) return null;
  const rate = ownRate ?? PRICE_LIMIT_RATE;
  const minutes = estimateMinutes({ serviceId, rooms, addonIds });
  return {
    hours: billedHours(minutes, rate),
    rateCents: rate.cents,
    cents: visitCents(minutes, rate),
    isAtLimit: rate === PRICE_LIMIT_RATE,
  };
}

/** The hours and the rate: "2.5 hours × $60.10". */
export const describeHoursAndRate = ({ hours, rateCents }: PlanPrice): string =>
  describeHoursAtRate(hours, rateCents);

/** Where the rate comes from: "$60.10 an hour is the rate of your last invoice." */
export const describePlanRate = ({ rateCents, isAtLimit }: PlanPrice): string =>
  `${formatMoney(rateCents)} an hour is ${isAtLimit ? 'the NDIS price limit' : 'the rate of your last invoice'}.`;
