import type { ClientDocument } from '@cleaning/contract';

/** How long a document counts as new, in milliseconds: a week. */
const NEW_FOR_MS = 7 * 24 * 60 * 60_000;

/** Whether the company added a document within the week. What clients add is no news to them. */
export function isNew(
  { source, created_at: created }: Pick<ClientDocument, 'source' | 'created_at'>,
  now: Date,
): boolean {
  return source === 'company' && now.getTime() - new Date(created).getTime() < NEW_FOR_MS;
}
