import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointQuery } from '@cleaning/contract/http';
import type { ListMyInvoicesQuery } from '@cleaning/contract/invoices';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PortalClient } from '../client/portal-client.ts';
import { queryKeys } from './query-keys.ts';

type Query<
  Name extends
    | 'listInvoices'
    | 'listNdisInvoices'
    | 'listMyInvoicedAppointments'
    | 'getStatement'
    | 'listAccountCredits',
> = EndpointQuery<Endpoints[Name]>;

/** Query options for invoices. A list keeps showing its last page while the next one loads. */
export function createInvoiceQueries({ invoices, ndis }: Pick<PortalClient, 'invoices' | 'ndis'>) {
  return {
    mine: (query: ListMyInvoicesQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.invoices.mine(query),
        queryFn: ({ signal }) => invoices.listMyInvoices(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    everyone: (query: Query<'listInvoices'> = {}) =>
      queryOptions({
        queryKey: queryKeys.invoices.everyone(query),
        queryFn: ({ signal }) => invoices.listInvoices(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    ndis: (query: Query<'listNdisInvoices'> = {}) =>
      queryOptions({
        queryKey: queryKeys.invoices.ndis(query),
        queryFn: ({ signal }) => invoices.listNdisInvoices(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    stats: () =>
      queryOptions({
        queryKey: queryKeys.invoices.stats,
        queryFn: ({ signal }) => invoices.getInvoiceStats({ signal }),
      }),
    totals: () =>
      queryOptions({
        queryKey: queryKeys.invoices.totals,
        queryFn: ({ signal }) => invoices.getInvoiceTotals({ signal }),
      }),
    uninvoicedVisits: () =>
      queryOptions({
        queryKey: queryKeys.invoices.uninvoicedVisits,
        queryFn: ({ signal }) => invoices.listUninvoicedVisits({ signal }),
      }),
    hourlyRates: (clientId: string) =>
      queryOptions({
        queryKey: queryKeys.invoices.hourlyRates(clientId),
        queryFn: ({ signal }) => invoices.getHourlyRates({ client_id: clientId }, { signal }),
      }),
    myInvoicedAppointments: (query: Query<'listMyInvoicedAppointments'>) =>
      queryOptions({
        queryKey: queryKeys.invoices.myInvoicedAppointments(query),
        queryFn: ({ signal }) => invoices.listMyInvoicedAppointments(query, { signal }),
      }),
    myHourlyRates: () =>
      queryOptions({
        queryKey: queryKeys.invoices.myHourlyRates,
        queryFn: ({ signal }) => invoices.getMyHourlyRates({ signal }),
      }),
    accountCredits: (query: Query<'listAccountCredits'>) =>
      queryOptions({
        queryKey: queryKeys.invoices.accountCredits(query),
        queryFn: ({ signal }) => invoices.listAccountCredits(query, { signal }),
      }),
    statement: (query: Query<'getStatement'>) =>
      queryOptions({
        queryKey: queryKeys.invoices.statement(query),
        queryFn: ({ signal }) => invoices.getStatement(query, { signal }),
      }),
    reminders: (query: EndpointQuery<Endpoints['listReminders']> = {}) =>
      queryOptions({
        queryKey: queryKeys.invoices.reminders(query),
        queryFn: ({ signal }) => invoices.listReminders(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    reminder: (id: string) =>
      queryOptions({
        queryKey: queryKeys.invoices.reminder(id),
        queryFn: ({ signal }) => invoices.previewReminder({ id }, { signal }),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.invoices.detail(id),
        queryFn: ({ signal }) => invoices.getInvoice({ id }, { signal }),
      }),
    /** The NDIS check of an invoice, which is refetched with the invoice. */
    check: (id: string) =>
      queryOptions({
        queryKey: queryKeys.invoices.check(id),
        queryFn: ({ signal }) => ndis.checkNdisInvoice({ id }, { signal }),
      }),
  };
}

/** Mutation options for a client's requests about an invoice. */
export function createInvoiceMutations(invoices: PortalClient['invoices']) {
  return {
    sendAgain: (id: string) =>
      mutationOptions({
        mutationFn: () => invoices.sendInvoiceAgain({ id }),
        onSuccess: (invoice, _nothing, _result, { client }) => {
          client.setQueryData(queryKeys.invoices.detail(id), invoice);
        },
      }),
  };
}
