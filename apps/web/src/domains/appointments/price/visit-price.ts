import type { HourlyRates } from '@cleaning/contract/invoices';
import {
  billedHours,
  formatQuantity,
  type HourCount,
  isClockTime,
  lineAmount,
} from '@cleaning/ndis';
import { formatMoney, type ServiceId } from '@cleaning/pricing';
import { toMinutes } from '#kit/lib/clock-time.ts';

/** The hourly rate of a service, and how its hours are counted. */
export interface VisitRate extends HourCount {
  readonly cents: number;
}

/** The rate of a service; null if unknown. */
export function findRate(rates: HourlyRates | undefined, serviceId: ServiceId): VisitRate | null {
  const isNdis = serviceId === 'ndis';
  const cents = (isNdis ? rates?.ndis_cents : rates?.private_cents) ?? null;
  return rates === undefined || cents === null
    ? null
    : { cents, step: rates.billing_step_hundredths, isNdis };
}

/** The price of a visit as its invoice will have it, in cents: hours times rate. */
export const visitCents = (minutes: number, rate: VisitRate): number =>
  lineAmount(billedHours(minutes, rate), rate.cents);

/** The rate in words: "$60.10 an hour. Two hours come to $120.20." */
export const describeRate = (rate: VisitRate): string =>
  `${formatMoney(rate.cents)} an hour. Two hours come to ${formatMoney(visitCents(120, rate))}.`;

/** The hours of a visit and their rate: "2.5 h × $60.10". */
export const describeVisitHours = (minutes: number, rate: VisitRate): string =>
  `${formatQuantity(billedHours(minutes, rate))} h × ${formatMoney(rate.cents)}`;

/** The price of a visit: "2.5 h × $60.10 = $150.25". */
export const describeVisitPrice = (minutes: number, rate: VisitRate): string =>
  `${describeVisitHours(minutes, rate)} = ${formatMoney(visitCents(minutes, rate))}`;

/** The minutes between two clock times; null if they are incomplete or in the wrong order. */
export function minutesOfTimes(from: string, to: string): number | null {
  if (!isClockTime(from) || !isClockTime(to) || to <= from) return null;
  return toMinutes(to) - toMinutes(from);
}
