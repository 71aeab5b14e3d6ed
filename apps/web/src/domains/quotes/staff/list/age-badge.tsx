import type { StaffQuoteSummary } from '@cleaning/contract/quotes';
import { quoteStep } from '@cleaning/contract/quotes/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { useNow } from '#kit/hooks/use-now.ts';
import { WaitingAge, type WaitingTone } from '#kit/lists/waiting-age.tsx';

const SOON_MS = 3 * 24 * 60 * 60 * 1000;

type Waiting = Pick<
  StaffQuoteSummary,
  'waiting_since' | 'valid_until' | 'status' | 'revision' | 'origin'
>;

/**
 * How long a quote has been waiting. One that is with the client is highlighted when it expires
 * within three days.
 */
export function AgeBadge({ quote }: { readonly quote: Waiting }) {
  const now = useNow();
  const step = quoteStep(quote);
  const waitsForUs = step !== null && step !== 'with_client';
  return (
    <WaitingAge
      since={quote.waiting_since}
      now={now}
      {...(waitsForUs ? {} : { tone: toneWithClient(quote, now) })}
    />
  );
}

function toneWithClient({ status, valid_until }: Waiting, now: Date): WaitingTone | null {
  const soon = sydneyDateOf(new Date(now.getTime() + SOON_MS));
  return status === 'sent' && valid_until !== null && valid_until <= soon ? 'soon' : null;
}
