import { ApiError } from '@cleaning/api-client';

/** What a message that cannot be sent says while there is no connection. */
const OFFLINE =
  'You are offline, so we cannot send this yet. Your message stays here. Try again once you have a connection.';

/** Refuses to try what cannot work, in words that say so. */
export function refuseOffline(): void {
  if (!navigator.onLine) throw new ApiError({ kind: 'network', message: OFFLINE });
}

const FILES_COMING = 'A file is still being added. Send your message once it is there.';

/** Refuses to send a message that is not whole yet. */
export function refuseEarly(hasFilesComing: boolean): void {
  if (hasFilesComing) throw new ApiError({ kind: 'cancelled', message: FILES_COMING });
}
