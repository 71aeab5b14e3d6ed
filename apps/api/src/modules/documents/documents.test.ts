import { documentSchema, documentsPageSchema, fileLinkSchema } from '@cleaning/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../test/create-test-app.ts';
import { multipart } from '../../../test/multipart.ts';
import { aPdf, aPhoto, named } from '../../../test/sample-files.ts';
import { aHeic } from '../../../test/sample-heic.ts';
import { hasContent } from '../../../test/stored-content.ts';
import { cleanUpFiles } from '../../platform/files/cleanup.ts';

let api: TestApp;
let mia: TestPerson;
let noah: TestPerson;
let staff: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  api = await createTestApp();
  mia = await api.signIn({ firstName: 'Mia', lastName: 'Tran' });
  noah = await api.signIn();
  staff = await api.signIn({ userType: 'staff' });
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

interface Upload {
  readonly as: TestPerson;
  readonly name?: string;
  readonly content?: Buffer;
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
}

async function send({ as, name = 'plan.pdf', content = aPdf(), fields = {}, key }: Upload) {
  const form = await multipart({ category: 'reports', ...fields, file: named(name, content) });
  const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return api.call({ method: 'POST', path: 'documents/', as, body: form.body, headers });
}

async function upload(options: Upload) {
  const response = await send(options);
  expect(response.statusCode).toBe(201);
  return documentSchema.parse(response.json());
}

const list = async (as: TestPerson, query = '') => {
  const response = await api.call({ path: `documents/?${query}`, as });
  expect(response.statusCode).toBe(200);
  return documentsPageSchema.parse(response.json());
};

const linkTo = (id: string, as: TestPerson) =>
  api.call({ method: 'POST', path: `documents/${id}/link/`, as });

async function follow(id: string, as: TestPerson) {
  const response = await linkTo(id, as);
  expect(response.statusCode).toBe(200);
  return api.app.inject(fileLinkSchema.parse(response.json()).url);
}

const audited = async () => {
  const response = await api.call({ path: 'audit/?subject_type=document', as: admin });
  return response
    .json<{ results: { action: string; subject_id: string }[] }>()
    .results.map(({ action, subject_id }) => `${action} ${subject_id}`);
};

describe('a document of a client', () => {
  it('is kept, and comes back to the byte by a link', async () => {
    const content = aPdf('from Mia');
    const document = await upload({ as: mia, name: 'Räumung.pdf', content });
    expect(document).toMatchObject({
      client_id: mia.id,
      client_name: 'Mia Tran',
      category: 'reports',
      file_name: 'Räumung.pdf',
      media_type: 'application/pdf',
      byte_size: content.length,
      source: 'client',
      can_remove: true,
    });
    const file = await follow(document.id, mia);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="R_umung.pdf"'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is a JPEG when it was sent as a HEIC picture, and says so', async () => {
    const document = await upload({ as: mia, name: 'Kitchen.heic', content: aHeic() });
    expect(document).toMatchObject({ file_name: 'Kitchen.jpg', media_type: 'image/jpeg' });
    const file = await follow(document.id, mia);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload).toHaveLength(document.byte_size);
  });

  it('is nobody else’s to see, to fetch or to remove', async () => {
    const { id } = await upload({ as: mia });
    for (const call of [
      api.call({ path: `documents/${id}/`, as: noah }),
      linkTo(id, noah),
      api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah }),
    ]) {
      expect((await call).statusCode).toBe(404);
    }
    expect((await list(noah)).count).toBe(0);
    expect((await list(noah, `client_id=${mia.id}`)).count).toBe(0);
  });

  it('does not tell its store key, its hash or who uploaded it', async () => {
    const document = (await send({ as: mia })).json<object>();
    expect(Object.keys(document).toSorted()).toEqual(Object.keys(documentSchema.shape).toSorted());
  });

  it('is one however often its upload is repeated, at once or later, and is mailed once', async () => {
    const owner = await api.signIn();
    const again = () =>
      send({ as: staff, key: 'one-file', fields: { client_id: owner.id, category: 'agreements' } });
    const answers = [...(await Promise.all([again(), again(), again()])), await again()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await list(owner)).count).toBe(1);
    expect(await api.mails(owner.email)).toHaveLength(1);
  });

  it('is refused when the key of its upload came with another file, name or category', async () => {
    const first = { as: mia, key: 'another-file' };
    await upload(first);
    const others = [
      { content: aPdf('other') },
      { name: 'b.pdf' },
      { fields: { category: 'photos' } },
    ];
    for (const other of others) {
      const response = await send({ ...first, ...other });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
    }
  });

  it('is refused for another client', async () => {
    const response = await send({ as: mia, fields: { client_id: noah.id } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('client_id');
  });

  it.each([
    ['without a category', { category: '' }, 'category'],
    ['in a category that is not known', { category: 'taxes' }, 'category'],
  ])('is refused %s', async (_what, fields, field) => {
    const response = await send({ as: mia, fields });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(field);
  });

  it('is refused when it is not what it is called, and nothing is listed', async () => {
    const before = await list(mia);
    const response = await send({ as: mia, name: 'plan.pdf', content: await aPhoto() });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ file: string[] }>().file[0]).toContain('is a JPEG picture');
    expect((await list(mia)).count).toBe(before.count);
  });

  it('is refused above ten megabytes', async () => {
    const response = await send({ as: mia, content: Buffer.alloc(10 * 1024 * 1024 + 1, 65) });
    expect(response.statusCode).toBe(413);
    expect(response.json<{ detail: string }>().detail).toContain('larger than 10 MB');
  });
});

