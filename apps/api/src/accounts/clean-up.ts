import type { Database } from '../core/db/client.ts';
import { deleteNetworksUnusedSince } from './sessions/known-network-repository.ts';
import { deletePendingUsersBefore } from './user-repository.ts';

export { deleteExpiredLinks } from './link-repository.ts';
export { deleteExpiredSessions } from './sessions/session-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a registration waits to be verified. */
const PENDING_KEPT_MS = 7 * DAY_MS;

/** How long a network counts as known after the user last logged in from it. */
const NETWORK_KEPT_MS = 90 * DAY_MS;

/** Deletes networks that no user has logged in from for long. */
export const deleteUnusedNetworks = (database: Database, now: Date): Promise<void> =>
  deleteNetworksUnusedSince(database, new Date(now.getTime() - NETWORK_KEPT_MS));

/** Deletes registrations that were not verified in time. */
export const deleteUnverifiedUsers = (database: Database, now: Date): Promise<void> =>
  deletePendingUsersBefore(database, new Date(now.getTime() - PENDING_KEPT_MS));
