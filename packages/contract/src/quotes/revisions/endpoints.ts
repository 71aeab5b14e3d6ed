import { z } from 'zod';
import { defineEndpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { revisionSchema, revisionSummarySchema } from './entity.ts';

const tag = 'Quote revisions';
const NUMBER_MESSAGE = 'Compare with the number of an earlier revision.';

export const listQuoteRevisionsQuery = pageQuery.extend({
  quote_id: z.uuid({ error: 'Say which quote.' }),
});

export const getQuoteRevisionQuery = z.strictObject({
  /** The number of the revision to compare with; the previous one by default. */
  compare_with: z.coerce
    .number<number | string>({ error: NUMBER_MESSAGE })
    .pipe(z.int({ error: NUMBER_MESSAGE }).min(1, NUMBER_MESSAGE).max(1_000_000, NUMBER_MESSAGE))
    .optional(),
});

/** Earlier offers of a quote, with the changes of each. */
export const quoteRevisionsEndpoints = {
  listQuoteRevisions: defineEndpoint({
    name: 'listQuoteRevisions',
    method: 'GET',
    path: 'quotes/revisions/',
    tag,
    summary: 'List the offers of a quote, the newest first',
    access: 'client-or-office',
    query: listQuoteRevisionsQuery,
    responses: { 200: pageOf(revisionSummarySchema) },
  }),
  getQuoteRevision: defineEndpoint({
    name: 'getQuoteRevision',
    method: 'GET',
    path: 'quotes/revisions/:id/',
    tag,
    summary: 'Read an offer as it was sent, and what it changed',
    access: 'client-or-office',
    params: z.strictObject({ id: z.uuid() }),
    query: getQuoteRevisionQuery,
    responses: { 200: revisionSchema },
  }),
} as const;
