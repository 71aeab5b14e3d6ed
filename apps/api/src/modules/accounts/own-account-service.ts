import {
  ownAccountEndpoints,
  type DeviceSession,
  type Page,
  type ParsedQuery,
  type SocialAccounts,
} from '@cleaning/contract';
import type { Database } from '../../platform/db/client.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/api-error.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { findGoogleIdentity } from './identity-repository.ts';
import {
  countSessionsOf,
  deleteSessionOf,
  deleteSessionsOf,
  listSessionsOf,
} from './session-repository.ts';
import { findUserById } from './user-repository.ts';

type ListQuery = ParsedQuery<(typeof ownAccountEndpoints)['listSessions']>;

/** How a person signs in, and where they are signed in. */
export function createOwnAccountService({ database }: { database: Database }) {
  return {
    async socialAccounts({ userId }: Actor): Promise<SocialAccounts> {
      const user = await findUserById(database, userId);
      if (user === undefined) throw notFound();
      const identity = await findGoogleIdentity(database, userId);
      return {
        has_password: user.passwordHash !== null,
        accounts:
          identity === undefined
            ? []
            : [{ provider: 'google', linked_at: identity.createdAt.toISOString() }],
      };
    },

    async sessions(
      { userId, sessionId }: Actor,
      query: ListQuery,
      now: Date,
    ): Promise<Page<DeviceSession> & { results: DeviceSession[] }> {
      const { path } = ownAccountEndpoints.listSessions;
      return readPage(
        database,
        { path, query },
        {
          count: (snapshot) => countSessionsOf(snapshot, userId, now),
          list: (snapshot, window) => listSessionsOf(snapshot, userId, { now, ...window }),
          toItem: (row) => ({
            id: row.id,
            device: row.device,
            is_current: row.id === sessionId,
            created_at: row.createdAt.toISOString(),
            last_used_at: row.lastUsedAt.toISOString(),
            expires_at: row.expiresAt.toISOString(),
          }),
        },
      );
    },

    /** The session of this call goes on. */
    revokeOtherSessions: ({ userId, sessionId }: Actor): Promise<void> =>
      deleteSessionsOf(database, userId, sessionId),

    /** @throws ApiError `not_found` for a session that has ended, or is somebody else's. */
    async revokeSession({ userId }: Actor, id: string): Promise<void> {
      if (!(await deleteSessionOf(database, userId, id))) throw notFound();
    },
  };
}
