import {
  aClient,
  aClientListItem,
  anInvoice,
  anInvoiceTotals,
  answer,
  aCappedPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStatement, aStatementRecipient, invoiced } from '../testing/a-statement.ts';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { ADDRESS, draft, ID, late, owed, startInvoices } from '../testing/invoices-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startInvoices();

const pick = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));

describe('the list of invoices', () => {
  it('starts the statement of a client found by name', async () => {
    const olivia = aClientListItem({ first_name: 'Olivia', last_name: 'Marsh' });
    const asked: (string | null)[] = [];
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listClients, ({ query }) => {
        asked.push(query.get('search'));
        return answer(aCappedPageOf(query.get('search') === 'nobody' ? [] : [olivia]));
      }),
      mockEndpoint(
        endpoints.getStatement,
        answer({ ...aStatement([invoiced]), recipients: [aStatementRecipient()] }),
      ),
      mockEndpoint(endpoints.sendStatement, ({ body }) => {
        sent.push(body);
        return answer({ sent_to: 'olivia@example.com' });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a statement' }));
    expect(dialog.queryByRole('button', { name: 'Send statement' })).toBeNull();
    const field = dialog.getByRole('searchbox', { name: 'Client' });
    await user.type(field, 'nobody');
    expect(
      await dialog.findByText('No client matches. Try another part of the name.'),
    ).toBeVisible();
    await user.clear(field);
    await user.type(field, 'marsh');
    await user.click(await dialog.findByRole('button', { name: /^Olivia Marsh/u }));
    expect(field).toHaveFocus();
    expect(dialog.queryByText('Choose the client.')).toBeNull();
    await user.dblClick(await dialog.findByRole('button', { name: 'Send statement' }));
    expect(
      await screen.findByText('The statement is on its way to olivia@example.com.'),
    ).toBeVisible();
    expect(asked).toContain('marsh');
    expect(sent).toMatchObject([{ client_id: olivia.id, recipient: 'client' }]);
  });

  it('asks for another client when the name in a statement is changed', async () => {
    const clients = [
      aClientListItem({ first_name: 'Olivia', last_name: 'Marsh' }),
      aClientListItem({ id: `${ID}9`, first_name: 'Ben', last_name: 'Carver' }),
    ];
    server.use(
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf(clients))),
      mockEndpoint(endpoints.getStatement, answer(aStatement([]))),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a statement' }));
    await user.click(await dialog.findByRole('button', { name: /^Ben Carver/u }));
    expect(
      await screen.findByRole('dialog', { name: 'Send a statement to Ben Carver?' }),
    ).toBeVisible();
    await user.type(dialog.getByRole('searchbox', { name: 'Client' }), '{Backspace}');
    expect(await dialog.findByRole('button', { name: /^Olivia Marsh/u })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send statement' })).toBeNull();
    expect(dialog.queryByRole('table')).toBeNull();
  });

  it('can show the invoices of one client, until the filter is removed', async () => {
    const amira = aClient();
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.getClient, answer(amira)),
      mockEndpoint(endpoints.listInvoices, ({ query }) => {
        asked.push(query.get('client_id'));
        return answer(aCappedPageOf([owed]));
      }),
    );
    const { user, path } = await openStaffPortal(`${ADDRESS}?show=all&client_id=${amira.id}`);
    expect(await screen.findByText(/^These are the invoices of Amira Haddad\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show every client' }));
    expect(path()).toBe(`${ADDRESS}?show=all`);
    await waitFor(() => expect(asked).toEqual([amira.id, null]));
  });

  it('shows how many drafts have NDIS check errors', async () => {
    const ndis = { ...draft, kind: 'ndis' as const };
    serve([ndis, { ...ndis, id: `${ID}4` }, owed]);
    server.use(
      mockEndpoint(
        endpoints.getInvoiceTotals,
        answer(anInvoiceTotals({ drafts: { count: 2, cents: 220_00 } })),
      ),
      mockEndpoint(endpoints.checkNdisInvoice, ({ params }) =>
        answer(aComplianceReport(ID, params['id'] === draft.id ? [aFinding('LIN-12')] : [])),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('2 drafts, 1 to fix')).toBeVisible();
  });

  it('shows totals owed, overdue, in drafts and in each view', async () => {
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('$150.00', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/^1 invoice, oldest \d+ days$/u)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open ?3$/u })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: /^Everything ?10,000\+$/u })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Invoices of every client' }));
    expect(table.getByText('Ready to issue')).toBeVisible();
    expect(table.getByText('Overdue')).toBeVisible();
    expect(table.getByRole('link', { name: 'INV-2026-00009' })).toHaveAttribute(
      'href',
      `${ADDRESS}/${late.id}`,
    );
  });

  it('says so when there are more than can be paged through', async () => {
    server.use(
      mockEndpoint(
        endpoints.listInvoices,
        answer({ ...aCappedPageOf([owed]), count: 10_000, is_count_capped: true }),
      ),
    );
    await openStaffPortal(`${ADDRESS}?show=all`);
    expect(await screen.findByText('10,000+ invoices')).toBeInTheDocument();
    expect(
      screen.getByText(/^There are more than 10,000 invoices\. Search or filter/u),
    ).toBeVisible();
  });

  it('shows the number of errors of a draft for NDIS supports', async () => {
    serve([{ ...draft, kind: 'ndis' }]);
    server.use(
      mockEndpoint(
        endpoints.checkNdisInvoice,
        answer(
          aComplianceReport(
            draft.id,
            ['INV-07', 'LIN-12', 'LIN-22'].map((id) => aFinding(id)),
          ),
        ),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('2 to fix')).toBeVisible();
  });

  it('keeps filters and search in the address, and requests them from the service', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listInvoices, ({ query }) => {
        asked.push(query.toString());
        return answer(aCappedPageOf([owed]));
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: owed.number ?? '' });
    await user.selectOptions(screen.getByLabelText('Kind'), 'NDIS');
    await user.selectOptions(screen.getByLabelText('Claim'), 'Rejected');
    expect(path()).toBe(`${ADDRESS}?kind=ndis&claim_status=rejected`);
    await user.selectOptions(screen.getByLabelText('Issued'), 'Issued: last month');
    expect(path()).toMatch(/&from=\d{4}-\d{2}-01&to=/u);
    await user.selectOptions(screen.getByLabelText('Issued'), 'Issued from, to');
    expect(screen.getByLabelText('Issued from')).not.toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Issued'), 'Issued any time');
    expect(screen.queryByLabelText('Issued from')).toBeNull();
    expect(path()).toBe(`${ADDRESS}?kind=ndis&claim_status=rejected`);
    await user.type(screen.getByLabelText('Search'), 'Zhang');
    await waitFor(() => expect(asked.at(-1)).toContain('search=Zhang'));
    expect(asked.at(-1)).toContain('status=draft%2Cissued%2Cpartially_paid');
    expect(asked.at(-1)).toContain('kind=ndis');
    expect(asked.at(-1)).toContain('claim_status=rejected');
  });

  it('says so when nothing matches, and when it cannot be loaded', async () => {
    serve([]);
    const { router } = await openStaffPortal(`${ADDRESS}?search=Zetland`);
    expect(await screen.findByRole('heading', { name: 'No invoices match' })).toBeVisible();
    server.use(mockEndpoint(endpoints.listInvoices, refuse(500, {})));
    await router.navigate(`${ADDRESS}?search=Ryde`);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the invoices' }),
    ).toBeVisible();
  });
});

