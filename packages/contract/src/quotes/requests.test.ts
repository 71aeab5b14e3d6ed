import { describe, expect, test } from 'vitest';
import { createQuoteRequest, listQuotesQuery, updateQuoteRequest } from './requests.ts';

const messages = (error: { issues: { message: string }[] } | undefined) =>
  error?.issues.map((issue) => issue.message);

describe('the query of a list of quotes', () => {
  test('requests the newest twenty by default', () => {
    expect(listQuotesQuery.parse({})).toEqual({ page: 1, page_size: 20, ordering: '-updated_at' });
  });

  test('parses text values from an address', () => {
    expect(
      listQuotesQuery.parse({
        page: '2',
        page_size: '100',
        status: 'draft,sent',
        search: ' ryde ',
        ordering: 'total_cents',
      }),
    ).toEqual({
      page: 2,
      page_size: 100,
      status: ['draft', 'sent'],
      search: 'ryde',
      ordering: 'total_cents',
    });
  });

  test.each([
    [{ page: '0' }, 'Use a whole number from 1 to 1000000.'],
    [{ page: '1.5' }, 'Use a whole number from 1 to 1000000.'],
    [{ page: '1e9' }, 'Use a whole number from 1 to 1000000.'],
    [{ page: 'x' }, 'Use a whole number from 1 to 1000000.'],
    [{ page_size: '101' }, 'Use a whole number from 1 to 100.'],
    [{ page_size: '' }, 'Use a whole number from 1 to 100.'],
    [{ status: 'draft,gone' }, 'Filter by known statuses, comma separated.'],
    [{ status: '' }, 'Filter by known statuses, comma separated.'],
    [{ ordering: 'id' }, 'Order by updated_at, created_at or total_cents, with - for descending.'],
  ])('refuses %j', (query, message) => {
    expect(messages(listQuotesQuery.safeParse(query).error)).toEqual([message]);
  });
});

describe('the request for a draft', () => {
  const choices = { service_id: 'deep', rooms: {}, addon_ids: [], timeline_id: 'standard' };

  test('needs no address', () => {
    expect(createQuoteRequest.parse(choices)).toEqual(choices);
  });

  test('may remove the address again', () => {
    const emptied = { version: 1, address_line1: null, suburb: '', postcode: null };
    expect(updateQuoteRequest.parse(emptied)).toEqual(emptied);
  });

  test('needs a version to change it', () => {
    expect(messages(updateQuoteRequest.safeParse({ suburb: 'Ryde' }).error)).toEqual([
      'Send the version you last read, a whole number from 1.',
    ]);
  });
});
