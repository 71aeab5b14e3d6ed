import { z } from 'zod';
import { defineEndpoint } from '../../http/endpoint.ts';
import { priceLineSchema, quoteSchema } from '../entity.ts';
import {
  addQuoteItemRequest,
  listQuoteItemsQuery,
  removeQuoteItemQuery,
  updateQuoteItemRequest,
} from './requests.ts';

const tag = 'Quote items';
const params = z.strictObject({ id: z.uuid() });

/**
 * The lines by which staff price a quote. They are part of the quote, so a change increases its
 * version.
 */
export const quoteItemsEndpoints = {
  listQuoteItems: defineEndpoint({
    name: 'listQuoteItems',
    method: 'GET',
    path: 'quotes/items/',
    tag,
    summary: 'List the lines that staff wrote on a quote',
    access: 'client-or-office',
    query: listQuoteItemsQuery,
    responses: { 200: z.array(priceLineSchema) },
  }),
  addQuoteItem: defineEndpoint({
    name: 'addQuoteItem',
    method: 'POST',
    path: 'quotes/items/',
    tag,
    summary: 'Add a line to a quote that is being prepared',
    access: 'office',
    body: addQuoteItemRequest,
    responses: { 201: quoteSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  updateQuoteItem: defineEndpoint({
    name: 'updateQuoteItem',
    method: 'PATCH',
    path: 'quotes/items/:id/',
    tag,
    summary: 'Change a line of a quote that is being prepared',
    access: 'office',
    params,
    body: updateQuoteItemRequest,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
  removeQuoteItem: defineEndpoint({
    name: 'removeQuoteItem',
    method: 'DELETE',
    path: 'quotes/items/:id/',
    tag,
    summary: 'Remove a line; without any, the calculator prices the quote again',
    access: 'office',
    params,
    query: removeQuoteItemQuery,
    responses: { 200: quoteSchema },
    rateLimit: 'write',
  }),
} as const;
