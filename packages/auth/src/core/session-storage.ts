import type { Session } from '@cleaning/contract';
import { readJson, removeKey, writeJson, type KeyValueStorage } from './json-storage.ts';
import { parseUser } from './user.ts';

/** Where a session is kept on the device. */
export const SESSION_KEYS = {
  token: 'authToken',
  user: 'user',
  refreshToken: 'refreshToken',
} as const;

/** The session on this device. Nothing here throws: without storage, a session lasts as long as its tab. */
export interface SessionStorage {
  /** The stored session, or null unless both its token and its user are there. */
  readonly read: () => Session | null;
  readonly readToken: () => string | null;
  /** The token is written last, so that another tab never finds one without its user. */
  readonly write: (session: Session) => void;
  /** Removes token, user and refresh token. */
  readonly clear: () => void;
}

/**
 * Reads, writes and clears the session of a browser, and never throws.
 *
 * @param storage `localStorage`, or null where there is none.
 */
export function createSessionStorage(storage: KeyValueStorage | null): SessionStorage {
  const readToken = (): string | null => {
    const token = readJson(storage, SESSION_KEYS.token) ?? readPlain(storage, SESSION_KEYS.token);
    return typeof token === 'string' && token !== '' ? token : null;
  };
  return {
    readToken,
    read() {
      const token = readToken();
      const user = parseUser(readJson(storage, SESSION_KEYS.user));
      return token === null || user === null ? null : { token, user };
    },
    write({ token, user }) {
      writeJson(storage, SESSION_KEYS.user, user);
      writeJson(storage, SESSION_KEYS.token, token);
    },
    clear() {
      for (const key of Object.values(SESSION_KEYS)) removeKey(storage, key);
    },
  };
}

/** A token that was stored bare rather than as JSON still counts; anything else that broke does not. */
function readPlain(storage: KeyValueStorage | null, key: string): string | null {
  try {
    const text = storage?.getItem(key) ?? '';
    return /^[\w.~+/=-]+$/u.test(text) && text !== 'null' ? text : null;
  } catch {
    return null;
  }
}
