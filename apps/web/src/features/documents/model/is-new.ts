import type { ClientDocument } from '@cleaning/contract';

/** Whether the company added a document that the client has not opened. What they add is no news. */
export function isNew({
  source,
  opened_at: opened,
}: Pick<ClientDocument, 'source' | 'opened_at'>): boolean {
  return source === 'company' && opened === null;
}
