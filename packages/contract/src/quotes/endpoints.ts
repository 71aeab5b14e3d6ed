import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { cappedPageOf, pageOf } from '../http/page.ts';
import { quoteChoicesSchema } from './choices.ts';
import { quoteCommandsEndpoints } from './commands/endpoints.ts';
import { quoteDepositEndpoints } from './deposit/endpoints.ts';
import { priceSchema, quoteSchema, quoteSummarySchema, staffQuoteSummarySchema } from './entity.ts';
import { quoteItemsEndpoints } from './items/endpoints.ts';
import { QUOTE_STATUSES } from './quote-states.ts';
import {
  cancelQuoteRequest,
  createQuoteRequest,
  deleteQuoteQuery,
  listQuotesQuery,
  submitQuoteRequest,
  updateQuoteRequest,
} from './requests.ts';
import { quoteRevisionsEndpoints } from './revisions/endpoints.ts';
import { staffQuotesEndpoints } from './staff/endpoints.ts';
import { listStaffQuotesQuery } from './staff/requests.ts';
import { quoteTemplatesEndpoints } from './templates/endpoints.ts';

const tag = 'Quotes';
const params = z.strictObject({ id: z.uuid() });

/** One page of the caller's quotes, with the number in each status regardless of filters. */
export const myQuotesPageSchema = pageOf(quoteSummarySchema).extend({
  status_counts: z.partialRecord(z.enum(QUOTE_STATUSES), z.int().nonnegative()),
});

/** One page of every client's quotes. */
export const staffQuotesPageSchema = cappedPageOf(staffQuoteSummarySchema);

export type StaffQuotesPage = z.output<typeof staffQuotesPageSchema>;
export type MyQuotesPage = z.output<typeof myQuotesPageSchema>;

/** Every call about quotes, their lines, offers and templates. */
export const quotesEndpoints = {
  calculatePrice: defineEndpoint({
    name: 'calculatePrice',
    method: 'POST',
    path: 'quotes/calculator/',
    tag,
    summary: 'Price a set of choices without saving them',
    access: 'public',
    body: quoteChoicesSchema,
    responses: { 200: priceSchema },
  }),
  listMyQuotes: defineEndpoint({
    name: 'listMyQuotes',
    method: 'GET',
    path: 'quotes/my-quotes/',
    tag,
    summary: 'List your own quotes',
    access: 'client',
    query: listQuotesQuery,
    responses: { 200: myQuotesPageSchema },
  }),
  listQuotes: defineEndpoint({
    name: 'listQuotes',
    method: 'GET',
    path: 'quotes/',
    tag,
    summary: 'List the quotes of every client',
    access: 'office',
    query: listStaffQuotesQuery,
    responses: { 200: staffQuotesPageSchema },
  }),
  createQuote: defineEndpoint({
    name: 'createQuote',
    method: 'POST',
    path: 'quotes/',
    tag,
    summary: 'Start a draft quote, as staff for a client and with a reason',
    access: 'client-or-office',
    body: createQuoteRequest,
    responses: { 201: quoteSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getQuote: defineEndpoint({
    name: 'getQuote',
    method: 'GET',
    path: 'quotes/:id/',
    tag,
    summary: 'Read a quote with its lines and history',
    access: 'client-or-office',
    params,
    responses: { 200: quoteSchema },
  }),
  updateQuote: defineEndpoint({
    name: 'updateQuote',
    method: 'PATCH',
    path: 'quotes/:id/',
    tag,
    summary: 'Change a draft quote, or as staff one that is being prepared',
    access: 'client-or-office',
    params,
    body: updateQuoteRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  deleteQuote: defineEndpoint({
    name: 'deleteQuote',
    method: 'DELETE',
    path: 'quotes/:id/',
    tag,
    summary: 'Delete a draft quote, as the office one of its own that was not sent',
    access: 'client-or-office',
    params,
    query: deleteQuoteQuery,
    responses: { 204: null },
    conflict: quoteSchema,
    rateLimit: 'write',
  }),
  submitQuote: defineEndpoint({
    name: 'submitQuote',
    method: 'POST',
    path: 'quotes/:id/submit/',
    tag,
    summary: 'Send a draft quote to the company',
    access: 'client',
    params,
    body: submitQuoteRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  cancelQuote: defineEndpoint({
    name: 'cancelQuote',
    method: 'POST',
    path: 'quotes/:id/cancel/',
    tag,
    summary: 'Cancel a quote before the company has answered it',
    access: 'client',
    params,
    body: cancelQuoteRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  ...staffQuotesEndpoints,
  ...quoteCommandsEndpoints,
  ...quoteDepositEndpoints,
  ...quoteItemsEndpoints,
  ...quoteRevisionsEndpoints,
  ...quoteTemplatesEndpoints,
} as const;
