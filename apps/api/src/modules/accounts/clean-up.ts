import type { Database } from '../../platform/db/client.ts';
import { deleteExpiredLinks } from './link-repository.ts';
import { deleteNetworksUnusedSince } from './sessions/known-network-repository.ts';
import { deleteExpiredSessions } from './sessions/session-repository.ts';
import { deletePendingUsersBefore } from './user-repository.ts';

/** How long a registration waits to be verified. */
const DAY_MS = 24 * 60 * 60 * 1000;
const PENDING_KEPT_MS = 7 * DAY_MS;

/** How long a network counts as known after the user last logged in from it. */
const NETWORK_KEPT_MS = 90 * DAY_MS;

/** Deletes expired sessions and links, networks not used for long, and unverified registrations. */
export async function cleanUpAccounts(database: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(database, now);
  await deleteExpiredLinks(database, now);
  await deleteNetworksUnusedSince(database, new Date(now.getTime() - NETWORK_KEPT_MS));
  await deletePendingUsersBefore(database, new Date(now.getTime() - PENDING_KEPT_MS));
}
