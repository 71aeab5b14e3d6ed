/** The used part of `localStorage`, or null when the browser has it disabled. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads the JSON value of a key; null when it is absent, corrupted or cannot be accessed. */
export function readJson(storage: KeyValueStorage | null, key: string): unknown {
  try {
    const text = storage?.getItem(key) ?? null;
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Writes a JSON value. Returns false when the browser refuses, because storage is full or disabled.
 */
export function writeJson(storage: KeyValueStorage | null, key: string, value: unknown): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

/** Removes a key. Returns false when the browser refuses. */
export function removeKey(storage: KeyValueStorage | null, key: string): boolean {
  try {
    storage?.removeItem(key);
    return storage !== null;
  } catch {
    return false;
  }
}

/** This site's `localStorage`; null outside of browsers, and when accessing it throws. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.window?.localStorage ?? null;
  } catch {
    return null;
  }
}
