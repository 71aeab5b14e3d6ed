import { depositFor, depositPercentFor, percentOf, type TimelineId } from '@cleaning/pricing';
import type { ChosenDeposit, Price } from '../entity.ts';

/**
 * The deposit of a total: what the office chose or, without that, what its timing needs. An amount
 * is never more than the total.
 *
 * @param chosen null for the usual deposit.
 */
export function depositOfTotal(
  totalCents: number,
  timelineId: TimelineId,
  chosen: ChosenDeposit | null,
): Pick<Price, 'deposit_percent' | 'deposit_cents'> {
  if (chosen?.percent !== undefined) {
    const { percent } = chosen;
    return { deposit_percent: percent, deposit_cents: percentOf(totalCents, percent) };
  }
  if (chosen?.cents !== undefined) {
    return { deposit_percent: 0, deposit_cents: Math.min(chosen.cents, totalCents) };
  }
  return {
    deposit_percent: depositPercentFor(timelineId),
    deposit_cents: depositFor(totalCents, timelineId),
  };
}

/** A price with the deposit that the office chose; null for the usual one. */
export function withDeposit(
  price: Price,
  timelineId: TimelineId,
  chosen: ChosenDeposit | null,
): Price {
  const { chosen_deposit: _before, ...rest } = price;
  if (price.total_cents === null) return rest;
  return {
    ...rest,
    ...depositOfTotal(price.total_cents, timelineId, chosen),
    ...(chosen === null ? {} : { chosen_deposit: chosen }),
  };
}
