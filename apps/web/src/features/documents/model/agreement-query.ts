import type { ListDocumentsQuery } from '@cleaning/contract';

/** The call that finds the agreement that a participant has with us now. */
export const AGREEMENT_QUERY = {
  category: 'agreements',
  source: 'company',
  ordering: '-created_at',
  page_size: 1,
} as const satisfies ListDocumentsQuery;