describe('a document that staff add', () => {
  it('is the client’s, who gets a mail that does not say what it is', async () => {
    const document = await upload({
      as: staff,
      name: 'Secret diagnosis.pdf',
      fields: { client_id: noah.id, category: 'agreements' },
    });
    expect(document).toMatchObject({ client_id: noah.id, source: 'company', can_remove: true });
    const seen = (await list(noah)).results[0];
    expect(seen).toMatchObject({ id: document.id, source: 'company', can_remove: false });
    const [mail] = await api.mails(noah.email);
    expect(mail?.subject).toBe('There is a new document for you');
    expect(`${mail?.text} ${mail?.html}`).toContain('/clients/documents');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/diagnosis/u);
    expect((await follow(document.id, noah)).statusCode).toBe(200);
  });

  it('needs a client', async () => {
    for (const fields of [{}, { client_id: staff.id }]) {
      const response = await send({ as: staff, fields });
      expect(response.json()).toEqual({ client_id: ['Choose a client.'] });
    }
  });

  it('is not the client’s to remove', async () => {
    const { id } = await upload({ as: staff, fields: { client_id: noah.id } });
    const response = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      detail: 'Only whoever added a document can remove it.',
    });
  });

  it('leaves a trace of what staff did with it', async () => {
    const { id } = await upload({ as: staff, fields: { client_id: noah.id } });
    await linkTo(id, staff);
    await api.call({ method: 'DELETE', path: `documents/${id}/`, as: staff });
    expect((await audited()).slice(0, 3)).toEqual([
      `delete ${id}`,
      `download ${id}`,
      `create ${id}`,
    ]);
  });
});

/** When somebody opened a document of Noah’s, as the document and the list agree. */
const openedBy = async (as: TestPerson, id: string) => {
  const response = await api.call({ path: `documents/${id}/`, as });
  const { opened_at: opened } = documentSchema.parse(response.json());
  const listed = (await list(as, `client_id=${noah.id}`)).results.find((one) => one.id === id);
  expect(listed?.opened_at).toBe(opened);
  return opened;
};

describe('what a person has opened', () => {
  it('is noted when they first ask for a link, and not when they see it in a list', async () => {
    const { id, opened_at } = await upload({ as: staff, fields: { client_id: noah.id } });
    expect(opened_at).toBeNull();
    expect(await openedBy(noah, id)).toBeNull();
    const first = api.clock.now.toISOString();
    await Promise.all([linkTo(id, noah), linkTo(id, noah)]);
    api.clock.advance(1000);
    await linkTo(id, noah);
    expect(await openedBy(noah, id)).toBe(first);
  });

  it('is theirs alone: what staff open stays new to the client, and to other staff', async () => {
    const { id } = await upload({ as: noah });
    await linkTo(id, staff);
    expect(await openedBy(staff, id)).not.toBeNull();
    for (const other of [noah, admin]) expect(await openedBy(other, id)).toBeNull();
  });

  it('is not noted for somebody whose document it is not', async () => {
    const { id } = await upload({ as: staff, fields: { client_id: noah.id } });
    expect((await linkTo(id, mia)).statusCode).toBe(404);
    expect(await openedBy(noah, id)).toBeNull();
  });

  it('goes with a removed document', async () => {
    const { id } = await upload({ as: noah });
    await linkTo(id, noah);
    const response = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah });
    expect(response.statusCode).toBe(204);
  });
});

