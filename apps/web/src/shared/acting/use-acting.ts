import { useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts/use-drafts.tsx';

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
 * stopped, the tab is closed or loaded anew, or the user logs out in whichever tab.
 */
export function useActing(): ActingControl {
  const drafts = useDrafts();
  // Only this hook writes under the name.
  const read = () => (drafts.get(DRAFT) as Acting | undefined) ?? null;
  return {
    acting: useSyncExternalStore(drafts.subscribe, read),
    start: (acting) => drafts.set(DRAFT, acting),
    stop: () => drafts.remove(DRAFT),
  };
}

/** What a form on this client's behalf starts with as its reason: the one that was given at the start. */
export function useActingReason(clientId: string | undefined): string {
  const { acting } = useActing();
  return acting !== null && acting.clientId === clientId ? acting.reason : '';
}
