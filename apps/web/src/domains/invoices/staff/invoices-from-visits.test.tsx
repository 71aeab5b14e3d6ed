import { answer, anUninvoicedVisit, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { LiveChange } from '@cleaning/contract/live/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockLiveStream } from '#app/testing/mock-live-stream.ts';
import { ADDRESS, draft, ID, startInvoices } from '../testing/invoices-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server } = startInvoices();

describe('visits that are not invoiced yet', () => {
  const visits = [
    anUninvoicedVisit({ appointment_id: `${ID}5` }),
    anUninvoicedVisit({ appointment_id: `${ID}6`, reference: 'A-1002' }),
    anUninvoicedVisit({
      appointment_id: `${ID}7`,
      reference: 'A-1003',
      client_id: `${ID}8`,
      client_name: 'Noah Petrov',
      kind: 'ndis',
      plan_management: 'self',
      hourly_rate_cents: null,
    }),
  ];

  it('become one draft for each client, at a rate that can be changed', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listUninvoicedVisits, answer(visits)),
      mockEndpoint(endpoints.createDraftInvoices, ({ body }) => {
        sent.push(body);
        const made = { id: draft.id, number: null, client_name: 'x', total_cents: 1 };
        return answer({
          results: [
            { invoice: made, error: null },
            { invoice: null, error: { code: 'invalid_transition', detail: 'Invoiced already.' } },
          ],
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Invoice 3 visits' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Make drafts from 3 finished visits?' }),
    );
    expect(dialog.getByText('Enter every rate')).toBeVisible();
    expect(dialog.queryByText('Enter dollars, like 60.10.')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Make/u })).toBeNull();
    await user.type(dialog.getByLabelText('Rate per hour for Noah Petrov in dollars'), '65');
    expect(dialog.getByText('$410.00')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /A-1002$/u }));
    expect(dialog.getByText('2 drafts, 2 visits')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make 2 drafts' }));
    expect(
      await screen.findByText('1 draft made, 1 not. Noah Petrov: Invoiced already.'),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        drafts: [
          { appointment_ids: [`${ID}5`], hourly_rate_cents: 70_00 },
          { appointment_ids: [`${ID}7`], hourly_rate_cents: 65_00 },
        ],
      },
    ]);
  });

  it('have the late fee of a cancelled visit as it was decided, without a rate', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.listUninvoicedVisits,
        answer([anUninvoicedVisit({ hourly_rate_cents: null, fee_cents: 75_13 })]),
      ),
      mockEndpoint(endpoints.createDraftInvoices, ({ body }) => {
        sent.push(body);
        const made = { id: draft.id, number: null, client_name: 'x', total_cents: 75_13 };
        return answer({ results: [{ invoice: made, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Invoice 1 visit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Make drafts from 1 late fee?' }),
    );
    expect(dialog.getByText(/, late fee$/u)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.getAllByText('$75.13')).toHaveLength(3);
    await user.click(dialog.getByRole('button', { name: 'Make 1 draft' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { drafts: [{ appointment_ids: [anUninvoicedVisit().appointment_id] }] },
      ]),
    );
  });

  it('leave out a visit that is completed while the user chooses', async () => {
    const { seen, send } = mockLiveStream(server);
    const list = vi
      .fn()
      .mockReturnValueOnce(answer(visits.slice(0, 1)))
      .mockReturnValue(answer(visits));
    server.use(mockEndpoint(endpoints.listUninvoicedVisits, list));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Invoice 1 visit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Make drafts from 1 finished visit?' }),
    );
    await waitFor(() => expect(seen).toHaveLength(1));
    send('ready');
    send('change', { kind: 'appointment', id: `${ID}6` } satisfies LiveChange);
    expect(
      await screen.findByRole('button', { name: 'Invoice 3 visits', hidden: true }),
    ).toBeInTheDocument();
    expect(dialog.getByText('1 draft, 1 visit')).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  });
});
