import type { createSessionMutations, createSessionQueries } from '@cleaning/api-client/queries';
import { type ReactNode, createContext, use } from 'react';

/** The API of account pages. */
interface SessionApi {
  readonly queries: ReturnType<typeof createSessionQueries>;
  readonly mutations: ReturnType<typeof createSessionMutations>;
}

const SessionApiContext = createContext<SessionApi | null>(null);

interface SessionApiProviderProps {
  readonly api: SessionApi;
  readonly children: ReactNode;
}

export function SessionApiProvider({ api, children }: SessionApiProviderProps) {
  return <SessionApiContext value={api}>{children}</SessionApiContext>;
}

/** @throws When there is no SessionApiProvider above the component. */
export function useSessionApi(): SessionApi {
  const api = use(SessionApiContext);
  if (api === null) throw new Error('useSessionApi needs a SessionApiProvider above it');
  return api;
}
