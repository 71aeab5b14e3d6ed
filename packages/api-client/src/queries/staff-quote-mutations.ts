import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type { SaveOfferRequest } from '@cleaning/contract/quotes';
import { mutationOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { quoteCacheUpdates, bulkQuoteCacheUpdates } from './quote-cache.ts';

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** Mutation options for preparing offers and for several quotes at once, which update the cache. */
export function createStaffQuoteMutations(quotes: PortalClient['quotes']) {
  return {
    saveOffer: (id: string) =>
      mutationOptions({
        mutationFn: (body: SaveOfferRequest) => quotes.saveQuoteOffer({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    undoSend: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'undoSendQuote'>) => quotes.undoSendQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    assign: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'assignQuote'>) => quotes.assignQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    sendSeveral: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'sendQuotes'>>) =>
          quotes.sendQuotes(body, { idempotencyKey }),
        ...bulkQuoteCacheUpdates,
      }),
    undoSeveralSends: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'undoSendQuotes'>>) =>
          quotes.undoSendQuotes(body, { idempotencyKey }),
        ...bulkQuoteCacheUpdates,
      }),
    assignSeveral: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'assignQuotes'>>) =>
          quotes.assignQuotes(body, { idempotencyKey }),
        ...bulkQuoteCacheUpdates,
      }),
  };
}
