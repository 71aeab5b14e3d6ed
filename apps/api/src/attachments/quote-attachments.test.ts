import { quoteAttachmentSchema } from '@cleaning/contract/attachments';
import { fileLinkSchema } from '@cleaning/contract/files';
import { pageOf } from '@cleaning/contract/http';
import { describe, expect, it } from 'vitest';
import { runDue } from '../../test/run-due.ts';
import type { TestPerson } from '../../test/create-test-app.ts';
import { multipart } from '../../test/multipart.ts';
import { createDraft, storeStatus } from '../../test/quote-fixtures.ts';
import { aPdf, aPhoto, named } from '../../test/sample-files.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { hasContent } from '../../test/stored-content.ts';
import { removeOrphansJob } from '../core/files/remove-orphans-job.ts';

const api = startBeforeAll();
const mia = makeBeforeAll(() => api.signIn());
const noah = makeBeforeAll(() => api.signIn());
const staff = makeBeforeAll(() => api.signIn({ userType: 'staff' }));

async function send(quoteId: string, as: TestPerson, content = aPdf(), key?: string) {
  const form = await multipart({ quote_id: quoteId, file: named('room', content) });
  const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return api.call({ method: 'POST', path: 'quotes/attachments/', as, body: form.body, headers });
}

async function attach(quoteId: string, as: TestPerson) {
  const response = await send(quoteId, as);
  expect(response.statusCode).toBe(201);
  return quoteAttachmentSchema.parse(response.json());
}

const list = async (quoteId: string, as: TestPerson) => {
  const response = await api.call({ path: `quotes/attachments/?quote_id=${quoteId}`, as });
  expect(response.statusCode).toBe(200);
  return pageOf(quoteAttachmentSchema).parse(response.json());
};

const remove = (id: string, as: TestPerson) =>
  api.call({ method: 'DELETE', path: `quotes/attachments/${id}/`, as });

const link = (id: string, as: TestPerson) =>
  api.call({ method: 'POST', path: `quotes/attachments/${id}/link/`, as });

describe('the files of a quote', () => {
  it('are added, listed, downloaded and removed by its client', async () => {
    const quote = await createDraft(api, mia);
    const first = await attach(quote.id, mia);
    api.clock.advance(1000);
    const second = await attach(quote.id, mia);
    const page = await list(quote.id, mia);
    expect(page.results.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(page.results[0]).toMatchObject({
      quote_id: quote.id,
      file_name: 'room.pdf',
      source: 'client',
      can_remove: true,
    });
    const file = await api.app.inject(fileLinkSchema.parse((await link(first.id, mia)).json()).url);
    expect(file.rawPayload.equals(aPdf())).toBe(true);
    expect((await remove(first.id, mia)).statusCode).toBe(204);
    expect((await list(quote.id, mia)).count).toBe(1);
  });

  it('are not visible to another client', async () => {
    const quote = await createDraft(api, mia);
    const { id } = await attach(quote.id, mia);
    const outcomes = await Promise.all([
      send(quote.id, noah),
      link(id, noah),
      remove(id, noah),
      api.call({ path: `quotes/attachments/?quote_id=${quote.id}`, as: noah }),
    ]);
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('cannot be changed by the client once the company has answered, but by staff', async () => {
    const quote = await createDraft(api, mia);
    const { id } = await attach(quote.id, mia);
    await storeStatus(api, quote, 'sent');
    const refused = await send(quote.id, mia);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'invalid_transition' });
    expect((await remove(id, mia)).statusCode).toBe(409);
    expect((await list(quote.id, mia)).results[0]).toMatchObject({ can_remove: false });
    const added = await attach(quote.id, staff);
    expect(added).toMatchObject({ source: 'company', can_remove: true });
    expect((await remove(added.id, staff)).statusCode).toBe(204);
  });

  it('can be removed only by the side that added them', async () => {
    const quote = await createDraft(api, mia);
    const mine = await attach(quote.id, mia);
    const theirs = await attach(quote.id, staff);
    expect((await remove(mine.id, staff)).statusCode).toBe(403);
    expect((await remove(theirs.id, mia)).statusCode).toBe(403);
  });

  it('are limited to ten, also for concurrent uploads', async () => {
    const quote = await createDraft(api, mia);
    for (let index = 0; index < 8; index += 1) await attach(quote.id, mia);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(quote.id, mia)));
    const statuses = outcomes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 400, 400, 400]);
    expect((await list(quote.id, mia)).count).toBe(10);
    expect((await send(quote.id, staff)).json()).toEqual({
      file: ['A quote can have 10 files. Remove one before you add another.'],
    });
  });

  it('are added once however often one is sent, the tenth as well', async () => {
    const quote = await createDraft(api, mia);
    for (let index = 0; index < 9; index += 1) await attach(quote.id, mia);
    const tenth = () => send(quote.id, mia, aPdf('tenth'), 'tenth');
    const [first, second] = [await tenth(), await tenth()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await list(quote.id, mia)).count).toBe(10);
  });

  it('are deleted with a draft, including their content', async () => {
    const quote = await createDraft(api, mia);
    const { id } = await attach(quote.id, mia);
    const { url } = fileLinkSchema.parse((await link(id, mia)).json());
    const deletion = await api.call({
      method: 'DELETE',
      path: `quotes/${quote.id}/?version=${quote.version}`,
      as: mia,
    });
    expect(deletion.statusCode).toBe(204);
    const later = new Date(api.clock.now.getTime() + 2 * 60 * 60_000);
    expect((await api.app.inject(url)).statusCode).toBe(404);
    await runDue(api, removeOrphansJob, { now: later });
    expect(await hasContent(api.fileStore, url)).toBe(false);
  });

  it('are validated by their content', async () => {
    const quote = await createDraft(api, mia);
    const response = await send(quote.id, mia, Buffer.from('<script>alert(1)</script>'));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      file: ['Choose a PDF, JPEG, PNG, WebP or HEIC file.'],
    });
    expect((await send(quote.id, mia, await aPhoto())).statusCode).toBe(201);
  });
});
