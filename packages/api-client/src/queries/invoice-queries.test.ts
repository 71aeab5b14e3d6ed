import { endpoints } from '@cleaning/contract/endpoints';
import { invoiceSchema, type MyInvoicesPage } from '@cleaning/contract/invoices';
import { QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { eventually } from '@cleaning/test-setup/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from '../client/create-api-client.ts';
import { answer, aPageOf, anInvoice, anInvoiceSummary, mockEndpoint } from '../testing/index.ts';
import { createQueries } from './create-queries.ts';
import { createQueryClient } from './create-query-client.ts';
import { createPeriodicRefresh } from './periodic-refresh.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const client = createApiClient({ baseUrl: 'http://api.test/api/v1', getToken: () => 'abc' });
const { invoices } = createQueries(client);
const invoice = anInvoice();

const myInvoices: MyInvoicesPage = {
  ...aPageOf([anInvoiceSummary()]),
  due_cents: 110_00,
  due_count: 1,
  overdue_cents: 0,
  overdue_count: 0,
  next_due_cents: 110_00,
  next_due_date: '2026-12-05',
  plan_due_cents: 0,
  plan_due_count: 0,
  plan_overdue_count: 0,
  paid_cents: 0,
  paid_from: '2026-07-01',
  status_counts: { issued: 1 },
};

function aQueryClient() {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => {
    queryClient.unmount();
    queryClient.clear();
  });
  return queryClient;
}

describe('the invoice queries', () => {
  it('match the schemas in tests as well', () => {
    expect(invoiceSchema.parse(invoice)).toEqual(invoice);
  });

  it('send the filters of the address', async () => {
    const seen: string[] = [];
    server.use(
      mockEndpoint(endpoints.listMyInvoices, ({ query }) => {
        seen.push(query.toString());
        return answer(myInvoices);
      }),
    );
    const page = await aQueryClient().fetchQuery(
      invoices.mine({ overdue: 'true', status: 'issued' }),
    );
    expect(page).toEqual(myInvoices);
    expect(seen).toEqual(['overdue=true&status=issued']);
  });

  it('have separate keys', () => {
    const period = { from: '2026-07-01', to: '2026-12-31' };
    const keys = [
      invoices.mine(),
      invoices.everyone(),
      invoices.ndis(),
      invoices.stats(),
      invoices.statement(period),
      invoices.detail('a'),
      invoices.detail('b'),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are refetched every five minutes while they are shown', async () => {
    let calls = 0;
    server.use(
      mockEndpoint(endpoints.getInvoice, () => {
        calls += 1;
        return answer(invoice);
      }),
    );
    const queryClient = aQueryClient();
    const observer = new QueryObserver(queryClient, invoices.detail(invoice.id));
    onTestFinished(observer.subscribe(() => undefined));
    await eventually(() => expect(calls).toBe(1));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const refresh = createPeriodicRefresh(queryClient);
    onTestFinished(refresh.stop);
    refresh.start();
    vi.advanceTimersByTime(299_000);
    expect(calls).toBe(1);
    vi.advanceTimersByTime(1000);
    await eventually(() => expect(calls).toBe(2));
  });
});
