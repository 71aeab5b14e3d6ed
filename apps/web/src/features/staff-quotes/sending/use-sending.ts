import type { Quote } from '@cleaning/contract';
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
  /** What is on its way: "Quote Q-1061 goes to Mia". */
  readonly what: string;
  /** Takes those of an answer that are on their way. */
  readonly start: (sent: readonly SentQuote[]) => void;
  readonly startOne: (sent: Quote) => void;
  readonly stop: () => void;
}

/** How long a send can be undone by this browser, in milliseconds: an undo takes a moment to arrive. */
const UNDO_MS = 10_000;

const NOTHING = { quotes: [], endsAt: 0, what: '' };

export function useSending(): Sending {
  const [state, setState] = useState<Pick<Sending, 'quotes' | 'endsAt' | 'what'>>(NOTHING);
  const begin = (sent: readonly SentQuote[], whatOne: string) => {
    const quotes = sent.flatMap(({ id, version, send_at }) =>
      version === null || send_at === null ? [] : [{ id, version }],
    );
    if (quotes.length === 0) return;
    const what = quotes.length === 1 ? whatOne : `${quotes.length} quotes are sent`;
    setState({ quotes, what, endsAt: Date.now() + UNDO_MS });
  };
  return {
    ...state,
    start: (sent) => begin(sent, 'The quote is sent'),
    startOne({ id, version, reference, client, staff_details }) {
      begin(
        [{ id, version, send_at: staff_details?.send_at ?? null }],
        `Quote ${reference} goes to ${client?.first_name ?? 'the client'}`,
      );
    },
    stop: () => setState(NOTHING),
  };
}
