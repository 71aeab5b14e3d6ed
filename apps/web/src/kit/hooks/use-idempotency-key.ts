import { useRef } from 'react';
import { createIdempotencyKey } from '../lib/idempotency-key.ts';

/**
 * Returns an idempotency key by the request body. Resending the same body, for example after a lost
 * response, reuses its key; a different body gets a new one.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ body: string | undefined; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current === null || last.current.body !== text) {
      last.current = { body: text, key: createIdempotencyKey() };
    }
    return last.current.key;
  };
}
