import type { PriceLine, Quote, Revision } from '@cleaning/contract/quotes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#kit/api/portal-api.tsx';
import { wholeLines } from './offer-values.ts';

/** The version of an offer that its client has. */
export interface LastOffer {
  readonly sent: Revision;
  /** Its price expressed only in lines: the timing adjustment is a line as well. */
  readonly lines: readonly PriceLine[];
}

/**
 * The last sent version; null while it loads, and for a quote that was never sent.
 *
 * @param quote.revision the version that is being written.
 */
export function useLastOffer({ id, revision }: Pick<Quote, 'id' | 'revision'>): LastOffer | null {
  const api = useApi();
  const { data: sent } = useQuery({
    ...api.listQuoteRevisions.query({ quote_id: id, page_size: 100 }),
    enabled: revision > 1,
  });
  const last = sent?.results[0];
  const { data: offer } = useQuery({
    ...api.getQuoteRevision.query({ id: last?.id ?? '' }),
    enabled: last !== undefined,
  });
  if (offer === undefined) return null;
  return { sent: offer, lines: wholeLines(offer.content) };
}
