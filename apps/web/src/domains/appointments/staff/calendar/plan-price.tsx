import { useQuery } from '@tanstack/react-query';
import type { PlanDraft } from '../../plan/plan-draft.ts';
import { describeVisitPrice, minutesOfTimes, rateOf } from '../../plan/visit-price.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * The price of the selected visit at the chosen times. Renders nothing while its rate is unknown.
 */
export function PlanPrice({ draft: { appointment, from, to } }: { readonly draft: PlanDraft }) {
  const api = useApi();
  const isQuoted = appointment.quote_id !== null;
  const { data: rates } = useQuery({
    ...api.getHourlyRates.query({ client_id: appointment.client_id }),
    enabled: !isQuoted,
  });
  if (isQuoted) return <p>Its quote says the price.</p>;
  const rate = rateOf(rates, appointment.service_id);
  const minutes = minutesOfTimes(from, to);
  if (rate === null || minutes === null) return null;
  return <p aria-live="polite">{describeVisitPrice(minutes, rate)}</p>;
}
