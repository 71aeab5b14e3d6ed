import {
  quotesEndpoints,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
} from '@cleaning/contract';
import type { CallEndpoint, CallOptions } from '../client/call-options.ts';
import { createQuotePartsResource } from './quote-parts.ts';

type Table = typeof quotesEndpoints;
type Body<Name extends keyof Table> = EndpointBody<Table[Name]>;
type Query<Name extends keyof Table> = EndpointQuery<Table[Name]>;
type QuoteParams = EndpointParams<Table['getQuote']>;

/** From a price to a booked clean. */
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
    sendQuote: (params: QuoteParams, body: Body<'sendQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.sendQuote, { params, body, ...options }),
    declineQuoteRequest: (
      params: QuoteParams,
      body: Body<'declineQuoteRequest'>,
      options?: CallOptions,
    ) => call(quotesEndpoints.declineQuoteRequest, { params, body, ...options }),
    approveQuote: (params: QuoteParams, body: Body<'approveQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.approveQuote, { params, body, ...options }),
    declineQuote: (params: QuoteParams, body: Body<'declineQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.declineQuote, { params, body, ...options }),
    requestQuoteChanges: (
      params: QuoteParams,
      body: Body<'requestQuoteChanges'>,
      options?: CallOptions,
    ) => call(quotesEndpoints.requestQuoteChanges, { params, body, ...options }),
    reviseQuote: (params: QuoteParams, body: Body<'reviseQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.reviseQuote, { params, body, ...options }),
    withdrawQuote: (params: QuoteParams, body: Body<'withdrawQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.withdrawQuote, { params, body, ...options }),
    convertQuote: (params: QuoteParams, body: Body<'convertQuote'>, options?: CallOptions) =>
      call(quotesEndpoints.convertQuote, { params, body, ...options }),
    recordDeposit: (params: QuoteParams, body: Body<'recordDeposit'>, options?: CallOptions) =>
      call(quotesEndpoints.recordDeposit, { params, body, ...options }),
    refundDeposit: (params: QuoteParams, body: Body<'refundDeposit'>, options?: CallOptions) =>
      call(quotesEndpoints.refundDeposit, { params, body, ...options }),
    ...createQuotePartsResource(call),
  } satisfies Record<keyof Table, unknown>;
}
