import { SEND_DELAY_SECONDS, type Quote } from '@cleaning/contract';
import { useState } from 'react';

/** A quote that is about to be sent, with the version after the send command. */
export interface SentQuote {
  readonly id: string;
  readonly version: number | null;
  readonly send_at: string | null;
}

/** The quotes whose sending can still be undone. */
export interface PendingSends {
  readonly quotes: readonly { readonly id: string; readonly version: number }[];
  /** By this browser's clock, in milliseconds. */
  readonly endsAt: number;
  /** Describes the sending: "Quote Q-1061 goes to Mia". */
  readonly what: string;
  /** Starts the countdown for the quotes in a response that are about to be sent. */
  readonly start: (sent: readonly SentQuote[]) => void;
  readonly startOne: (sent: Quote) => void;
  readonly stop: () => void;
}

const NO_PENDING_SENDS = { quotes: [], endsAt: 0, what: '' };

export function usePendingSends(): PendingSends {
  const [state, setState] =
    useState<Pick<PendingSends, 'quotes' | 'endsAt' | 'what'>>(NO_PENDING_SENDS);
  const begin = (sent: readonly SentQuote[], whatOne: string) => {
    const quotes = sent.flatMap(({ id, version, send_at }) =>
      version === null || send_at === null ? [] : [{ id, version }],
    );
    if (quotes.length === 0) return;
    const what = quotes.length === 1 ? whatOne : `${quotes.length} quotes are sent`;
    setState({ quotes, what, endsAt: Date.now() + SEND_DELAY_SECONDS * 1000 });
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
    stop: () => setState(NO_PENDING_SENDS),
  };
}
