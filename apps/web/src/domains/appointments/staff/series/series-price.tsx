import { plural } from '@cleaning/contract/rules';
import type { HourlyRates } from '@cleaning/contract/invoices';
import { formatMoney, isServiceId } from '@cleaning/pricing';

import {
  describeVisitPrice,
  minutesOfTimes,
  findRate,
  visitCents,
} from '../../price/visit-price.ts';

export interface SeriesPriceProps {
  readonly values: {
    readonly service_id?: string | undefined;
    readonly start_time?: string | undefined;
    readonly end_time?: string | undefined;
  };
  /** How many visits would be booked now. */
  readonly count: number;
  readonly rates: HourlyRates | undefined;
}

/**
 * The price of a visit as typed, and of all visits that would be booked now. Renders nothing
 * without a rate.
 */
export function SeriesPrice({ values, count, rates }: SeriesPriceProps) {
  const { service_id: service = '', start_time: from = '', end_time: to = '' } = values;
  const rate = isServiceId(service) ? findRate(rates, service) : null;
  const minutes = minutesOfTimes(from, to);
  if (rate === null || minutes === null || count === 0) return null;
  return (
    <p aria-live="polite">
      <b>{`${plural(count, 'visit')}, ${formatMoney(count * visitCents(minutes, rate))}. `}</b>
      {`Each ${describeVisitPrice(minutes, rate)}.`}
    </p>
  );
}
