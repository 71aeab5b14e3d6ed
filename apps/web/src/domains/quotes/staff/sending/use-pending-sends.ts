import { SEND_DELAY_SECONDS, type Quote } from '@cleaning/contract/quotes';
import { useEffect, useRef, useState } from 'react';

/** A quote that is about to be sent, with the version after the send command. */
export interface SentQuote {
  readonly id: string;
  readonly version: number | null;
  readonly send_at: string | null;
}

/** A quote that was read, whose sending may still be undone. */
export interface FoundQuote extends SentQuote, Pick<Quote, 'reference' | 'client'> {}

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
  /** Goes on with a countdown that the service still runs for quotes that were just read. */
  readonly resume: (found: readonly FoundQuote[]) => void;
  /** Why the last Undo did not work; null if it did, or none was tried. */
  readonly refusal: string | null;
  /** Ends the countdown, with the reason if the service refused the Undo. */
  readonly stop: (refusal: string | null) => void;
  /** Says why an Undo did not reach the service. The countdown goes on. */
  readonly explain: (refusal: string) => void;
}

type State = Pick<PendingSends, 'quotes' | 'endsAt' | 'what' | 'refusal'>;

const NO_PENDING_SENDS: State = { quotes: [], endsAt: 0, what: '', refusal: null };

export function usePendingSends(): PendingSends {
  const [state, setState] = useState(NO_PENDING_SENDS);
  const begin = (sent: readonly SentQuote[], whatOne: string, endsAt = latestEnd()) => {
    const quotes = sent.flatMap(({ id, version, send_at }) =>
      version === null || send_at === null ? [] : [{ id, version }],
    );
    if (quotes.length === 0) return;
    const what = quotes.length === 1 ? whatOne : `${quotes.length} quotes are sent`;
    setState({ quotes, what, endsAt, refusal: null });
  };
  return {
    ...state,
    start: (sent) => begin(sent, 'The quote is sent'),
    startOne({ id, version, reference, client, staff_details }) {
      const send_at = staff_details?.send_at ?? null;
      begin([{ id, version, send_at }], describeSend({ reference, client }));
    },
    resume(found) {
      const waiting = found.filter(({ send_at: at }) => at !== null && Date.parse(at) > Date.now());
      const [first] = waiting;
      if (first === undefined) return;
      const ends = waiting.map(({ send_at: at }) => Date.parse(at ?? ''));
      begin(waiting, describeSend(first), Math.min(latestEnd(), ...ends));
    },
    stop: (refusal) => setState({ ...NO_PENDING_SENDS, refusal }),
    explain: (refusal) => setState((current) => ({ ...current, refusal })),
  };
}

/** When a countdown that starts now ends, by this browser's clock. */
const latestEnd = (): number => Date.now() + SEND_DELAY_SECONDS * 1000;

const describeSend = ({ reference, client }: Pick<Quote, 'reference' | 'client'>): string =>
  `Quote ${reference} goes to ${client?.first_name ?? 'the client'}`;

/**
 * Goes on with the countdown of quotes that were being sent when the page was loaded, such as after
 * a reload. Later ones were sent by others.
 *
 * @param found undefined until the quotes are read.
 */
export function useResumedSends(
  { resume }: PendingSends,
  found: readonly FoundQuote[] | undefined,
): void {
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current || found === undefined) return;
    isResumed.current = true;
    resume(found);
  }, [found, resume]);
}