describe('several invoices', () => {
  it('are issued with a result for each, and the failed ones stay selected', async () => {
    const other = { ...draft, id: `${ID}4`, client_name: 'Amira Haddad' };
    serve([draft, other]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.issueInvoices, ({ body }) => {
        sent.push(body);
        return answer({
          results: [
            {
              invoice: {
                id: draft.id,
                number: 'INV-2026-00050',
                client_name: 'Wei Zhang',
                total_cents: 110_00,
              },
              error: null,
            },
            {
              invoice: null,
              error: { code: 'not_compliant', detail: 'The NDIS check found errors.' },
            },
          ],
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await pick(user, 'draft for Wei Zhang');
    await pick(user, 'draft for Amira Haddad');
    await user.click(screen.getByRole('button', { name: 'Issue 2 drafts' }));
    await user.dblClick(screen.getByRole('button', { name: 'Issue 2 invoices, $220.00' }));
    expect(
      await screen.findByText(
        '1 issued, 1 not. draft for Amira Haddad: The NDIS check found errors.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select draft for Wei Zhang' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select draft for Amira Haddad' })).toBeChecked();
    expect(sent).toEqual([
      {
        invoices: [
          { id: draft.id, version: 1 },
          { id: other.id, version: 1 },
        ],
      },
    ]);
  });

  it('are paid by one payment, asked about when it is recorded, and the remainder is kept', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.recordSplitPayment, ({ body }) => {
        sent.push(body);
        if (sent.length === 1) {
          const message = 'INV-2026-00009: Already recorded today. Is this another one?';
          return refuse(409, { code: 'already_recorded', message });
        }
        return answer({
          invoices: [],
          credit: {
            id: `${ID}9`,
            client_id: late.client_id,
            client_name: 'Olivia Marsh',
            invoice_id: late.id,
            invoice_number: 'INV-2026-00009',
            reference: 'MARSH',
            amount_cents: 40_00,
            open_cents: 15_00,
            payer: 'client',
            payer_name: 'Olivia Marsh',
            received_on: '2026-11-23',
            created_at: '2026-11-23T00:00:00.000Z',
          },
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await pick(user, 'INV-2026-00012');
    await pick(user, 'INV-2026-00009');
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    const dialog = within(
      screen.getByRole('dialog', { name: 'Record one payment over 2 invoices?' }),
    );
    const amount = dialog.getByLabelText('Amount received ($)');
    await user.clear(amount);
    await user.type(amount, '200');
    expect(dialog.getByText('The parts come to $60.00 more than the payment.')).toBeVisible();
    const part = dialog.getByLabelText('For INV-2026-00012 ($)');
    await user.clear(part);
    await user.type(part, '10');
    expect(
      dialog.getByText(
        '$40.00 is left. It pays what else Olivia Marsh owes, or is kept for the next invoice.',
      ),
    ).toBeVisible();
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'MARSH');
    await user.click(dialog.getByRole('button', { name: 'Record $200.00' }));
    expect(await dialog.findByText(/^INV-2026-00009: Already recorded today\./u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Record another $200.00' }));
    expect(
      await screen.findByText(
        /\$25\.00 pays what else Olivia Marsh owes\. \$15\.00 is kept for Olivia Marsh\./u,
      ),
    ).toBeVisible();
    expect(sent).toMatchObject([
      {
        amount_cents: 200_00,
        reference: 'MARSH',
        parts: [
          { invoice_id: owed.id, amount_cents: 10_00 },
          { invoice_id: late.id, amount_cents: 150_00 },
        ],
      },
      { amount_cents: 200_00, reference: 'MARSH', confirm_another: true },
    ]);
  });
});

describe('the keyboard in the list of invoices', () => {
  it('issues with I, records a payment with R, and sends again with Shift and R', async () => {
    server.use(
      mockEndpoint(endpoints.getInvoice, answer(anInvoice({ id: owed.id }))),
      mockEndpoint(endpoints.sendInvoiceAgain, answer(anInvoice({ id: owed.id }))),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: 'Draft' });
    await user.keyboard('j');
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('i');
    await screen.findByRole('dialog', { name: 'Issue this invoice to Wei Zhang?' });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    // The browser returns the focus to the previous element; jsdom does not.
    const row = screen.getByRole('link', { name: 'INV-2026-00012' });
    row.focus();
    await user.keyboard('r');
    await screen.findByRole('dialog', { name: 'Record a payment from Grace Nguyen?' });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    row.focus();
    await user.keyboard('{Shift>}R{/Shift}');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Send INV-2026-00012 again?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('INV-2026-00012 is on its way again.')).toBeVisible();
  });
});
