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
  const api = useApi();
  const { data: settings } = useQuery(api.getSettings.query());
  const today = sydneyDateOf(useNow());
  return settings === undefined ? null : addDays(today, settings.quote_validity_days);
}
