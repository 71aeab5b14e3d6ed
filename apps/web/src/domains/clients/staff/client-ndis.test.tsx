import {
  aClient,
  aClientProfile,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { ClientProfile } from '@cleaning/contract/clients';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESS, amira, button, dialog, startClient } from '../testing/client-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serve } = startClient();

describe('the NDIS number', () => {
  it('is shown after giving a reason, and masked again after 30 seconds', async () => {
    serve();
    const reasons: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.revealNdisNumber, ({ body }) => {
        reasons.push(body);
        return answer({ ndis_number: '430123412' });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(screen.queryByText('430 123 412')).toBeNull();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await user.click(button('Show for 30 seconds'));
      expect(dialog().getByLabelText('In a sentence')).toHaveAccessibleDescription(
        /Say why you are doing this\./u,
      );
      await user.click(dialog().getByRole('radio', { name: 'Checking a claim' }));
      await user.type(dialog().getByLabelText('In a sentence'), 'The NDIA rejected one.');
      await user.click(button('Show for 30 seconds'));
      expect(await screen.findByText('430 123 412')).toBeVisible();
      expect(reasons).toEqual([{ reason: 'Checking a claim: The NDIA rejected one.' }]);
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(screen.queryByText('430 123 412')).toBeNull());
      expect(screen.getByText('43x xxx x01')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the NDIS details', () => {
  it('keep what was typed when they were changed elsewhere, and show the changes', async () => {
    serve();
    const newer: ClientProfile = { ...amira.profile, version: 3, nominee_name: 'Samir Haddad' };
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfileFor, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current: newer })
          : answer({ ...newer, version: 4 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Edit NDIS details' }));
    const budget = dialog().getByLabelText(/^Budget left/u);
    await user.type(budget, '2,410.00');
    await user.type(dialog().getByLabelText('Why'), 'Told us on the phone.');
    await user.click(button('Save NDIS details'));
    expect(
      await dialog().findByText('Nominee: was “Not recorded”, is now “Samir Haddad”'),
    ).toBeVisible();
    expect(budget).toHaveValue('2,410.00');
    await user.click(button('Save NDIS details'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { remaining_budget_cents: 241_000, version: 2, reason: 'Told us on the phone.' },
      { remaining_budget_cents: 241_000, version: 3, reason: 'Told us on the phone.' },
    ]);
  });

  it('show whether the nominee gets copies, and stop copies when the email is removed', async () => {
    const agreed = {
      ...amira.profile,
      nominee_name: 'Samir Haddad',
      nominee_email: 'samir@mail.example',
      nominee_gets_copies: true,
    };
    serve({ ...amira, profile: agreed });
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfileFor, ({ body }) => {
        sent.push(body);
        return answer({ ...agreed, nominee_email: null, nominee_gets_copies: false });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Yes, agreed')).toBeVisible();
    await user.click(button('Edit NDIS details'));
    const copies = { name: 'Amira agrees that Samir Haddad gets copies' };
    expect(dialog().getByRole('checkbox', copies)).toBeChecked();
    await user.clear(dialog().getByLabelText(/^Nominee’s email/u));
    expect(dialog().queryByRole('checkbox', copies)).toBeNull();
    await user.type(dialog().getByLabelText('Why'), 'Told us on the phone.');
    await user.click(button('Save NDIS details'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      expect.objectContaining({ nominee_email: null, nominee_gets_copies: false }),
    ]);
  });

  it('turn a general client into an NDIS client', async () => {
    const general = aClient({
      client_type: 'general',
      plan_management: null,
      profile: aClientProfile({
        version: 1,
        is_ndis_client: false,
        ndis_number_masked: null,
        plan_management: null,
        plan_start: null,
        plan_end: null,
        plan_manager_name: null,
        plan_manager_invoice_email: null,
      }),
    });
    serve(general);
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientProfileFor, ({ body }) => {
        sent.push(body);
        return answer(amira.profile);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('A general client, without an NDIS plan.')).toBeVisible();
    await user.click(button('Edit NDIS details'));
    await user.click(dialog().getByRole('radio', { name: 'NDIS participant' }));
    await user.type(dialog().getByLabelText(/^NDIS number/u), '430 000 003');
    await user.type(dialog().getByLabelText('Why'), 'Showed us the plan.');
    await user.click(button('Save NDIS details'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          client_type: 'ndis',
          ndis_number: '430000003',
          version: 1,
          reason: 'Showed us the plan.',
        },
      ]),
    );
  });
});
