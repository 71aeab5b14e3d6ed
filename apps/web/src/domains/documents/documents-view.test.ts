import { describe, expect, it } from 'vitest';
import { documentsQuery, documentsViewAt } from './documents-view.ts';
import { isNew } from './documents-table.tsx';

const documentsView = documentsViewAt('/clients/documents');

it.each([
  ['', {}],
  ['show=reports&search=light', { category: 'reports', search: 'light' }],
  ['show=taxes&sort=size', {}],
])('the list of documents requests what %j names', (text, asked) => {
  expect(documentsView.toQuery(documentsView.read(new URLSearchParams(text)))).toEqual({
    ordering: '-created_at',
    page: 1,
    page_size: 10,
    ...asked,
  });
});

it('the request names the client for staff', () => {
  const view = documentsView.read(new URLSearchParams('show=reports'));
  expect(documentsQuery(documentsView, view, 'an-id')).toMatchObject({
    category: 'reports',
    client_id: 'an-id',
  });
  expect(documentsQuery(documentsView, view)).not.toHaveProperty('client_id');
});

describe('the description of a document', () => {
  it.each([
    ['from the company, not opened yet, is new', 'company', null, true],
    ['from the company, opened, is not', 'company', '2026-11-21T01:00:00.000Z', false],
    ['from the client is not', 'client', null, false],
  ] as const)('%s', (_title, source, opened_at, expected) => {
    expect(isNew({ source, opened_at })).toBe(expected);
  });
});
