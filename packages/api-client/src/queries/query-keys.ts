import type { ListUsersQuery } from '@cleaning/contract/accounts';
import type {
  CheckPlanQuery,
  ListAppointmentsQuery,
  ListMyAppointmentsQuery,
  StaffCalendarQuery,
} from '@cleaning/contract/appointments';
import type { ListQuoteAttachmentsQuery } from '@cleaning/contract/attachments';
import type { ListAuditEntriesQuery } from '@cleaning/contract/audit';
import type { ListClaimBatchesQuery } from '@cleaning/contract/claims';
import type { ClientHistoryQuery, ListClientsQuery } from '@cleaning/contract/clients';
import type { ListDocumentsQuery } from '@cleaning/contract/documents';
import type { Endpoints } from '@cleaning/contract/endpoints';
import type { ListEnquiriesQuery } from '@cleaning/contract/enquiries';
import type { EndpointBody, EndpointQuery } from '@cleaning/contract/http';
import type { ListMyInvoicesQuery } from '@cleaning/contract/invoices';
import type { ListThreadsQuery } from '@cleaning/contract/messages';
import type { ListCatalogueQuery } from '@cleaning/contract/ndis';
import type {
  ListQuotesQuery,
  ListStaffQuotesQuery,
  QuoteTotalsQuery,
} from '@cleaning/contract/quotes';
import type { CheckLeaveQuery, CheckWorkingHoursRequest } from '@cleaning/contract/roster';
import type { CheckSeriesChangeQuery, CheckSeriesQuery } from '@cleaning/contract/series';
import type { PresenceKind, SavedViewList } from '@cleaning/contract/staff';
import { accountKeys } from './account-keys.ts';

