import { useEffect, useState } from 'react';

/** How long a value must stay unchanged, in milliseconds. */
const DELAY_MS = 200;

/**
 * Returns a value once it has stayed unchanged for a moment, so that not every key causes a
 * request.
 */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
