import { roundHalfUp } from '@cleaning/pricing';

/**
 * The steps in which a company can count hours, in hundredths of an hour: two decimals, 6 minutes
 * or 15 minutes. Each is a whole number of hundredths, so a line stores its hours exactly.
 */
export const BILLING_STEPS = [1, 10, 25] as const;

export type BillingStep = (typeof BILLING_STEPS)[number];

/** How the minutes of a client's work become hours. */
export interface HourCount {
  readonly step: BillingStep;
  /** A claim never has more time than was worked, so its hours are only rounded down. */
  readonly isNdis: boolean;
}

const HUNDREDTHS = 100;
const MINUTES_AN_HOUR = 60;

/**
 * The hours that are billed for some minutes, in hundredths: private work to the nearest step,
 * where half a step rounds up, and NDIS work down to the last whole step. This is the only rounding
 * of time. It comes before any price, so that hours times rate is the amount everywhere.
 *
 * @param minutes whole minutes.
 * @example billedHours(157, { step: 1, isNdis: false }) // 262: 2 h 37 min are 2.62 h
 */
export function billedHours(minutes: number, { step, isNdis }: HourCount): number {
  const divisor = MINUTES_AN_HOUR * step;
  const dividend = minutes * HUNDREDTHS;
  const nearest = roundHalfUp(dividend, divisor);
  const isUp = nearest * divisor > dividend;
  return (isNdis && isUp ? nearest - 1 : nearest) * step;
}

/** Converts hundredths of an hour to the nearest whole minute: 67 becomes 40. */
export function minutesOfQuantity(quantityHundredths: number): number {
  return Math.round((quantityHundredths * MINUTES_AN_HOUR) / HUNDREDTHS);
}
