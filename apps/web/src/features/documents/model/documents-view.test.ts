import { describe, expect, it } from 'vitest';
import {
  changeDocumentsView,
  documentsViewPath,
  documentsViewQuery,
  readDocumentsView,
} from './documents-view.ts';
import { isNew } from './is-new.ts';

const read = (query: string) => readDocumentsView(new URLSearchParams(query));

describe('what the list of documents shows', () => {
  it.each([
    ['', '/clients/documents'],
    [
      'show=photos&search=kitchen&sort=file_name&page=2',
      '/clients/documents?show=photos&search=kitchen&sort=file_name&page=2',
    ],
    ['show=taxes&sort=size&page=-1&other=1', '/clients/documents'],
  ])('is read from %j, and is seen at %s', (query, path) => {
    expect(documentsViewPath(read(query))).toBe(path);
  });

  it('starts again at the first page when anything else changes', () => {
    const view = read('show=photos&page=3');
    expect(changeDocumentsView(view, { category: null })).toMatchObject({
      page: 1,
      category: null,
    });
    expect(changeDocumentsView(view, { page: 4 })).toMatchObject({ page: 4, category: 'photos' });
  });

  it('asks the service for no more than it needs', () => {
    expect(documentsViewQuery(read(''))).toEqual({
      ordering: '-created_at',
      page: 1,
      page_size: 10,
    });
    expect(documentsViewQuery(read('show=reports&search=light'))).toMatchObject({
      category: 'reports',
      search: 'light',
    });
  });
});

describe('a document', () => {
  it.each([
    ['from the company, not opened yet, is new', 'company', null, true],
    ['from the company, opened, is not', 'company', '2026-11-21T01:00:00.000Z', false],
    ['from the client is not', 'client', null, false],
  ] as const)('%s', (_title, source, opened_at, expected) => {
    expect(isNew({ source, opened_at })).toBe(expected);
  });
});
