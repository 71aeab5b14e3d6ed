import { documentSchema, documentsPageSchema } from '@cleaning/contract/documents';
import { fileLinkSchema } from '@cleaning/contract/files';
import { expect } from 'vitest';
import type { TestApp, TestPerson } from './create-test-app.ts';
import { multipart } from './multipart.ts';
import { aPdf, named } from './sample-files.ts';

interface Upload {
  readonly as: TestPerson;
  readonly name?: string;
  readonly content?: Buffer;
  readonly fields?: Readonly<Record<string, string>>;
  readonly key?: string;
}

/** The calls about documents. Each checks the exact shape of its answer. */
export function documentCalls(api: TestApp) {
  const send = async ({ as, name = 'plan.pdf', content = aPdf(), fields = {}, key }: Upload) => {
    const form = await multipart({ category: 'reports', ...fields, file: named(name, content) });
    const headers = { ...form.headers, ...(key !== undefined && { 'idempotency-key': key }) };
    return api.call({ method: 'POST', path: 'documents/', as, body: form.body, headers });
  };

  const requestLink = (id: string, as: TestPerson) =>
    api.call({ method: 'POST', path: `documents/${id}/link/`, as });

  const linkTo = async (id: string, as: TestPerson): Promise<string> => {
    const response = await requestLink(id, as);
    expect(response.statusCode).toBe(200);
    return fileLinkSchema.parse(response.json()).url;
  };

  return {
    /** Uploads a document, and returns any answer. */
    send,
    upload: async (options: Upload) => {
      const response = await send(options);
      expect(response.statusCode).toBe(201);
      return documentSchema.parse(response.json());
    },
    list: async (as: TestPerson, query = '') => {
      const response = await api.call({ path: `documents/?${query}`, as });
      expect(response.statusCode).toBe(200);
      return documentsPageSchema.parse(response.json());
    },
    /** Requests a link to the content, and returns any answer. */
    requestLink,
    linkTo,
    /** Fetches the content through a link. */
    fetch: async (id: string, as: TestPerson) => api.app.inject(await linkTo(id, as)),
  };
}
