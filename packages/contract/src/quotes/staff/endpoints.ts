import { z } from 'zod';
import { defineEndpoint } from '../../http/endpoint.ts';
import { fileResponse } from '../../http/files.ts';
import { quoteSchema } from '../entity.ts';
import { quoteResultsSchema, quoteTotalsSchema } from './entity.ts';
import {
  assignQuoteRequest,
  assignQuotesRequest,
  exportQuotesRequest,
  quoteTotalsQuery,
  saveOfferRequest,
  chosenQuotesRequest,
} from './requests.ts';

const tag = 'Quotes';
const params = z.strictObject({ id: z.uuid() });

/** The calls by which staff find and assign quotes, and prepare offers. */
export const staffQuotesEndpoints = {
  getQuoteTotals: defineEndpoint({
    name: 'getQuoteTotals',
    method: 'GET',
    path: 'quotes/totals/',
    tag,
    summary: 'Count the open quotes and add up their prices, by step',
    access: 'office',
    query: quoteTotalsQuery,
    responses: { 200: quoteTotalsSchema },
  }),
  exportQuotes: defineEndpoint({
    name: 'exportQuotes',
    method: 'POST',
    path: 'quotes/export/',
    tag,
    summary: 'Download chosen quotes as comma-separated values',
    access: 'office',
    body: exportQuotesRequest,
    responses: { 200: fileResponse(['text/csv; charset=utf-8']) },
    rateLimit: 'export',
  }),
  sendQuotes: defineEndpoint({
    name: 'sendQuotes',
    method: 'POST',
    path: 'quotes/bulk_send/',
    tag,
    summary: 'Send several quotes, each answered by itself, so that it can be undone',
    access: 'office',
    body: chosenQuotesRequest,
    responses: { 200: quoteResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  undoSendQuotes: defineEndpoint({
    name: 'undoSendQuotes',
    method: 'POST',
    path: 'quotes/bulk_undo_send/',
    tag,
    summary: 'Undo several sends that have not happened yet',
    access: 'office',
    body: chosenQuotesRequest,
    responses: { 200: quoteResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  assignQuotes: defineEndpoint({
    name: 'assignQuotes',
    method: 'POST',
    path: 'quotes/bulk_assign/',
    tag,
    summary: 'Assign several quotes to a member of staff, or remove their owner',
    access: 'office',
    body: assignQuotesRequest,
    responses: { 200: quoteResultsSchema },
    idempotent: 'each',
    rateLimit: 'write',
  }),
  assignQuote: defineEndpoint({
    name: 'assignQuote',
    method: 'POST',
    path: 'quotes/:id/assign/',
    tag,
    summary: 'Assign a quote to a member of staff, or remove its owner',
    access: 'office',
    params,
    body: assignQuoteRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  saveQuoteOffer: defineEndpoint({
    name: 'saveQuoteOffer',
    method: 'PATCH',
    path: 'quotes/:id/offer/',
    tag,
    summary: 'Save the lines, the note and the last day of an offer that is being prepared',
    access: 'office',
    params,
    body: saveOfferRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
} as const;
