import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts/use-drafts.tsx';
import { usePortalApi } from '../portal-api/portal-api.tsx';

/** For whom a member of staff acts, and why. */
export interface Acting {
  readonly clientId: string;
  readonly firstName: string;
  readonly name: string;
  readonly reason: string;
}

export interface ActingControl {
  readonly acting: Acting | null;
  readonly start: (acting: Acting) => void;
  readonly stop: () => void;
}

const DRAFT = 'acting for a client';

/**
 * The client for whom this tab acts. It is kept with the drafts: in memory, for this user alone, until it is
 * stopped, the tab is closed or loaded anew, or the session ends in whichever way. What is stopped is noted;
 * the tab stops at once all the same, also where the note cannot be sent.
 */
export function useActing(): ActingControl {
  const drafts = useDrafts();
  const { mutations } = usePortalApi();
  const { mutate: noteStop } = useMutation(mutations.staff.stopActing());
  // Only this hook writes under the name.
  const read = () => (drafts.get(DRAFT) as Acting | undefined) ?? null;
  const acting = useSyncExternalStore(drafts.subscribe, read);
  const stop = () => {
    drafts.remove(DRAFT);
    if (acting !== null) noteStop(acting.clientId);
  };
  return {
    acting,
    start(next) {
      if (acting?.clientId !== next.clientId) stop();
      drafts.set(DRAFT, next, { endsWithSession: true });
    },
    stop,
  };
}

/** What a form on this client's behalf starts with as its reason: the one that was given at the start. */
export function useActingReason(clientId: string | undefined): string {
  const { acting } = useActing();
  return acting !== null && acting.clientId === clientId ? acting.reason : '';
}
