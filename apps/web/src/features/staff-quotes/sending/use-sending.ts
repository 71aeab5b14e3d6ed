import { useState } from 'react';

/** A quote on its way, as its send left it. */
export interface SentQuote {
  readonly id: string;
  readonly version: number | null;
  readonly send_at: string | null;
}

/** The quotes whose send can still be undone. */
export interface Sending {
  readonly quotes: readonly { readonly id: string; readonly version: number }[];
  /** By the clock of this browser, in milliseconds. */
  readonly endsAt: number;
  /** Takes those of an answer that are on their way. */
  readonly start: (sent: readonly SentQuote[]) => void;
  readonly stop: () => void;
}

/** How long a send can be undone by this browser, in milliseconds: an undo takes a moment to arrive. */
const UNDO_MS = 10_000;

export function useSending(): Sending {
  const [state, setState] = useState<Pick<Sending, 'quotes' | 'endsAt'>>({ quotes: [], endsAt: 0 });
  return {
    ...state,
    start(sent) {
      const quotes = sent.flatMap(({ id, version, send_at }) =>
        version === null || send_at === null ? [] : [{ id, version }],
      );
      if (quotes.length > 0) setState({ quotes, endsAt: Date.now() + UNDO_MS });
    },
    stop: () => setState({ quotes: [], endsAt: 0 }),
  };
}
