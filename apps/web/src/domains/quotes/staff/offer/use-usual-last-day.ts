import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/**
 * The last day to approve a quote that is sent today, according to the settings; null while they
 * load.
 */
export function useUsualLastDay(): string | null {
  const days = useUsualDays();
  const today = sydneyDateOf(useNow());
  return days === null ? null : addDays(today, days);
}

/** For how many days a quote holds, according to the settings; null while they load. */
export function useUsualDays(): number | null {
  const api = useApi();
  const { data: settings } = useQuery(api.getSettings.query());
  return settings?.quote_validity_days ?? null;
}
