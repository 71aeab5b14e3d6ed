import { z } from 'zod';
import { defineEndpoint } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page.ts';
import { quoteSchema } from '../entity.ts';
import { quoteTemplateSchema } from './entity.ts';
import {
  createQuoteTemplateRequest,
  listQuoteTemplatesQuery,
  updateQuoteTemplateRequest,
} from './requests.ts';

const tag = 'Quote templates';
const params = z.strictObject({ id: z.uuid() });

/** Templates of cleans that a client books again. */
export const quoteTemplatesEndpoints = {
  listQuoteTemplates: defineEndpoint({
    name: 'listQuoteTemplates',
    method: 'GET',
    path: 'quotes/templates/',
    tag,
    summary: 'List your templates by name',
    access: 'client',
    query: listQuoteTemplatesQuery,
    responses: { 200: pageOf(quoteTemplateSchema) },
  }),
  createQuoteTemplate: defineEndpoint({
    name: 'createQuoteTemplate',
    method: 'POST',
    path: 'quotes/templates/',
    tag,
    summary: 'Save one of your quotes, or a set of choices, as a template',
    access: 'client',
    body: createQuoteTemplateRequest,
    responses: { 201: quoteTemplateSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
  getQuoteTemplate: defineEndpoint({
    name: 'getQuoteTemplate',
    method: 'GET',
    path: 'quotes/templates/:id/',
    tag,
    summary: 'Read a template',
    access: 'client',
    params,
    responses: { 200: quoteTemplateSchema },
  }),
  updateQuoteTemplate: defineEndpoint({
    name: 'updateQuoteTemplate',
    method: 'PATCH',
    path: 'quotes/templates/:id/',
    tag,
    summary: 'Rename or change a template',
    access: 'client',
    params,
    body: updateQuoteTemplateRequest,
    responses: { 200: quoteTemplateSchema },
    rateLimit: 'write',
  }),
  deleteQuoteTemplate: defineEndpoint({
    name: 'deleteQuoteTemplate',
    method: 'DELETE',
    path: 'quotes/templates/:id/',
    tag,
    summary: 'Delete a template',
    access: 'client',
    params,
    responses: { 204: null },
    rateLimit: 'write',
  }),
  bookQuoteTemplate: defineEndpoint({
    name: 'bookQuoteTemplate',
    method: 'POST',
    path: 'quotes/templates/:id/book/',
    tag,
    summary: 'Start a draft quote from a template, at today’s prices',
    access: 'client',
    params,
    responses: { 201: quoteSchema },
    idempotent: true,
    rateLimit: 'write',
  }),
} as const;
