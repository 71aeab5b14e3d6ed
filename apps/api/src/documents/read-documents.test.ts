import { documentSchema } from '@cleaning/contract/documents';
import { describe, expect, it } from 'vitest';
import type { TestPerson } from '../../test/create-test-app.ts';
import { documentCalls } from '../../test/document-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const documents = documentCalls(api);
const mia = makeBeforeAll(() => api.signIn({ firstName: 'Mia', lastName: 'Tran' }));
const noah = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

/** When the caller opened a document of Noah's, checked in both the document and the list. */
const openedBy = async (as: TestPerson, id: string) => {
  const response = await api.call({ path: `documents/${id}/`, as });
  const { opened_at: opened } = documentSchema.parse(response.json());
  const listed = (await documents.list(as, `client_id=${noah.id}`)).results.find(
    (one) => one.id === id,
  );
  expect(listed?.opened_at).toBe(opened);
  return opened;
};

describe('the record of opened documents', () => {
  it('is written at the first request for a link, and not by listing them', async () => {
    const { id, opened_at } = await documents.upload({ as: staff, fields: { client_id: noah.id } });
    expect(opened_at).toBeNull();
    expect(await openedBy(noah, id)).toBeNull();
    const first = api.clock.now.toISOString();
    await Promise.all([documents.requestLink(id, noah), documents.requestLink(id, noah)]);
    api.clock.advance(1000);
    await documents.requestLink(id, noah);
    expect(await openedBy(noah, id)).toBe(first);
  });

  it('is separate for each user: what staff open stays new to the client and other staff', async () => {
    const { id } = await documents.upload({ as: noah });
    await documents.requestLink(id, staff);
    expect(await openedBy(staff, id)).not.toBeNull();
    for (const other of [noah, admin]) expect(await openedBy(other, id)).toBeNull();
  });

  it('is not written for a client without access to the document', async () => {
    const { id } = await documents.upload({ as: staff, fields: { client_id: noah.id } });
    expect((await documents.requestLink(id, mia)).statusCode).toBe(404);
    expect(await openedBy(noah, id)).toBeNull();
  });

  it('is deleted with a removed document', async () => {
    const { id } = await documents.upload({ as: noah });
    await documents.requestLink(id, noah);
    const response = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah });
    expect(response.statusCode).toBe(204);
  });
});

describe('a list of documents', () => {
  it('can be filtered, searched, sorted and paged, with the count of each category', async () => {
    const emma = await api.signIn();
    for (const [name, category] of [
      ['b.pdf', 'reports'],
      ['a 100%.pdf', 'reports'],
      ['c.pdf', 'photos'],
    ] as const) {
      api.clock.advance(1000);
      await documents.upload({ as: emma, name, fields: { category } });
    }
    const names = async (query: string) =>
      (await documents.list(emma, query)).results.map(({ file_name }) => file_name);
    expect(await names('')).toEqual(['c.pdf', 'a 100%.pdf', 'b.pdf']);
    expect(await names('ordering=file_name')).toEqual(['a 100%.pdf', 'b.pdf', 'c.pdf']);
    expect(await names('search=100%25')).toEqual(['a 100%.pdf']);
    expect(await names('source=company')).toEqual([]);
    expect(await names('page=2&page_size=2')).toEqual(['b.pdf']);
    const filtered = await documents.list(emma, 'category=reports&page_size=1');
    expect(filtered).toMatchObject({ count: 2, category_counts: { reports: 2, photos: 1 } });
    expect(filtered.next).toBe(
      '/api/v1/documents/?page=2&page_size=1&category=reports&ordering=-created_at',
    );
    expect((await documents.list(staff, `client_id=${emma.id}`)).count).toBe(3);
  });
});
