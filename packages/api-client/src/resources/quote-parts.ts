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
type Id = EndpointParams<Table['getQuote']>;

/** The lines, offers and templates of quotes. */
export function createQuotePartsResource(call: CallEndpoint) {
  return {
    listQuoteItems: (query: Query<'listQuoteItems'>, options?: CallOptions) =>
      call(quotesEndpoints.listQuoteItems, { query, ...options }),
    addQuoteItem: (body: Body<'addQuoteItem'>, options?: CallOptions) =>
      call(quotesEndpoints.addQuoteItem, { body, ...options }),
    updateQuoteItem: (params: Id, body: Body<'updateQuoteItem'>, options?: CallOptions) =>
      call(quotesEndpoints.updateQuoteItem, { params, body, ...options }),
    removeQuoteItem: (params: Id, query: Query<'removeQuoteItem'>, options?: CallOptions) =>
      call(quotesEndpoints.removeQuoteItem, { params, query, ...options }),
    listQuoteRevisions: (query: Query<'listQuoteRevisions'>, options?: CallOptions) =>
      call(quotesEndpoints.listQuoteRevisions, { query, ...options }),
    getQuoteRevision: (params: Id, query?: Query<'getQuoteRevision'>, options?: CallOptions) =>
      call(quotesEndpoints.getQuoteRevision, { params, query, ...options }),
    listQuoteTemplates: (query?: Query<'listQuoteTemplates'>, options?: CallOptions) =>
      call(quotesEndpoints.listQuoteTemplates, { query, ...options }),
    createQuoteTemplate: (body: Body<'createQuoteTemplate'>, options?: CallOptions) =>
      call(quotesEndpoints.createQuoteTemplate, { body, ...options }),
    getQuoteTemplate: (params: Id, options?: CallOptions) =>
      call(quotesEndpoints.getQuoteTemplate, { params, ...options }),
    updateQuoteTemplate: (params: Id, body: Body<'updateQuoteTemplate'>, options?: CallOptions) =>
      call(quotesEndpoints.updateQuoteTemplate, { params, body, ...options }),
    deleteQuoteTemplate: (params: Id, options?: CallOptions) =>
      call(quotesEndpoints.deleteQuoteTemplate, { params, ...options }),
    bookQuoteTemplate: (params: Id, options?: CallOptions) =>
      call(quotesEndpoints.bookQuoteTemplate, { params, ...options }),
  };
}
