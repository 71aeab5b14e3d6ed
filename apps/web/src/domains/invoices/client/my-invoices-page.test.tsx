import {
  aUser,
  anInvoice,
  anInvoiceSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { MyInvoicesPage } from '@cleaning/contract/invoices';
import { screen, waitFor, within } from '@testing-library/react';
import { eventually } from '@cleaning/test-setup/eventually';
import { describe, expect, it, vi } from 'vitest';
import { anInvoicesPage } from '../testing/an-invoices-page.ts';
import { aStatement, invoiced } from '../testing/a-statement.ts';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';
import { aPdf, catchSavedFiles } from '#app/testing/saved-files.ts';

const server = startService();
const ADDRESS = '/clients/invoices';

const due = anInvoiceSummary();
const late = anInvoiceSummary({
  id: '5b1f2a3c-0000-4000-8000-000000000201',
  number: 'INV-2026-00009',
  status: 'partially_paid',
  is_overdue: true,
  balance_cents: 60_00,
});
const paid = anInvoiceSummary({
  id: '5b1f2a3c-0000-4000-8000-000000000202',
  number: 'INV-2026-00004',
  status: 'paid',
  balance_cents: 0,
});

const list = (page: MyInvoicesPage) => mockEndpoint(endpoints.listMyInvoices, answer(page));

async function open(address: string, visit: Parameters<typeof openPortal>[1] = {}) {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
  return openPortal(address, visit);
}

describe('my invoices', () => {
  it('shows that it is loading, then explains where invoices will be when there are none', async () => {
    server.use(list(anInvoicesPage([], { status_counts: {} })));
    await open(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the total owed, and one row for each invoice', async () => {
    server.use(list(anInvoicesPage([due, late, paid])));
    await open(ADDRESS);
    const table = await screen.findByRole('table', { name: 'Your invoices' });
    const row = (name: RegExp) => within(table).getByRole('row', { name });
    expect(row(/INV-2026-00012.*Due/u)).toHaveTextContent('$110.00');
    expect(row(/INV-2026-00009.*Overdue/u)).toHaveTextContent('$60.00 left');
    expect(row(/INV-2026-00004.*Paid/u)).toBeVisible();
    expect(within(table).getByRole('link', { name: 'View INV-2026-00012' })).toHaveAttribute(
      'href',
      `${ADDRESS}/${due.id}`,
    );
    expect(screen.getByText('$170.00')).toBeVisible();
    expect(within(table).queryByRole('columnheader', { name: 'NDIS claim' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'NDIS' })).not.toBeInTheDocument();
  });

  it('shows an NDIS participant the state of the claim, and asks for no payment', async () => {
    const claimed = anInvoiceSummary({
      kind: 'ndis',
      payer: 'agency',
      claim_status: 'submitted',
    });
    server.use(list(anInvoicesPage([claimed], { plan_due_cents: 110_00, plan_due_count: 1 })));
    await open(ADDRESS, { user: aUser({ client_type: 'ndis', is_ndis_client: true }) });
    expect(await screen.findByRole('row', { name: /General clean.*Claim sent/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /With the NDIA/u })).toBeVisible();
    expect(screen.getByText('1 invoice, not for you to pay')).toBeVisible();
    expect(screen.getByRole('button', { name: 'With your plan 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'NDIS' })).toBeVisible();
  });

  it.each([
    ['their plan manager', { payer: 'plan_manager' }, 'Your plan manager claims this'],
    ['themselves', { payer: 'client' }, 'You claim this from your plan'],
    ['a person to be named', { payer: 'unknown' }, 'We need your details'],
    ['no one, as it is cancelled', { payer: 'plan_manager', status: 'void' }, 'No claim needed'],
    ['no one, as no plan pays it', { payer: 'client', kind: 'private' }, 'No claim needed'],
  ] as const)(
    'tells a participant that the invoice is claimed by %s',
    async (_who, facts, words) => {
      const invoice = anInvoiceSummary({ kind: 'ndis', claim_status: 'not_applicable', ...facts });
      server.use(list(anInvoicesPage([invoice])));
      await open(ADDRESS, { user: aUser({ client_type: 'ndis', is_ndis_client: true }) });
      const row = await screen.findByRole('row', { name: /General clean/u });
      expect(within(row).getAllByText(words)[0]).toBeVisible();
    },
  );

  describe('with an overdue invoice', () => {
    const ofPlanManager = { ...late, kind: 'ndis', payer: 'plan_manager' } as const;
    const withPlan = { overdue_count: 0, plan_overdue_count: 1 };

    it('shows a client how to pay it', async () => {
      server.use(list(anInvoicesPage([late])));
      await open(ADDRESS);
      const notice = await screen.findByRole('region', { name: 'Overdue invoice' });
      expect(
        within(notice).getByRole('heading', { name: /^INV-2026-00009 is .*overdue$/u }),
      ).toBeVisible();
      expect(within(notice).getByRole('link', { name: 'See how to pay' })).toHaveAttribute(
        'href',
        `${ADDRESS}/${late.id}#how-to-pay`,
      );
      expect(within(notice).getByRole('link', { name: 'Message us' })).toHaveAttribute(
        'href',
        `/clients/messages?invoice=${late.id}`,
      );
    });

    it('sends the plan manager another copy, and confirms it', async () => {
      server.use(
        list(anInvoicesPage([ofPlanManager], withPlan)),
        mockEndpoint(endpoints.sendInvoiceAgain, answer(anInvoice())),
      );
      const { user } = await open(ADDRESS);
      await user.click(await screen.findByRole('button', { name: 'Send it again' }));
      expect(await screen.findByText(/We sent another copy to your plan manager/u)).toBeVisible();
    });

    it('says that the copy was not sent, and why, and then sends one, not two', async () => {
      const keys: (string | null)[] = [];
      let isLost = true;
      server.use(
        list(anInvoicesPage([ofPlanManager], withPlan)),
        mockEndpoint(endpoints.sendInvoiceAgain, ({ headers }) => {
          keys.push(headers.get('idempotency-key'));
          return isLost ? noResponse() : answer(anInvoice());
        }),
      );
      const { user } = await open(ADDRESS);
      await user.click(await screen.findByRole('button', { name: 'Send it again' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
      const count = keys.length;
      isLost = false;
      await user.click(screen.getByRole('button', { name: 'Send it again' }));
      expect(await screen.findByText(/We sent another copy to your plan manager/u)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Send it again' }));
      await waitFor(() => expect(keys).toHaveLength(count + 2));
      expect(new Set(keys).size).toBe(1);
    });
  });

  it.each([
    ['the network is lost', noResponse(), 'Network error. Please check your internet connection.'],
    [
      'access is refused',
      refuse(403, { code: 'permission_denied' }),
      'You do not have permission to perform this action.',
    ],
  ])('shows the error when %s, and retries', async (_title, failure, message) => {
    server.use(mockEndpoint(endpoints.listMyInvoices, failure));
    const { user } = await open(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    server.use(list(anInvoicesPage([due])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('keeps filter, search and order in the address, and requests them from the service', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listMyInvoices, ({ query }) => {
        asked.push(query.toString());
        return answer(anInvoicesPage([due]));
      }),
    );
    const { user, path } = await open(`${ADDRESS}?page=2`);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Overdue 1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Overdue 1' })).toBePressed());
    expect(path()).toBe(`${ADDRESS}?show=overdue`);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Due first');
    await user.type(screen.getByLabelText('Sent from'), '2026-07-01');
    await waitFor(() =>
      expect(path()).toBe(`${ADDRESS}?show=overdue&from=2026-07-01&sort=due_date`),
    );
    await user.type(screen.getByLabelText('Search'), 'oven');
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'ordering=due_date&page=1&page_size=10&overdue=true&payer=client&search=oven&from=2026-07-01',
      ),
    );
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('offers to clear the filters when nothing matches', async () => {
    server.use(list(anInvoicesPage([])));
    const { user, path } = await open(`${ADDRESS}?search=nothing`);
    await user.click(await screen.findByRole('button', { name: 'Show all invoices' }));
    expect(path()).toBe(ADDRESS);
  });

  it('pages through a long list', async () => {
    server.use(list(anInvoicesPage([due], { count: 25 })));
    const { user, path } = await open(ADDRESS);
    const pages = await screen.findByRole('navigation', { name: 'Invoices pages' });
    expect(within(pages).getByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${ADDRESS}?page=2`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page 2 of 3'));
  });
});

describe('the statement of account', () => {
  it('opens from its tab and shows what changed, line by line', async () => {
    server.use(
      list(anInvoicesPage([due])),
      mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced]))),
    );
    const { user, path } = await open(ADDRESS);
    await user.click(screen.getByRole('tab', { name: 'Statement' }));
    expect(path()).toBe(`${ADDRESS}?view=statement`);
    const table = await screen.findByRole('table', { name: 'Statement of account' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Details', 'Amount', 'Balance']);
    expect(
      within(table).getByRole('row', { name: /Invoice.*INV-2026-00012.*\$110\.00/u }),
    ).toBeVisible();
    expect(within(table).getByRole('row', { name: 'Closing balance $135.00' })).toBeVisible();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is saved as a PDF of the shown period, or shows the error', async () => {
    const saved = catchSavedFiles();
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced]))),
      mockEndpoint(endpoints.downloadStatementPdf, noResponse()),
    );
    const { user } = await open(`${ADDRESS}?view=statement`);
    const download = await screen.findByRole('button', { name: 'Download PDF' });
    await user.click(download);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    server.use(
      mockEndpoint(endpoints.downloadStatementPdf, ({ query }) => {
        asked.push(query.toString());
        return aPdf('Statement 2026-07-01 to 2027-06-30.pdf');
      }),
    );
    await user.click(download);
    await eventually(() => expect(saved).toEqual(['Statement 2026-07-01 to 2027-06-30.pdf']));
    expect(asked).toEqual(['from=2026-07-01&to=2027-06-30']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows separately what a plan pays, and says that the client does not pay it', async () => {
    const plan = {
      payers: ['plan_manager' as const],
      opening_balance_cents: 0,
      closing_balance_cents: 150_25,
      rows: [{ ...invoiced, amount_cents: 150_25, balance_cents: 150_25 }],
    };
    server.use(mockEndpoint(endpoints.getStatement, answer({ ...aStatement([]), plan })));
    await open(`${ADDRESS}?view=statement`);
    expect(await screen.findByRole('heading', { name: 'With your plan manager' })).toBeVisible();
    expect(screen.getByText(/^You do not pay this part\./u)).toBeVisible();
    const table = screen.getByRole('table', { name: 'With your plan manager' });
    expect(within(table).getByRole('row', { name: 'Closing balance $150.25' })).toBeVisible();
    expect(screen.getByText(/Nothing changed in this period/u)).toHaveTextContent('$135.00');
  });

  it('has two equal payments of one day as two', async () => {
    const cash = { ...invoiced, kind: 'payment', amount_cents: -20_00, reference: 'CASH' } as const;
    const rows = [
      { ...cash, balance_cents: 115_00 },
      { ...cash, balance_cents: 95_00 },
    ];
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement(rows))));
    await open(`${ADDRESS}?view=statement`);
    expect(await screen.findAllByRole('row', { name: /Payment.*CASH/u })).toHaveLength(2);
  });

  it('says so when nothing changed in the period', async () => {
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement([]))));
    await open(`${ADDRESS}?view=statement`);
    expect(await screen.findByText(/Nothing changed in this period/u)).toBeVisible();
  });

  it('requests the period in the address, unless it is invalid', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getStatement, ({ query }) => {
        asked.push(query.toString());
        return answer(aStatement([invoiced]));
      }),
    );
    const { user, path } = await open(`${ADDRESS}?view=statement&from=2025-07-01&to=2025-09-30`);
    await screen.findByRole('table');
    await user.clear(screen.getByLabelText('First day'));
    await user.type(screen.getByLabelText('First day'), '2025-12-01');
    expect(await screen.findByText('The last day cannot be before the first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last financial year' }));
    expect(path()).toMatch(/from=\d{4}-07-01&to=\d{4}-06-30$/u);
    expect(asked.every((query) => !query.includes('2025-12-01'))).toBe(true);
  });

  it('shows the error when it cannot be loaded, and tries again', async () => {
    server.use(mockEndpoint(endpoints.getStatement, noResponse()));
    const { user } = await open(`${ADDRESS}?view=statement`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
