import type { ListQuotesQuery } from '@cleaning/contract';

/** Every cache key, in one place, so that what is read and what is invalidated cannot drift apart. */
export const queryKeys = {
  quotes: {
    all: ['quotes'],
    lists: ['quotes', 'list'],
    mine: (query: ListQuotesQuery) => ['quotes', 'list', 'mine', query],
    everyone: (query: ListQuotesQuery) => ['quotes', 'list', 'everyone', query],
    detail: (id: string) => ['quotes', 'detail', id],
  },
  services: { catalogue: ['services', 'catalogue'] },
  accounts: { profile: ['accounts', 'profile'] },
} as const;
