import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody, EndpointQuery } from '@cleaning/contract/http';
import {
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import type { UploadInput } from './document-queries.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for bank statements. */
export function createBankStatementQueries({ bankStatements }: Pick<ApiClient, 'bankStatements'>) {
  return {
    list: (query: EndpointQuery<Endpoints['listBankStatements']> = {}) =>
      queryOptions({
        queryKey: queryKeys.bankStatements.list(query),
        queryFn: ({ signal }) => bankStatements.listBankStatements(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    /** How a CSV file is read, before it is imported. */
    columns: (file: File, body: EndpointBody<Endpoints['readBankColumns']>) =>
      queryOptions({
        queryKey: queryKeys.bankStatements.columns(file, body),
        queryFn: ({ signal }) => bankStatements.readBankColumns({ file, ...body }, { signal }),
        placeholderData: keepPreviousData,
        // Each answer takes the file, and is about nothing that changes while it is shown.
        staleTime: 'static',
        gcTime: 0,
      }),
    openRows: (query: EndpointQuery<Endpoints['listOpenBankRows']> = {}) =>
      queryOptions({
        queryKey: queryKeys.bankStatements.openRows(query),
        queryFn: ({ signal }) => bankStatements.listOpenBankRows(query, { signal }),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: queryKeys.bankStatements.detail(id),
        queryFn: ({ signal }) => bankStatements.getBankStatement({ id }, { signal }),
      }),
  };
}

/**
 * After a decision about a row, accepted or refused, refetches the rows and the invoices and
 * deposits that they pay.
 */
const invalidateOnSettled = {
  onSettled: (
    _answer: unknown,
    _error: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: { readonly client: QueryClient },
  ) =>
    Promise.all(
      [
        queryKeys.bankStatements.all,
        queryKeys.invoices.all,
        queryKeys.quotes.all,
        queryKeys.staff.today,
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    ),
};

/** Mutation options for staff decisions about received money, which update the cache. */
export function createBankStatementMutations({
  bankStatements,
}: Pick<ApiClient, 'bankStatements'>) {
  return {
    import: () =>
      mutationOptions({
        mutationFn: ({
          signal,
          onUploadProgress,
          idempotencyKey,
          ...input
        }: UploadInput<Parameters<typeof bankStatements.importBankStatement>[0]>) =>
          bankStatements.importBankStatement(input, { signal, onUploadProgress, idempotencyKey }),
        ...invalidateOnSettled,
      }),
    confirm: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<EndpointBody<Endpoints['confirmBankRows']>>) =>
          bankStatements.confirmBankRows(body, { idempotencyKey }),
        ...invalidateOnSettled,
      }),
    finish: (id: string) =>
      mutationOptions({
        mutationFn: () => bankStatements.finishBankStatement({ id }),
        ...invalidateOnSettled,
      }),
    discard: (id: string) =>
      mutationOptions({
        mutationFn: () => bankStatements.discardBankStatement({ id }),
        // The user leaves the page that shows it, so nothing of it is refetched.
        onSettled: (_answer, _error, _variables, _result, { client }) =>
          client.invalidateQueries({
            queryKey: queryKeys.bankStatements.all,
            refetchType: 'none',
          }),
      }),
    setAside: (id: string) =>
      mutationOptions({
        mutationFn: (body: EndpointBody<Endpoints['setAsideBankRow']>) =>
          bankStatements.setAsideBankRow({ id }, body),
        ...invalidateOnSettled,
      }),
    reopen: (id: string) =>
      mutationOptions({
        mutationFn: (body: EndpointBody<Endpoints['reopenBankRow']>) =>
          bankStatements.reopenBankRow({ id }, body),
        ...invalidateOnSettled,
      }),
  };
}
