import { ApiError } from '@cleaning/api-client';

/** What a message that cannot be sent says while there is no connection. */
const OFFLINE =
  'You are offline, so we cannot send this yet. Your message stays here. Try again once you have a connection.';

/** Refuses to try what cannot work, in words that say so. */
export function refuseOffline(): void {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', message: OFFLINE });
}
