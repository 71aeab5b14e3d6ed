import type { Database } from '../../platform/db/client.ts';
import { deleteExpiredLinks } from './link-repository.ts';
import { deleteExpiredSessions } from './session-repository.ts';
import { deletePendingUsersBefore } from './user-repository.ts';

/** How long an address may wait to be verified. */
const PENDING_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets expired sessions and links, and registrations that nobody verified in a week. */
export async function tidyAccounts(database: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(database, now);
  await deleteExpiredLinks(database, now);
  await deletePendingUsersBefore(database, new Date(now.getTime() - PENDING_KEPT_MS));
}
