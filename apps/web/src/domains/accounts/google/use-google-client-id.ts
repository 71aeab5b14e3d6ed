import { useQuery } from '@tanstack/react-query';

const CONFIG_PATH = '/site-config.json';

/**
 * The site's Google client id; null if there is none or it could not be read; undefined while
 * loading.
 */
export function useGoogleClientId(): string | null | undefined {
  const { data: clientId, isError } = useQuery({
    queryKey: ['site-config', 'google-client-id'],
    queryFn: ({ signal }) => readClientId(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? null : clientId;
}

async function readClientId(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(new URL(CONFIG_PATH, window.location.origin), { signal });
  if (!response.ok) return null;
  const config: unknown = await response.json();
  if (typeof config !== 'object' || config === null || !('google_client_id' in config)) return null;
  const { google_client_id: clientId } = config;
  return typeof clientId === 'string' && clientId !== '' ? clientId : null;
}
