import type {
  AnswerClaimsRequest,
  CreateClaimBatchRequest,
  ListClaimBatchesQuery,
} from '@cleaning/contract/claims';
import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointBody } from '@cleaning/contract/http';
import type {
  AddCatalogueRowRequest,
  EndCatalogueRowRequest,
  ListCatalogueQuery,
} from '@cleaning/contract/ndis';
import type { UpdateSettingsRequest } from '@cleaning/contract/settings';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Keyed } from '../client/call-options.ts';
import type { ApiClient } from '../client/create-api-client.ts';
import { queryKeys } from './query-keys.ts';

/** Query options for price limits, claims and settings. */
export function createNdisQueries({ ndis, claims, settings }: ApiClient) {
  return {
    catalogue: (query: ListCatalogueQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.ndis.catalogue(query),
        queryFn: ({ signal }) => ndis.listCatalogueRows(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    claimBatches: (query: ListClaimBatchesQuery = {}) =>
      queryOptions({
        queryKey: queryKeys.ndis.claimBatches(query),
        queryFn: ({ signal }) => claims.listClaimBatches(query, { signal }),
        placeholderData: keepPreviousData,
      }),
    /** A preview of a batch with these invoices. */
    claimPreview: (ids: readonly string[]) =>
      queryOptions({
        queryKey: queryKeys.invoices.claimPreview(ids),
        queryFn: ({ signal }) => claims.previewClaimBatch({ invoice_ids: [...ids] }, { signal }),
      }),
    settings: () =>
      queryOptions({
        queryKey: queryKeys.settings,
        queryFn: ({ signal }) => settings.getSettings({ signal }),
      }),
  };
}

/** Mutation options for price limits, claims and settings, which update the cache. */
export function createNdisMutations({ ndis, claims, settings }: ApiClient) {
  return {
    addCatalogueRow: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<AddCatalogueRowRequest>) =>
          ndis.addCatalogueRow(body, { idempotencyKey }),
        onSuccess: (_row, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.ndis.catalogues }),
      }),
    endCatalogueRow: (id: string) =>
      mutationOptions({
        mutationFn: (body: EndCatalogueRowRequest) => ndis.endCatalogueRow({ id }, body),
        onSettled: (_row, _error, _body, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.ndis.catalogues }),
      }),
    /**
     * Every invoice of the batch changes its claim status, so all queries of invoices are
     * refetched.
     */
    createClaimBatch: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<CreateClaimBatchRequest>) =>
          claims.createClaimBatch(body, { idempotencyKey }),
        onSuccess: async (_batch, _input, _result, { client }) => {
          await client.invalidateQueries({ queryKey: queryKeys.ndis.batches });
          await client.invalidateQueries({ queryKey: queryKeys.invoices.all });
        },
      }),
    answerClaims: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<AnswerClaimsRequest>) =>
          claims.answerClaims(body, { idempotencyKey }),
        onSettled: (_answer, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.invoices.all }),
      }),
    /** A remittance names participants, so it is never cached. */
    previewRemittance: () =>
      mutationOptions({
        mutationFn: (body: EndpointBody<Endpoints['previewRemittance']>) =>
          claims.previewRemittance(body),
        gcTime: 0,
      }),
    applyRemittance: () =>
      mutationOptions({
        mutationFn: ({ body, idempotencyKey }: Keyed<EndpointBody<Endpoints['applyRemittance']>>) =>
          claims.applyRemittance(body, { idempotencyKey }),
        gcTime: 0,
        onSettled: (_answer, _error, _input, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.invoices.all }),
      }),
    /** A claim file names participants, so it is fetched each time and never cached. */
    downloadClaimFile: () =>
      mutationOptions({
        mutationFn: (file: { id: string; part: number }) => claims.downloadClaimFile(file),
        gcTime: 0,
      }),
    updateSettings: () =>
      mutationOptions({
        mutationFn: (body: UpdateSettingsRequest) => settings.updateSettings(body),
        onSuccess: (saved, _body, _result, { client }) => {
          client.setQueryData(queryKeys.settings, saved);
          // Visits without an invoice and hourly rates say how hours are counted.
          return client.invalidateQueries({ queryKey: queryKeys.invoices.lists });
        },
        onError: (_error, _body, _result, { client }) =>
          client.invalidateQueries({ queryKey: queryKeys.settings }),
      }),
  };
}
