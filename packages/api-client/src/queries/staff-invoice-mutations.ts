import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody, EndpointQuery } from '@cleaning/contract/http';
import type { Invoice } from '@cleaning/contract/invoices';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

type Body<Name extends keyof Endpoints> = EndpointBody<Endpoints[Name]>;

/** The context of a mutation's callbacks: the cache that it ran in. */
interface MutationContext {
  readonly client: QueryClient;
}

/**
 * Refetches other queries that show invoices: lists, the check of this one, claims, and the first
 * page.
 */
const invalidateInvoiceQueries = ({ client }: MutationContext, id?: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.invoices.lists }),
    client.invalidateQueries({ queryKey: queryKeys.staff.today }),
    ...(id === undefined
      ? []
      : [client.invalidateQueries({ queryKey: queryKeys.invoices.check(id) })]),
  ]);

/** Stores a returned invoice in the cache; after a refused change the cached copy may be stale. */
const invoiceCacheUpdates = (id: string) => ({
  onSuccess: async (
    invoice: Invoice,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) => {
    context.client.setQueryData(queryKeys.invoices.detail(id), invoice);
    await invalidateInvoiceQueries(context, id);
  },
  onError: (_error: unknown, _variables: unknown, _result: unknown, { client }: MutationContext) =>
    client.invalidateQueries({ queryKey: queryKeys.invoices.detail(id) }),
});

/** The cache updates for a change of several invoices, whichever of them succeeded. */
const bulkInvoiceCacheUpdates = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    context: MutationContext,
  ) =>
    Promise.all([
      context.client.invalidateQueries({ queryKey: queryKeys.invoices.all }),
      context.client.invalidateQueries({ queryKey: queryKeys.staff.today }),
    ]),
};

/** Mutation options for invoices, for staff, which update the cache. */
export function createStaffInvoiceMutations({ invoices }: Pick<ApiClient, 'invoices'>) {
  return {
    createDraft: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createInvoice'>>) =>
          invoices.createInvoice(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    createDrafts: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'createDraftInvoices'>>) =>
          invoices.createDraftInvoices(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    issueSeveral: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'issueInvoices'>>) =>
          invoices.issueInvoices(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    sendSeveralAgain: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'sendInvoicesAgain'>>) =>
          invoices.sendInvoicesAgain(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    recordSplitPayment: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'recordSplitPayment'>>) =>
          invoices.recordSplitPayment(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    updateDraft: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'updateInvoice'>) => invoices.updateInvoice({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    removeDraft: (id: string) =>
      mutationOptions({
        mutationFn: (query: EndpointQuery<Endpoints['deleteInvoice']>) =>
          invoices.deleteInvoice({ id }, query),
        onSuccess: async (_nothing, _variables, _result, context) => {
          context.client.removeQueries({ queryKey: queryKeys.invoices.detail(id) });
          await invalidateInvoiceQueries(context);
        },
        onError: invoiceCacheUpdates(id).onError,
      }),
    addLine: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Omit<Body<'addInvoiceLine'>, 'invoice_id'>>) =>
          invoices.addInvoiceLine({ invoice_id: id, ...body }, { idempotencyKey }),
        ...invoiceCacheUpdates(id),
      }),
    changeLine: (id: string) =>
      mutationOptions({
        mutationFn: ({ lineId, body }: { lineId: string; body: Body<'changeInvoiceLine'> }) =>
          invoices.changeInvoiceLine({ id: lineId }, body),
        ...invoiceCacheUpdates(id),
      }),
    removeLine: (id: string) =>
      mutationOptions({
        mutationFn: ({ lineId, version }: { lineId: string; version: number }) =>
          invoices.removeInvoiceLine({ id: lineId }, { version }),
        ...invoiceCacheUpdates(id),
      }),
    issue: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'issueInvoice'>) => invoices.issueInvoice({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    recordPayment: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'recordPayment'>>) =>
          invoices.recordPayment({ id }, body, { idempotencyKey }),
        ...invoiceCacheUpdates(id),
      }),
    refund: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'refundPayment'>>) =>
          invoices.refundPayment({ id }, body, { idempotencyKey }),
        ...invoiceCacheUpdates(id),
      }),
    credit: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'creditInvoice'>>) =>
          invoices.creditInvoice({ id }, body, { idempotencyKey }),
        ...invoiceCacheUpdates(id),
      }),
    applyAccountCredit: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'applyAccountCredit'>>) =>
          invoices.applyAccountCredit({ id }, body, { idempotencyKey }),
        ...invoiceCacheUpdates(id),
      }),
    refundAccountCredit: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'refundAccountCredit'>>) =>
          invoices.refundAccountCredit({ id }, body, { idempotencyKey }),
        onSettled: (...[, , , , context]: Parameters<typeof bulkInvoiceCacheUpdates.onSettled>) =>
          Promise.all([
            context.client.invalidateQueries({ queryKey: queryKeys.invoices.all }),
            context.client.invalidateQueries({ queryKey: queryKeys.clients.all }),
          ]),
      }),
    void: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'voidInvoice'>) => invoices.voidInvoice({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    writeOff: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'writeOffInvoice'>) => invoices.writeOffInvoice({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    switchReminders: (clientId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'switchReminders'>) =>
          invoices.switchReminders({ id: clientId }, body),
        ...bulkInvoiceCacheUpdates,
      }),
    updateReminderEmail: () =>
      mutationOptions({
        mutationFn: (body: Body<'updateReminderEmail'>) => invoices.updateReminderEmail(body),
        ...bulkInvoiceCacheUpdates,
      }),
    holdReminders: (clientId: string) =>
      mutationOptions({
        mutationFn: (body: Body<'holdReminders'>) => invoices.holdReminders({ id: clientId }, body),
        ...bulkInvoiceCacheUpdates,
      }),
    stopReminders: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'stopReminders'>) => invoices.stopReminders({ id }, body),
        ...bulkInvoiceCacheUpdates,
      }),
    resumeReminders: (id: string) =>
      mutationOptions({
        mutationFn: () => invoices.resumeReminders({ id }),
        ...bulkInvoiceCacheUpdates,
      }),
    sendReminder: (id: string) =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'sendReminder'>>) =>
          invoices.sendReminder({ id }, body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    sendStatement: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'sendStatement'>>) =>
          invoices.sendStatement(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    sendStatements: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<Body<'sendStatements'>>) =>
          invoices.sendStatements(body, { idempotencyKey }),
        ...bulkInvoiceCacheUpdates,
      }),
    acceptClaim: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'acceptClaim'>) => invoices.acceptClaim({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    rejectClaim: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'rejectClaim'>) => invoices.rejectClaim({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    reopenClaim: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reopenClaim'>) => invoices.reopenClaim({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
    reconcileClaim: (id: string) =>
      mutationOptions({
        mutationFn: (body: Body<'reconcileClaim'>) => invoices.reconcileClaim({ id }, body),
        ...invoiceCacheUpdates(id),
      }),
  };
}
