/**
 * A random UUID, by which the service tells a repeated call from a new one. It is arranged from bytes,
 * since `crypto.randomUUID` is missing on pages served without TLS.
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

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value from outside, such as from storage, can be used as a key. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
