import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDrafts } from '#kit/drafts/use-drafts.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** The client for whom a staff member acts, and the reason. */
export interface OnBehalf {
  readonly clientId: string;
  readonly firstName: string;
  readonly name: string;
  readonly reason: string;
}

export interface OnBehalfControl {
  readonly onBehalf: OnBehalf | null;
  readonly start: (onBehalf: OnBehalf) => void;
  readonly stop: () => void;
}

const DRAFT = 'on behalf of a client';

/**
 * The client for whom staff act in this tab. It is stored as a draft: in memory and only for this
 * user, until they stop, the tab is closed or reloaded, or the session ends. Stopping is also
 * logged by the service, but takes effect in the tab even if that call fails.
 */
export function useOnBehalf(): OnBehalfControl {
  const drafts = useDrafts();
  const api = useApi();
  const { mutate: noteStop } = useMutation(api.stopActingForClient.mutation());
  // Only this hook writes under this name.
  const read = () => (drafts.get(DRAFT) as OnBehalf | undefined) ?? null;
  const onBehalf = useSyncExternalStore(drafts.subscribe, read);
  const stop = () => {
    drafts.remove(DRAFT);
    if (onBehalf !== null) noteStop({ id: onBehalf.clientId });
  };
  return {
    onBehalf,
    start(next) {
      if (onBehalf?.clientId !== next.clientId) stop();
      drafts.set(DRAFT, next, { endsWithSession: true });
    },
    stop,
  };
}

/** The initial reason of forms on this client's behalf: the one given when staff started to act. */
export function useOnBehalfReason(clientId: string | undefined): string {
  const { onBehalf } = useOnBehalf();
  return onBehalf !== null && onBehalf.clientId === clientId ? onBehalf.reason : '';
}
