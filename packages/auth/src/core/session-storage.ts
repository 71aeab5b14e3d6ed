import type { Session } from '@cleaning/contract/accounts';
import { readJson, removeKey, writeJson, type KeyValueStorage } from './json-storage.ts';
import { parseUser } from './user.ts';

/** The storage keys of a session. */
export const SESSION_KEYS = {
  token: 'authToken',
  user: 'user',
  refreshToken: 'refreshToken',
} as const;

/**
 * The session stored on this device. Its methods never throw; without storage, a session lasts as
 * long as its tab.
 */
export interface SessionStorage {
  /** The stored session, or null unless both token and user are stored. */
  readonly read: () => Session | null;
  readonly readToken: () => string | null;
  /** Writes the token last, so that another tab never finds a token without its user. */
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

/**
 * Accepts a token that was stored as plain text instead of JSON; other corrupted values are
 * ignored.
 */
function readPlain(storage: KeyValueStorage | null, key: string): string | null {
  try {
    const text = storage?.getItem(key) ?? '';
    return /^[\w.~+/=-]+$/u.test(text) && text !== 'null' ? text : null;
  } catch {
    return null;
  }
}
