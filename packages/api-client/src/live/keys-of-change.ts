import type { LiveChange } from '@cleaning/contract/live/rules';
import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../queries/query-keys.ts';

const { accounts, appointments, clients, documents, enquiries, invoices, messages, ndis, quotes } =
  queryKeys;

/** Queries that summarise all of a client's records. */
const SUMMARIES: readonly QueryKey[] = [accounts.dashboard, queryKeys.staff.today, clients.all];

/** The query keys to refetch after a change. */
export function keysOfChange({ kind, id }: LiveChange): readonly QueryKey[] {
  switch (kind) {
    case 'quote':
      return [
        quotes.lists,
        quotes.detail(id),
        quotes.revisions(id),
        documents.attachments,
        ...SUMMARIES,
      ];
    case 'appointment':
      return [
        appointments.lists,
        appointments.detail(id),
        appointments.workSheet(id),
        invoices.uninvoicedVisits,
        ...SUMMARIES,
      ];
    case 'series':
      return [appointments.lists, ...SUMMARIES];
    case 'invoice':
      return [invoices.lists, invoices.detail(id), ...SUMMARIES];
    case 'thread':
      return [
        messages.lists,
        messages.unreadCount,
        messages.thread(id),
        messages.conversation(id),
        ...SUMMARIES,
      ];
    case 'document':
      return [documents.lists, documents.attachments, ...SUMMARIES];
    case 'client':
      return [accounts.profile, accounts.clientProfile, accounts.addresses, ...SUMMARIES];
    case 'enquiry':
      return [enquiries.all, queryKeys.staff.today];
    case 'claim_batch':
      return [ndis.batches, invoices.lists];
    case 'bank_statement':
      return [queryKeys.bankStatements.all];
    case 'cleaner':
      return [queryKeys.cleaners.all, appointments.lists, queryKeys.staff.today];
    case 'presence':
      return [queryKeys.staff.presences];
    default:
      // The service is of a later release than this page.
      return [];
  }
}
