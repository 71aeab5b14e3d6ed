import type { ClientDocument } from '@cleaning/contract';
import type { Queryable } from '../../platform/db/client.ts';
import { clientViewer } from '../../platform/http/viewer.ts';
import { listDocuments } from './document-repository.ts';
import { toDocument } from './mapper.ts';

/** How many documents are looked up at once. */
const BATCH = 500;

/** What is kept about each document of a client, for the copy of their own data; files come by link. */
export async function exportFor(queryable: Queryable, clientId: string): Promise<ClientDocument[]> {
  const viewer = clientViewer(clientId);
  const filter = { viewer, clientId: null, category: null, source: null, search: '' };
  const found: ClientDocument[] = [];
  for (let offset = 0; ; offset += BATCH) {
    const window = { ordering: 'created_at', limit: BATCH, offset } as const;
    const rows = await listDocuments(queryable, filter, window);
    found.push(...rows.map((row) => toDocument(row, viewer)));
    if (rows.length < BATCH) return found;
  }
}
