import type {
  EndpointQuery,
  Endpoints,
  ListAuditEntriesQuery,
  ListCatalogueQuery,
  ListClaimBatchesQuery,
  ListClientsQuery,
  ListMyInvoicesQuery,
  ListDocumentsQuery,
  ListQuoteAttachmentsQuery,
  ListQuotesQuery,
  ListUsersQuery,
} from '@cleaning/contract';

/** Every cache key, in one place, so that what is read and what is invalidated cannot drift apart. */
export const queryKeys = {
  quotes: {
    all: ['quotes'],
    lists: ['quotes', 'list'],
    mine: (query: ListQuotesQuery) => ['quotes', 'list', 'mine', query],
    everyone: (query: ListQuotesQuery) => ['quotes', 'list', 'everyone', query],
    detail: (id: string) => ['quotes', 'detail', id],
  },
  invoices: {
    all: ['invoices'],
    lists: ['invoices', 'list'],
    mine: (query: ListMyInvoicesQuery) => ['invoices', 'list', 'mine', query],
    everyone: (query: EndpointQuery<Endpoints['listInvoices']>) => [
      'invoices',
      'list',
      'everyone',
      query,
    ],
    ndis: (query: EndpointQuery<Endpoints['listNdisInvoices']>) => [
      'invoices',
      'list',
      'ndis',
      query,
    ],
    stats: ['invoices', 'list', 'stats'],
    statement: (query: EndpointQuery<Endpoints['getStatement']>) => [
      'invoices',
      'list',
      'statement',
      query,
    ],
    detail: (id: string) => ['invoices', 'detail', id],
    check: (id: string) => ['invoices', 'detail', id, 'check'],
  },
  documents: {
    lists: ['documents', 'list'],
    list: (query: ListDocumentsQuery) => ['documents', 'list', query],
    attachments: ['documents', 'of-quote'],
    ofQuote: (query: ListQuoteAttachmentsQuery) => ['documents', 'of-quote', query],
  },
  ndis: {
    catalogues: ['ndis', 'catalogue'],
    catalogue: (query: ListCatalogueQuery) => ['ndis', 'catalogue', query],
    batches: ['ndis', 'claim-batches'],
    claimBatches: (query: ListClaimBatchesQuery) => ['ndis', 'claim-batches', query],
  },
  settings: ['settings'],
  services: { catalogue: ['services', 'catalogue'] },
  accounts: {
    profile: ['accounts', 'profile'],
    clientProfile: ['accounts', 'client-profile'],
    socialAccounts: ['accounts', 'social'],
    sessions: ['accounts', 'sessions'],
    addresses: ['accounts', 'addresses'],
    dashboard: ['accounts', 'dashboard'],
  },
  clients: {
    all: ['clients'],
    list: (query: ListClientsQuery) => ['clients', 'list', query],
    detail: (id: string) => ['clients', 'detail', id],
  },
  users: {
    lists: ['users', 'list'],
    list: (query: ListUsersQuery) => ['users', 'list', query],
    detail: (id: string) => ['users', 'detail', id],
  },
  audit: { list: (query: ListAuditEntriesQuery) => ['audit', 'list', query] },
} as const;
