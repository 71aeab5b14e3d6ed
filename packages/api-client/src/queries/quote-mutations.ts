import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody, EndpointQuery } from '@cleaning/contract/http';
import type { CreateQuoteRequest, UpdateQuoteRequest } from '@cleaning/contract/quotes';
import { mutationOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';
import { createStaffQuoteMutations } from './staff-quote-mutations.ts';
import {
  quoteCacheUpdates,
  sentQuoteCacheUpdates,
  templateCacheUpdates,
  returnedQuoteCacheUpdates,
} from './quote-cache.ts';

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** Mutation options for quotes, their lines and templates, which update the cache. */
export function createQuoteMutations(quotes: PortalClient['quotes']) {
  return {
    ...createStaffQuoteMutations(quotes),
    create: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<CreateQuoteRequest>) =>
          quotes.createQuote(body, { idempotencyKey }),
        ...returnedQuoteCacheUpdates,
      }),
    update: (id: string) =>
      mutationOptions({
        mutationFn: (body: UpdateQuoteRequest) => quotes.updateQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    submit: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'submitQuote'>) => quotes.submitQuote({ id }, body),
        ...sentQuoteCacheUpdates(id),
      }),
    cancel: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'cancelQuote'>) => quotes.cancelQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    remove: (id: string) =>
      mutationOptions({
        mutationFn: ({ version }: { version: number }) => quotes.deleteQuote({ id }, { version }),
        onSuccess: async (_answer, _variables, _result, { client }) => {
          client.removeQueries({ queryKey: queryKeys.quotes.detail(id) });
          await client.invalidateQueries({ queryKey: queryKeys.quotes.lists });
        },
        onError: quoteCacheUpdates(id).onError,
      }),
    send: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'sendQuote'>) => quotes.sendQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    declineRequest: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'declineQuoteRequest'>) => quotes.declineQuoteRequest({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    approve: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'approveQuote'>>) =>
          quotes.approveQuote({ id }, body, { idempotencyKey }),
        ...quoteCacheUpdates(id),
      }),
    decline: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'declineQuote'>) => quotes.declineQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    requestChanges: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'requestQuoteChanges'>) => quotes.requestQuoteChanges({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    revise: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reviseQuote'>) => quotes.reviseQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    withdraw: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'withdrawQuote'>) => quotes.withdrawQuote({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    convert: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'convertQuote'>>) =>
          quotes.convertQuote({ id }, body, { idempotencyKey }),
        ...quoteCacheUpdates(id),
      }),
    recordDeposit: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'recordDeposit'>>) =>
          quotes.recordDeposit({ id }, body, { idempotencyKey }),
        ...quoteCacheUpdates(id),
      }),
    takeDepositBack: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'takeDepositBack'>) => quotes.takeDepositBack({ id }, body),
        ...quoteCacheUpdates(id),
      }),
    refundDeposit: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'refundDeposit'>>) =>
          quotes.refundDeposit({ id }, body, { idempotencyKey }),
        ...quoteCacheUpdates(id),
      }),
    addItem: (quoteId: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Omit<Body<'addQuoteItem'>, 'quote_id'>>) =>
          quotes.addQuoteItem({ quote_id: quoteId, ...body }, { idempotencyKey }),
        ...quoteCacheUpdates(quoteId),
      }),
    updateItem: (quoteId: string, id: string) =>
      mutationOptions({
        mutationFn: (body: Omit<Body<'updateQuoteItem'>, 'quote_id'>) =>
          quotes.updateQuoteItem({ id }, { quote_id: quoteId, ...body }),
        ...quoteCacheUpdates(quoteId),
      }),
    removeItem: (quoteId: string, id: string) =>
      mutationOptions({
        mutationFn: (query: Omit<EndpointQuery<Endpoints['removeQuoteItem']>, 'quote_id'>) =>
          quotes.removeQuoteItem({ id }, { quote_id: quoteId, ...query }),
        ...quoteCacheUpdates(quoteId),
      }),
    saveTemplate: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createQuoteTemplate'>>) =>
          quotes.createQuoteTemplate(body, { idempotencyKey }),
        ...templateCacheUpdates,
      }),
    changeTemplate: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateQuoteTemplate'>) => quotes.updateQuoteTemplate({ id }, body),
        ...templateCacheUpdates,
      }),
    deleteTemplate: (id: string) =>
      mutationOptions({
        mutationFn: () => quotes.deleteQuoteTemplate({ id }),
        ...templateCacheUpdates,
      }),
    bookTemplate: (id: string) =>
      mutationOptions({
        mutationFn: ({ idempotencyKey }: Pick<Keyed<unknown>, 'idempotencyKey'>) =>
          quotes.bookQuoteTemplate({ id }, { idempotencyKey }),
        ...returnedQuoteCacheUpdates,
      }),
  };
}
