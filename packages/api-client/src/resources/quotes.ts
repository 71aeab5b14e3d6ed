import {
  quotesEndpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';

type Table = typeof quotesEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type QuoteParams = EndpointParams<Table['getQuote']>;

/** From a price to a submitted quote. */
export function createQuotesResource(call: CallEndpoint) {
  return {
    calculatePrice: (body: Body<'calculatePrice'>, options?: CallOptions) =>
      call(quotesEndpoints.calculatePrice, { body, ...options }),
    listMyQuotes: (query?: Query<'listMyQuotes'>, options?: CallOptions) =>
      call(quotesEndpoints.listMyQuotes, { query, ...options }),
    listQuotes: (query?: Query<'listQuotes'>, options?: CallOptions) =>
      call(quotesEndpoints.listQuotes, { query, ...options }),
    createQuote: (body: Body<'createQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.createQuote, { body, ...options }),
    getQuote: (params: QuoteParams, options?: CallOptions) =>
      call(quotesEndpoints.getQuote, { params, ...options }),
    updateQuote: (params: QuoteParams, body: Body<'updateQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.updateQuote, { params, body, ...options }),
    deleteQuote: (params: QuoteParams, query: Query<'deleteQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.deleteQuote, { params, query, ...options }),
    submitQuote: (params: QuoteParams, body: Body<'submitQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.submitQuote, { params, body, ...options }),
    cancelQuote: (params: QuoteParams, body: Body<'cancelQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.cancelQuote, { params, body, ...options }),
  } satisfies Record<keyof Table, unknown>;
}
