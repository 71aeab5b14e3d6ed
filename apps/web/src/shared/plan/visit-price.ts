import type { HourlyRates } from '@cleaning/contract';
import { amountForMinutes } from '@cleaning/ndis';
import { type ServiceId, formatAud } from '@cleaning/pricing';

/** The hourly rate of a service in cents; null if unknown. */
export const rateOf = (rates: HourlyRates | undefined, serviceId: ServiceId): number | null =>
  (serviceId === 'ndis' ? rates?.ndis_cents : rates?.private_cents) ?? null;

export const dollars = (cents: number): string => formatAud(cents, { decimals: 'always' });

/** The rate in words: "$60.10 an hour. Two hours come to $120.20." */
export const describeRate = (rateCents: number): string =>
  `${dollars(rateCents)} an hour. Two hours come to ${dollars(amountForMinutes(120, rateCents))}.`;

/** The price of a visit: "2.5 h × $60.10 = $150.25". */
export function describeVisitPrice(minutes: number, rateCents: number): string {
  const hours = (minutes / 60).toLocaleString('en-AU', { maximumFractionDigits: 2 });
  return `${hours} h × ${dollars(rateCents)} = ${dollars(amountForMinutes(minutes, rateCents))}`;
}

/** The minutes between two clock times; null if they are incomplete or in the wrong order. */
export function minutesOfTimes(from: string, to: string): number | null {
  const clock = /^\d{2}:\d{2}$/u;
  if (!clock.test(from) || !clock.test(to) || to <= from) return null;
  return minutesOf(to) - minutesOf(from);
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
