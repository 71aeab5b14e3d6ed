import type { ClientProfile } from '@cleaning/contract/clients';
import type { AppointmentSeries } from '@cleaning/contract/series';
import { formatMoney } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { minutesOfTimes, rateOf, visitCents } from '../../plan/visit-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Who pays for the visits of a series, and the price of each visit at the last invoiced rate. */
export function MySeriesPrice({ series }: { readonly series: AppointmentSeries }) {
  const api = useApi();
  const isNdis = series.service_id === 'ndis';
  const { data: rates } = useQuery(api.getMyHourlyRates.query());
  const { data: profile } = useQuery({ ...api.getClientProfile.query(), enabled: isNdis });
  const plan = isNdis ? (profile?.plan_management ?? null) : null;
  const rate = rateOf(rates, series.service_id);
  const minutes = minutesOfTimes(series.start_time, series.end_time);
  const known = [
    ...(plan === null ? [] : [PAYERS[plan]]),
    ...(rate === null || minutes === null
      ? []
      : [
          `${formatMoney(visitCents(minutes, rate))} a visit`,
          `at the ${formatMoney(rate.cents)} an hour of your last invoice`,
        ]),
  ];
  return known.length === 0 ? null : <p>{`${known.join(', ')}.`}</p>;
}

const PAYERS: Readonly<Record<NonNullable<ClientProfile['plan_management']>, string>> = {
  plan: 'Your plan manager pays',
  agency: 'The NDIA pays from your plan',
  self: 'You pay from your plan',
};
