import type { User } from '@cleaning/contract/accounts';

/** A verified general client; override what the test is about. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    id: '0190a1b2-0000-7000-8000-000000000001',
    email: 'mia@example.com',
    first_name: 'Mia',
    user_type: 'client',
    client_type: 'general',
    is_verified: true,
    is_google_user: false,
    auth_provider: 'email',
    is_ndis_client: false,
    ...overrides,
  };
}

/** A storage that a test can fill, break or inspect. */
export function aStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
}

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A storage that refuses every access, like a full or disabled one. */
export const BROKEN_STORAGE = { getItem: refuse, setItem: refuse, removeItem: refuse };
