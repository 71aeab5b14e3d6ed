/** The part of `localStorage` that is used, or null where the browser has it switched off. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The JSON value of a key, or null: absent, corrupted and out of reach are all the same. */
export function readJson(storage: KeyValueStorage | null, key: string): unknown {
  try {
    const text = storage?.getItem(key) ?? null;
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a JSON value. Returns false when the browser refuses (full, or switched off). */
export function writeJson(storage: KeyValueStorage | null, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Forgets a key. Returns false when the browser refuses. */
export function removeKey(storage: KeyValueStorage | null, key: string): boolean {
  try {
    storage?.removeItem(key);
    return storage !== null;
  } catch {
    return false;
  }
}

/** This site's `localStorage`; null where merely asking for it throws. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
