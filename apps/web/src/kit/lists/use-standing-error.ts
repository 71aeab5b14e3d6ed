import { useState } from 'react';

interface ReadState {
  readonly data: unknown;
  readonly error: unknown;
  /** Of TanStack Query: when the last error came, kept while the query is read again. */
  readonly errorUpdatedAt: number;
}

/**
 * The error of a query until it has data. TanStack Query takes the error of a query without data
 * back with each new request, as after each live change: what a page said of it would give way to a
 * skeleton and come back, and with it the heading, the focus and what was typed.
 */
export function useStandingError({ data, error, errorUpdatedAt }: ReadState): unknown {
  const [last, setLast] = useState<{ error: unknown; at: number } | null>(null);
  if (error !== null && error !== last?.error) setLast({ error, at: errorUpdatedAt });
  if (data !== undefined || error !== null) return error;
  // Another query, of another page or record, has an error of its own time or none.
  return last?.at === errorUpdatedAt ? last.error : null;
}
