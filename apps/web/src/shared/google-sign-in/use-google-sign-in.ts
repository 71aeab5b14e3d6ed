import { createGoogleSignIn, type GoogleSignIn } from '@cleaning/auth/google';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const CONFIG_PATH = '/site-config.json';

/** Signing in with Google, or null where the site has no client id (or cannot say). */
export function useGoogleSignIn(): GoogleSignIn | null {
  const { data: clientId = null } = useQuery({
    queryKey: ['site-config', 'google-client-id'],
    queryFn: ({ signal }) => readClientId(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return useMemo(() => (clientId === null ? null : createGoogleSignIn({ clientId })), [clientId]);
}

async function readClientId(signal: AbortSignal): Promise<string | null> {
  const response = await fetch(new URL(CONFIG_PATH, window.location.origin), { signal });
  if (!response.ok) return null;
  const config: unknown = await response.json();
  if (typeof config !== 'object' || config === null || !('google_client_id' in config)) return null;
  const { google_client_id: clientId } = config;
  return typeof clientId === 'string' && clientId !== '' ? clientId : null;
}
