import { documentSchema } from '@cleaning/contract/documents';
import { describe, expect, it } from 'vitest';
import { documentCalls } from '../../test/document-fixtures.ts';
import { aPdf, aPhoto } from '../../test/sample-files.ts';
import { aHeic } from '../../test/sample-heic.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';

const api = startBeforeAll();
const documents = documentCalls(api);
const mia = makeBeforeAll(() => api.signIn({ firstName: 'Mia', lastName: 'Tran' }));
const noah = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));
const admin = makeBeforeAll(() => api.signIn({ userType: 'admin' }));

const audited = async () => {
  const response = await api.call({ path: 'audit/?subject_type=document', as: admin });
  return response
    .json<{ results: { action: string; subject_id: string }[] }>()
    .results.map(({ action, subject_id }) => `${action} ${subject_id}`);
};

describe('a document of a client', () => {
  it('is stored, and its link returns the same bytes', async () => {
    const content = aPdf('from Mia');
    const document = await documents.upload({ as: mia, name: 'Räumung.pdf', content });
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
    const file = await documents.fetch(document.id, mia);
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

  it('becomes a JPEG when it was sent as a HEIC picture, and shows so', async () => {
    const document = await documents.upload({ as: mia, name: 'Kitchen.heic', content: aHeic() });
    expect(document).toMatchObject({ file_name: 'Kitchen.jpg', media_type: 'image/jpeg' });
    const file = await documents.fetch(document.id, mia);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload).toHaveLength(document.byte_size);
  });

  it('cannot be listed, downloaded or removed by another client', async () => {
    const { id } = await documents.upload({ as: mia });
    for (const call of [
      api.call({ path: `documents/${id}/`, as: noah }),
      documents.requestLink(id, noah),
      api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah }),
    ]) {
      expect((await call).statusCode).toBe(404);
    }
    expect((await documents.list(noah)).count).toBe(0);
    expect((await documents.list(noah, `client_id=${mia.id}`)).count).toBe(0);
  });

  it('does not reveal its storage key, its hash or who uploaded it', async () => {
    const document = (await documents.send({ as: mia })).json<object>();
    expect(Object.keys(document).toSorted()).toEqual(Object.keys(documentSchema.shape).toSorted());
  });

  it('is stored once however often its upload is repeated, and is mailed once', async () => {
    const owner = await api.signIn();
    const again = () =>
      documents.send({
        as: staff,
        key: 'one-file',
        fields: { client_id: owner.id, category: 'agreements' },
      });
    const answers = [...(await Promise.all([again(), again(), again()])), await again()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await documents.list(owner)).count).toBe(1);
    expect(await api.mails(owner.email)).toHaveLength(1);
  });

  it('is refused when its upload key was used with another file, name or category', async () => {
    const first = { as: mia, key: 'another-file' };
    await documents.upload(first);
    const others = [
      { content: aPdf('other') },
      { name: 'b.pdf' },
      { fields: { category: 'photos' } },
    ];
    for (const other of others) {
      const response = await documents.send({ ...first, ...other });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
    }
  });

  it('is refused for another client', async () => {
    const response = await documents.send({ as: mia, fields: { client_id: noah.id } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('client_id');
  });

  it.each([
    ['without a category', { category: '' }, 'category'],
    ['in a category that is not known', { category: 'taxes' }, 'category'],
  ])('is refused %s', async (_what, fields, field) => {
    const response = await documents.send({ as: mia, fields });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty(field);
  });

  it('is refused when its content does not match its name, and is not listed', async () => {
    const before = await documents.list(mia);
    const response = await documents.send({ as: mia, name: 'plan.pdf', content: await aPhoto() });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ file: string[] }>().file[0]).toContain('is a JPEG picture');
    expect((await documents.list(mia)).count).toBe(before.count);
  });

  it('is refused above ten megabytes', async () => {
    const response = await documents.send({
      as: mia,
      content: Buffer.alloc(10 * 1024 * 1024 + 1, 65),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json<{ detail: string }>().detail).toContain('larger than 10 MB');
  });
});

describe('a document added by staff', () => {
  it('belongs to the client, who gets a mail without its name', async () => {
    const document = await documents.upload({
      as: staff,
      name: 'Secret diagnosis.pdf',
      fields: { client_id: noah.id, category: 'agreements' },
    });
    expect(document).toMatchObject({ client_id: noah.id, source: 'company', can_remove: true });
    const seen = (await documents.list(noah)).results[0];
    expect(seen).toMatchObject({ id: document.id, source: 'company', can_remove: false });
    const [mail] = await api.mails(noah.email);
    expect(mail?.subject).toBe('There is a new document for you');
    expect(`${mail?.text} ${mail?.html}`).toContain('/clients/documents');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/diagnosis/u);
    expect((await documents.fetch(document.id, noah)).statusCode).toBe(200);
  });

  it('requires a client', async () => {
    for (const fields of [{}, { client_id: staff.id }]) {
      const response = await documents.send({ as: staff, fields });
      expect(response.json()).toEqual({ client_id: ['Choose a client.'] });
    }
  });

  it('cannot be removed by the client', async () => {
    const { id } = await documents.upload({ as: staff, fields: { client_id: noah.id } });
    const response = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: noah });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      detail: 'Only the person who added a document can remove it.',
    });
  });

  it('is recorded in the audit log', async () => {
    const { id } = await documents.upload({ as: staff, fields: { client_id: noah.id } });
    await documents.requestLink(id, staff);
    await api.call({ method: 'DELETE', path: `documents/${id}/`, as: staff });
    expect((await audited()).slice(0, 3)).toEqual([
      `delete ${id}`,
      `download ${id}`,
      `create ${id}`,
    ]);
  });
});
