import { isUuid } from './read-uuid.ts';

/**
 * A random UUID, by which the service recognises a repeated call. Built from random bytes, because
 * `crypto.randomUUID` is missing on pages without TLS.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const versioned =
      index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether an untrusted value, such as one from storage, is a valid key. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}
