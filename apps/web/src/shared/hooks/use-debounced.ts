import { useEffect, useState } from 'react';

/** How long a value has to stay the same, in milliseconds. */
const DELAY_MS = 200;

/** A value once it has stayed the same for a moment: what changes with every key is not asked about. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
