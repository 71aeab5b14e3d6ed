import type { Quote } from '@cleaning/contract/quotes';
import { type ServiceId, isPlanFunded } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { type PlanPrice, estimatePlanPrice } from './plan-price.ts';
import { findRate, type VisitRate } from './visit-price.ts';

/** The reader's own rates; undefined while they load, null where they cannot or need not be read. */
function useOwnRates(serviceId: ServiceId | null) {
  const api = useApi();
  const isFunded = serviceId !== null && isPlanFunded(serviceId);
  const { data, isLoading } = useQuery({
    ...api.getMyHourlyRates.query(),
    enabled: isFunded,
  });
  if (!isFunded) return null;
  return data ?? (isLoading ? undefined : null);
}

/** The hourly rate of the reader's last NDIS invoice; null before the first, or until it is known. */
export function usePlanRate(serviceId: ServiceId | null): VisitRate | null {
  const rates = useOwnRates(serviceId);
  return serviceId === null ? null : findRate(rates ?? undefined, serviceId);
}

/**
 * What the reader's plan pays for a visit of their quote. Undefined while their rate loads; null
 * where it cannot be read, and for a service that no plan pays.
 */
export function usePlanPrice(
  quote: Pick<Quote, 'service_id' | 'rooms' | 'addon_ids'>,
): PlanPrice | null | undefined {
  const { service_id: serviceId, rooms, addon_ids: addonIds } = quote;
  const rates = useOwnRates(serviceId);
  if (rates === undefined || rates === null) return rates;
  return estimatePlanPrice({ serviceId, rooms, addonIds }, findRate(rates, serviceId));
}
