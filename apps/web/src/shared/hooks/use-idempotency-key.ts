import { useRef } from 'react';
import { createIdempotencyKey } from '../lib/idempotency-key.ts';

/**
 * Gives the key of a call by its body: the same body, sent again after no answer came, repeats the
 * call under its key; another body is another call.
 */
export function useIdempotencyKey(): (body?: unknown) => string {
  const last = useRef<{ body: string | undefined; key: string } | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current === null || last.current.body !== text) {
      last.current = { body: text, key: createIdempotencyKey() };
    }
    return last.current.key;
  };
}
