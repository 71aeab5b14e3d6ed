import { describe, expect, it } from 'vitest';
import { runDue } from '../../test/run-due.ts';
import { documentCalls } from '../../test/document-fixtures.ts';
import { makeBeforeAll, startBeforeAll } from '../../test/set-up.ts';
import { hasContent } from '../../test/stored-content.ts';
import { removeOrphansJob } from '../core/files/remove-orphans-job.ts';

const api = startBeforeAll();
const documents = documentCalls(api);
const mia = makeBeforeAll(() => api.signIn({ firstName: 'Mia', lastName: 'Tran' }));

async function linkParts() {
  const { id } = await documents.upload({ as: mia });
  const url = await documents.linkTo(id, mia);
  return new URL(url, 'http://localhost');
}

const open = async (url: URL) => api.app.inject(`${url.pathname}${url.search}`);

describe('a link to a file', () => {
  it('expires after five minutes, with a message', async () => {
    const url = await linkParts();
    api.clock.advance(4 * 60_000);
    expect((await open(url)).statusCode).toBe(200);
    api.clock.advance(61_000);
    const response = await open(url);
    expect(response.statusCode).toBe(404);
    expect(response.json<{ detail: string }>().detail).toContain('This link has ended.');
  });

  it('cannot be changed to last longer, or to open another file', async () => {
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

  it('stops working at once when the document is removed', async () => {
    const { id } = await documents.upload({ as: mia });
    const url = await documents.linkTo(id, mia);
    expect((await api.app.inject(url)).statusCode).toBe(200);
    const removal = await api.call({ method: 'DELETE', path: `documents/${id}/`, as: mia });
    expect(removal.statusCode).toBe(204);
    expect((await api.app.inject(url)).statusCode).toBe(404);
  });

  it.each(['', '?expires=1', '?expires=9999999999&signature=short', '?expires=x&signature=y'])(
    'is refused without all its parts (%s)',
    async (query) => {
      const url = await linkParts();
      expect((await api.app.inject(`${url.pathname}${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the clean-up of documents', () => {
  const HOUR = 60 * 60_000;

  it('deletes only the content of removed documents', async () => {
    const kept = await documents.upload({ as: mia });
    const removed = await documents.upload({ as: mia });
    const url = await documents.linkTo(removed.id, mia);
    await api.call({ method: 'DELETE', path: `documents/${removed.id}/`, as: mia });
    await runDue(api, removeOrphansJob);
    // A new orphan is kept for a while, since its upload may still be under way.
    expect(await hasContent(api.fileStore, url)).toBe(true);
    const later = new Date(api.clock.now.getTime() + 2 * HOUR);
    await Promise.all([
      runDue(api, removeOrphansJob, { now: later }),
      runDue(api, removeOrphansJob, { now: later }),
    ]);
    expect(await hasContent(api.fileStore, url)).toBe(false);
    expect((await documents.fetch(kept.id, mia)).statusCode).toBe(200);
  });

  it('is repeated after the store failed', async () => {
    const { id } = await documents.upload({ as: mia });
    const url = await documents.linkTo(id, mia);
    await api.call({ method: 'DELETE', path: `documents/${id}/`, as: mia });
    const later = new Date(api.clock.now.getTime() + 2 * HOUR);
    const fileStore = {
      ...api.fileStore,
      remove: () => Promise.reject(new Error('The store is down.')),
    };
    await expect(runDue(api, removeOrphansJob, { fileStore, now: later })).rejects.toThrow(
      'The store is down.',
    );
    expect(await hasContent(api.fileStore, url)).toBe(true);
    await runDue(api, removeOrphansJob, { now: later });
    expect(await hasContent(api.fileStore, url)).toBe(false);
  });
});
