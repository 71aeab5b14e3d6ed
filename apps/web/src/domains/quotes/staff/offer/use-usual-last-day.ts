import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '#kit/hooks/use-now.ts';
import { useTeamApi } from '#kit/api/team-api.ts';

/**
 * The last day to approve a quote that is sent today, according to the settings; null while they
 * load.
 */
export function useUsualLastDay(): string | null {
  const { queries } = useTeamApi();
  const { data: settings } = useQuery(queries.ndis.settings());
  const today = sydneyDateOf(useNow());
  return settings === undefined ? null : addDays(today, settings.quote_validity_days);
}
