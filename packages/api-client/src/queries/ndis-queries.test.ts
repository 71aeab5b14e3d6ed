import { claimBatchSchema, type ClaimBatch } from '@cleaning/contract/claims';
import { endpoints } from '@cleaning/contract/endpoints';
import {
  catalogueRowSchema,
  complianceReportSchema,
  type CatalogueEntry,
  type ComplianceReport,
} from '@cleaning/contract/ndis';
import type { Settings } from '@cleaning/contract/settings';
import { MutationObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { answer, aPageOf, mockEndpoint, refuse, someSettings } from '../testing/index.ts';
import { createMutations } from './create-mutations.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const { ndis: queries, invoices } = createQueries(api);
const { ndis: mutations } = createMutations(api);

const ID = '0d3a0000-0000-4000-8000-000000000001';
const AT = '2026-11-21T00:00:00.000Z';

const report: ComplianceReport = complianceReportSchema.parse({
  invoice_id: ID,
  checked_at: AT,
  catalogue_version: '2026-11-21',
  plan_management: 'agency',
  compliant: true,
  summary: { errors: 0, warnings: 0, passed: 0, skipped: 0 },
  checks: [],
});

const row: CatalogueEntry = catalogueRowSchema.parse({
  id: ID,
  item_number: '01_020_0120_1_1',
  name: 'House cleaning',
  unit: 'H',
  effective_from: '2027-07-01',
  effective_to: null,
  limits: { standard_cents: 62_00, remote_cents: 86_80, very_remote_cents: 93_00 },
  version: 1,
  created_at: AT,
});

const batch: ClaimBatch = claimBatchSchema.parse({
  id: ID,
  number: 1,
  format_version: '2026-11-21',
  csv_date_format: 'YYYY-MM-DD',
  invoice_count: 1,
  row_count: 1,
  total_cents: 150_25,
  created_by: 'Sam Taylor',
  created_at: AT,
  files: [{ part: 1, file_name: 'BPR000001-01.csv', row_count: 1 }],
});

const settings: Settings = someSettings({ version: 1 });

function aQueryClient() {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    queryClient.clear();
  });
  return queryClient;
}

const isStale = (queryClient: ReturnType<typeof aQueryClient>, queryKey: readonly unknown[]) =>
  queryClient.getQueryState(queryKey)?.isInvalidated;

describe('NDIS queries', () => {
  it('load the check, the catalogue, the batches and the settings', async () => {
    server.use(
      mockEndpoint(endpoints.checkNdisInvoice, answer(report)),
      mockEndpoint(endpoints.listCatalogueRows, answer(aPageOf([row]))),
      mockEndpoint(endpoints.listClaimBatches, answer(aPageOf([batch]))),
      mockEndpoint(endpoints.getSettings, answer(settings)),
    );
    const queryClient = aQueryClient();
    expect(await queryClient.fetchQuery(invoices.check(ID))).toEqual(report);
    expect(await queryClient.fetchQuery(queries.catalogue())).toEqual(aPageOf([row]));
    expect(await queryClient.fetchQuery(queries.claimBatches())).toEqual(aPageOf([batch]));
    expect(await queryClient.fetchQuery(queries.settings())).toEqual(settings);
  });

  it('refetch the check when its invoice has changed', async () => {
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.invoices.check(ID), report);
    await queryClient.invalidateQueries({ queryKey: queryKeys.invoices.detail(ID) });
    expect(isStale(queryClient, queryKeys.invoices.check(ID))).toBe(true);
  });
});

describe('NDIS mutations', () => {
  it('refetch every shown invoice after a batch, which is retried with one key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.createClaimBatch, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return answer(batch);
      }),
    );
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.invoices.check(ID), report);
    queryClient.setQueryData(queryKeys.ndis.claimBatches({}), aPageOf([]));
    const create = new MutationObserver(queryClient, mutations.createClaimBatch());
    await create.mutate({ body: {}, idempotencyKey: 'november' });
    expect(keys).toEqual(['november']);
    expect(isStale(queryClient, queryKeys.invoices.check(ID))).toBe(true);
    expect(isStale(queryClient, queryKeys.ndis.claimBatches({}))).toBe(true);
  });

  it('refetch the catalogue after a new row', async () => {
    server.use(
      mockEndpoint(endpoints.addCatalogueRow, answer(row)),
      mockEndpoint(endpoints.endCatalogueRow, refuse(409, { detail: 'x', code: 'stale_version' })),
    );
    const { id: _id, version: _version, created_at: _createdAt, ...body } = row;
    const queryClient = aQueryClient();
    queryClient.setQueryData(queryKeys.ndis.catalogue({}), aPageOf([]));
    const add = new MutationObserver(queryClient, mutations.addCatalogueRow());
    await add.mutate({ body, idempotencyKey: 'next-year' });
    expect(isStale(queryClient, queryKeys.ndis.catalogue({}))).toBe(true);

    queryClient.setQueryData(queryKeys.ndis.catalogue({}), aPageOf([row]));
    const end = new MutationObserver(queryClient, mutations.endCatalogueRow(ID));
    await expect(end.mutate({ version: 1, effective_to: '2028-06-30' })).rejects.toMatchObject({
      status: 409,
    });
    expect(isStale(queryClient, queryKeys.ndis.catalogue({}))).toBe(true);
  });

  it('store saved settings, and refetch them when they are refused', async () => {
    const saved = { ...settings, version: 2, invoice_due_days: 7 };
    server.use(mockEndpoint(endpoints.updateSettings, answer(saved)));
    const queryClient = aQueryClient();
    const update = new MutationObserver(queryClient, mutations.updateSettings());
    queryClient.setQueryData(queryKeys.invoices.uninvoicedVisits, []);
    await update.mutate({ version: 1, invoice_due_days: 7 });
    expect(queryClient.getQueryData(queryKeys.settings)).toEqual(saved);
    expect(isStale(queryClient, queryKeys.invoices.uninvoicedVisits)).toBe(true);

    server.use(
      mockEndpoint(endpoints.updateSettings, refuse(409, { detail: 'x', code: 'stale_version' })),
    );
    await expect(update.mutate({ version: 1 })).rejects.toMatchObject({ status: 409 });
    expect(isStale(queryClient, queryKeys.settings)).toBe(true);
  });
});