/** Every query key, in one place, so that fetching and invalidating use the same keys. */
export const queryKeys = {
  quotes: {
    all: ['quotes'],
    lists: ['quotes', 'list'],
    mine: (query: ListQuotesQuery) => ['quotes', 'list', 'mine', query],
    everyone: (query: ListStaffQuotesQuery) => ['quotes', 'list', 'everyone', query],
    totals: (query: QuoteTotalsQuery) => ['quotes', 'list', 'totals', query],
    detail: (id: string) => ['quotes', 'detail', id],
    revisions: (quoteId: string) => ['quotes', 'revisions', quoteId],
    revision: (id: string, query: EndpointQuery<Endpoints['getQuoteRevision']>) => [
      'quotes',
      'revision',
      id,
      query,
    ],
    allTemplates: ['quotes', 'templates'],
    templates: (query: EndpointQuery<Endpoints['listQuoteTemplates']>) => [
      'quotes',
      'templates',
      'list',
      query,
    ],
    template: (id: string) => ['quotes', 'templates', 'detail', id],
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
    totals: ['invoices', 'list', 'totals'],
    claimPreview: (ids: readonly string[]) => ['invoices', 'list', 'claim-preview', ids],
    uninvoicedVisits: ['invoices', 'list', 'uninvoiced-visits'],
    hourlyRates: (clientId: string) => ['invoices', 'list', 'hourly-rates', clientId],
    myInvoicedAppointments: (query: EndpointQuery<Endpoints['listMyInvoicedAppointments']>) => [
      'invoices',
      'list',
      'my-invoiced-appointments',
      query,
    ],
    myHourlyRates: ['invoices', 'list', 'my-hourly-rates'],
    accountCredits: (query: EndpointQuery<Endpoints['listAccountCredits']>) => [
      'invoices',
      'list',
      'account-credits',
      query,
    ],
    statement: (query: EndpointQuery<Endpoints['getStatement']>) => [
      'invoices',
      'list',
      'statement',
      query,
    ],
    reminders: (query: EndpointQuery<Endpoints['listReminders']>) => [
      'invoices',
      'list',
      'reminders',
      query,
    ],
    detail: (id: string) => ['invoices', 'detail', id],
    check: (id: string) => ['invoices', 'detail', id, 'check'],
    reminder: (id: string) => ['invoices', 'detail', id, 'reminder'],
  },
  bankStatements: {
    all: ['bank-statements'],
    list: (query: EndpointQuery<Endpoints['listBankStatements']>) => [
      'bank-statements',
      'list',
      query,
    ],
    columns: (
      { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
      body: EndpointBody<Endpoints['readBankColumns']>,
    ) => ['bank-statements', 'columns', { name, size, lastModified }, body],
    openRows: (query: EndpointQuery<Endpoints['listOpenBankRows']>) => [
      'bank-statements',
      'open-rows',
      query,
    ],
    detail: (id: string) => ['bank-statements', 'detail', id],
  },
  appointments: {
    lists: ['appointments', 'list'],
    mine: (query: ListMyAppointmentsQuery) => ['appointments', 'list', 'mine', query],
    everyone: (query: ListAppointmentsQuery) => ['appointments', 'list', 'everyone', query],
    details: ['appointments', 'detail'],
    detail: (id: string) => ['appointments', 'detail', id],
    staffCalendar: (query: StaffCalendarQuery) => ['appointments', 'list', 'staff', query] as const,
    planCheck: (query: CheckPlanQuery) => ['appointments', 'list', 'plan-check', query],
    workSheets: ['appointments', 'work-sheet'],
    workSheet: (id: string) => ['appointments', 'work-sheet', id],
    series: (clientId: string) => ['appointments', 'list', 'series', clientId],
    mySeries: ['appointments', 'list', 'my-series'],
    seriesCheck: (query: CheckSeriesQuery) => ['appointments', 'list', 'series-check', query],
    seriesChangeCheck: (id: string, query: CheckSeriesChangeQuery) => [
      'appointments',
      'list',
      'series-check',
      id,
      query,
    ],
    staffMembers: ['appointments', 'staff-members'],
    calendarFeed: ['appointments', 'calendar-feed'],
  },
  cleaners: {
    all: ['cleaners'],
    roster: (id: string) => ['cleaners', 'roster', id],
    hoursCheck: (id: string, hours: CheckWorkingHoursRequest) => ['cleaners', 'hours', id, hours],
    leaveCheck: (id: string, dates: CheckLeaveQuery) => ['cleaners', 'leave', id, dates],
  },
  messages: {
    lists: ['messages', 'list'],
    threads: (query: ListThreadsQuery) => ['messages', 'list', query],
    thread: (id: string) => ['messages', 'thread', id],
    conversations: ['messages', 'conversation'],
    conversation: (id: string) => ['messages', 'conversation', id],
    unreadCount: ['messages', 'unread-count'],
    quickReplies: ['messages', 'quick-replies'],
  },
  enquiries: {
    all: ['enquiries'],
    lists: ['enquiries', 'list'],
    list: (query: ListEnquiriesQuery) => ['enquiries', 'list', query],
    detail: (id: string) => ['enquiries', 'detail', id],
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
  savedViews: (list: SavedViewList) => ['saved-views', list],
  settings: ['settings'],
  services: { catalogue: ['services', 'catalogue'] },
  accounts: accountKeys,
  clients: {
    all: ['clients'],
    counts: ['clients', 'list', 'counts'],
    planManagers: ['clients', 'plan-managers'],
    lists: ['clients', 'list'],
    list: (query: ListClientsQuery) => ['clients', 'list', query],
    detail: (id: string) => ['clients', 'detail', id],
    history: (id: string, query: ClientHistoryQuery) => ['clients', 'history', id, query],
    addresses: (id: string) => ['clients', 'addresses', id],
  },
  users: {
    lists: ['users', 'list'],
    list: (query: ListUsersQuery) => ['users', 'list', query],
    detail: (id: string) => ['users', 'detail', id],
  },
  staff: {
    today: ['staff', 'today'],
    preferences: ['staff', 'preferences'],
    presences: ['staff', 'presence'],
    presence: (kind: PresenceKind, id: string) => ['staff', 'presence', kind, id],
    search: (text: string) => ['staff', 'search', text],
  },
  audit: { list: (query: ListAuditEntriesQuery) => ['audit', 'list', query] },
} as const;