describe('a list of documents', () => {
  it('is filtered, searched, ordered and paged, with the count of each category', async () => {
    const emma = await api.signIn();
    for (const [name, category] of [
      ['b.pdf', 'reports'],
      ['a 100%.pdf', 'reports'],
      ['c.pdf', 'photos'],
    ] as const) {
      api.clock.advance(1000);
      await upload({ as: emma, name, fields: { category } });
    }
    const names = async (query: string) =>
      (await list(emma, query)).results.map(({ file_name }) => file_name);
    expect(await names('')).toEqual(['c.pdf', 'a 100%.pdf', 'b.pdf']);
    expect(await names('ordering=file_name')).toEqual(['a 100%.pdf', 'b.pdf', 'c.pdf']);
    expect(await names('search=100%25')).toEqual(['a 100%.pdf']);
    expect(await names('source=company')).toEqual([]);
    expect(await names('page=2&page_size=2')).toEqual(['b.pdf']);
    const filtered = await list(emma, 'category=reports&page_size=1');
    expect(filtered).toMatchObject({ count: 2, category_counts: { reports: 2, photos: 1 } });
    expect(filtered.next).toBe(
      '/api/v1/documents/?page=2&page_size=1&category=reports&ordering=-created_at',
    );
    expect((await list(staff, `client_id=${emma.id}`)).count).toBe(3);
  });
});

async function linkParts() {
  const { id } = await upload({ as: mia });
  const { url } = fileLinkSchema.parse((await linkTo(id, mia)).json());
  return new URL(url, 'http://localhost');
}

const open = async (url: URL) => api.app.inject(`${url.pathname}${url.search}`);

describe('a link to a file', () => {
  it('ends after five minutes, and says so', async () => {
    const url = await linkParts();
    api.clock.advance(4 * 60_000);
    expect((await open(url)).statusCode).toBe(200);
    api.clock.advance(61_000);
    const response = await open(url);
    expect(response.statusCode).toBe(404);
    expect(response.json<{ detail: string }>().detail).toContain('This link has ended.');
  });

  it('cannot be made to last longer, or to open another file', async () => {
    const url = await linkParts();
    const later = new URL(url);
    later.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 600));
    const other = new URL(url);
    other.pathname = (await linkParts()).pathname;
    const forged = new URL(url);
    forged.searchParams.set('signature', 'A'.repeat(43));
    for (const attempt of [later, other, forged]) {
      expect((await open(attempt)).statusCode).toBe(404);
    }
  });

  it('ends at once when the document is removed', async () => {
    const { id } = await upload({ as: mia });
    const { url } = fileLinkSchema.parse((await linkTo(id, mia)).json());
    expect((await api.app.inject(url)).statusCode).toBe(200);
    const removal = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: mia });
    expect(removal.statusCode).toBe(204);
    expect((await api.app.inject(url)).statusCode).toBe(404);
  });

  it.each(['', '?expires=1', '?expires=9999999999&signature=short', '?expires=x&signature=y'])(
    'that is not whole (%s) is refused',
    async (query) => {
      const url = await linkParts();
      expect((await api.app.inject(`${url.pathname}${query}`)).statusCode).toBe(400);
    },
  );
});

const stores = () => ({ database: api.database, fileStore: api.fileStore });

describe('cleanup', () => {
  const HOUR = 60 * 60_000;

  it('takes the content of a removed document, and of no other', async () => {
    const kept = await upload({ as: mia });
    const removed = await upload({ as: mia });
    const link = fileLinkSchema.parse((await linkTo(removed.id, mia)).json());
    await api.call({ method: 'DELETE', path: `documents/${removed.id}/`, as: mia });
    await cleanUpFiles(stores(), api.clock.now);
    // Not at once: it might be an upload that is under way.
    expect(await hasContent(api.fileStore, link.url)).toBe(true);
    const later = new Date(api.clock.now.getTime() + 2 * HOUR);
    await Promise.all([cleanUpFiles(stores(), later), cleanUpFiles(stores(), later)]);
    expect(await hasContent(api.fileStore, link.url)).toBe(false);
    expect((await follow(kept.id, mia)).statusCode).toBe(200);
  });

  it('does its work again after a store that failed', async () => {
    const { id } = await upload({ as: mia });
    const link = fileLinkSchema.parse((await linkTo(id, mia)).json());
    await api.call({ method: 'DELETE', path: `documents/${id}/`, as: mia });
    const later = new Date(api.clock.now.getTime() + 2 * HOUR);
    const away = {
      ...api.fileStore,
      remove: () => Promise.reject(new Error('The store is away.')),
    };
    await expect(cleanUpFiles({ database: api.database, fileStore: away }, later)).rejects.toThrow(
      'The store is away.',
    );
    expect(await hasContent(api.fileStore, link.url)).toBe(true);
    await cleanUpFiles(stores(), later);
    expect(await hasContent(api.fileStore, link.url)).toBe(false);
  });
});
