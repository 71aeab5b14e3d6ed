import {
  aClient,
  aClientHistory,
  answer,
  aPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADDRESS, amira, card, startClient } from '../testing/client-page.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startClient();

describe('the history of a client', () => {
  const visitId = '0190a1b2-0000-7000-8000-000000009001';
  const visit = {
    kind: 'visit' as const,
    id: '0190a1b2-0000-7000-8000-000000009101',
    subject_id: visitId,
    actor: 'staff' as const,
    actor_name: 'Mia',
    occurred_at: '2026-11-22T21:04:00.000Z',
    reference: 'A-1091',
    reason: null,
    command: 'start' as const,
    starts_at: null,
  };
  const details = {
    kind: 'details' as const,
    id: '0190a1b2-0000-7000-8000-000000009102',
    subject_id: amira.id,
    actor: 'staff' as const,
    actor_name: 'Sam',
    occurred_at: '2026-11-15T22:02:00.000Z',
    reason: 'Checking it for the claim.',
    action: 'reveal_ndis_number' as const,
  };

  it('shows what happened, who did it and why, with links, below the figures', async () => {
    serve();
    server.use(
      mockEndpoint(
        endpoints.getClientHistory,
        answer(
          aClientHistory([visit, details], {
            owed_cents: 150_25,
            owed_count: 1,
            rejected_claim_count: 1,
            usual_cleaner: 'Mia',
          }),
        ),
      ),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Visit A-1091 under way' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${visitId}`,
    );
    expect(screen.getByText('Today, 8:04 am. Mia')).toBeVisible();
    expect(screen.getByText('Sam saw the whole NDIS number')).toBeVisible();
    expect(screen.getByText(/“Checking it for the claim.”$/u)).toBeVisible();
    expect(screen.getByText('1 invoice, claim rejected')).toBeVisible();
    expect(screen.getByText('Usually Mia')).toBeVisible();
    expect(screen.getByText('Usual cleaner').nextElementSibling).toHaveTextContent('Mia');
  });

  it('says for when a visit was planned', async () => {
    serve();
    const planned = {
      ...visit,
      command: 'confirm' as const,
      occurred_at: '2026-11-20T05:30:00.000Z',
      starts_at: '2026-11-22T22:00:00.000Z',
    };
    server.use(
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([planned, details]))),
    );
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText('Friday 20 November, 4:30 pm, for today, 9:00 am. Mia'),
    ).toBeVisible();
  });

  it('counts the visits of a client without a plan once', async () => {
    serve(aClient({ client_type: 'general' }));
    server.use(
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { visit_count: 12 }))),
    );
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('12', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByText('12 in all')).toBeNull();
  });

  it('shows the credit of the client, and records that it was paid back', async () => {
    serve();
    const sent: unknown[] = [];
    const credit = {
      id: '5b1f2a3c-0000-4000-8000-000000000602',
      client_id: aClient().id,
      client_name: 'Amira Haddad',
      invoice_id: '5b1f2a3c-0000-4000-8000-000000000101',
      invoice_number: 'INV-2026-00040',
      reference: 'HADDAD 40',
      amount_cents: 60_00,
      open_cents: 60_00,
      payer: 'client' as const,
      payer_name: 'Amira Haddad',
      received_on: '2026-11-19',
      created_at: '2026-11-19T00:00:00.000Z',
    };
    server.use(
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { credit_cents: 60_00 }))),
      mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([credit]))),
      mockEndpoint(endpoints.refundAccountCredit, ({ body }) => {
        sent.push(body);
        return answer({ ...credit, open_cents: 0 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Pay it back' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Pay credit back to Amira Haddad?' }),
    );
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'BACK 1');
    await user.type(dialog.getByLabelText('Why'), 'Asked for it.');
    await user.click(dialog.getByRole('button', { name: 'Record $60.00 paid back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        amount_cents: 60_00,
        method: 'bank_transfer',
        received_on: '2026-11-23',
        reference: 'BACK 1',
        reason: 'Asked for it.',
      },
    ]);
  });

  it('says when the credit could not be loaded, and that none is left', async () => {
    serve();
    server.use(
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { credit_cents: 60_00 }))),
      mockEndpoint(endpoints.listAccountCredits, refuse(500, {})),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Pay it back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay credit back?' }));
    expect(await dialog.findByText('We could not load the credit')).toBeVisible();
    server.use(mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([]))));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No credit is left to pay back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['an admin', 'admin', 1],
    ['the office', 'staff', 0],
  ] as const)(
    'leads %s to the audit log of the client, if they may read it',
    async (_, type, count) => {
      serve();
      await openStaffPortal(ADDRESS, { user: aStaffUser({ user_type: type }) });
      const links = within(await card('History')).queryAllByRole('link', { name: 'Audit log' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: count }, () => `/admin/portal/history?client_id=${amira.id}`),
      );
    },
  );

  it('links a payment to its invoice', async () => {
    serve();
    const invoiceId = '0190a1b2-0000-7000-8000-000000009201';
    const payment = {
      kind: 'payment' as const,
      id: '0190a1b2-0000-7000-8000-000000009202',
      subject_id: invoiceId,
      actor: 'staff' as const,
      actor_name: 'Sam',
      occurred_at: '2026-11-22T21:04:00.000Z',
      reference: 'INV-2026-00042',
      payment: 'payment' as const,
      amount_cents: 150_25,
    };
    server.use(mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([payment]))));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('link', { name: '$150.25 received for INV-2026-00042' }),
    ).toHaveAttribute('href', `/staff/portal/invoices/${invoiceId}`);
  });

  it('is loaded in pages, back to the start', async () => {
    serve();
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.getClientHistory, ({ query }) => {
        asked.push(query.toString());
        return answer({ ...aClientHistory([visit]), has_earlier: true });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Visits' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=20&kind=visits'));
    await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(asked.at(-1)).toBe('limit=40&kind=visits'));
  });

  it('says so when it cannot be loaded, and still shows the details', async () => {
    serve();
    server.use(mockEndpoint(endpoints.getClientHistory, refuse(500, {})));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the history' }),
    ).toBeVisible();
    expect(await card('Details')).toBeVisible();
  });
});
