import {
  aLateFee,
  anAppointment,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Appointment } from '@cleaning/contract/appointments';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { ADDRESS, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

const CANCELLED = {
  status: 'cancelled',
  version: 3,
  cancellation: { by: 'client', notice_at: '2026-12-02T00:00:00.000Z', is_late: true },
  fee: aLateFee(),
  available_commands: ['charge_fee', 'waive_fee'],
} as const satisfies Partial<Appointment>;

const DECIDED = { decided_at: '2026-11-23T23:12:00.000Z', decided_by: 'Mia' } as const;

/** Serves the visit, and answers a decision with this fee. */
function deciding(fee: Partial<Appointment['fee'] & object>): unknown[] {
  serve(CANCELLED);
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.decideFee, ({ body }) => {
      sent.push(body);
      serve({ ...CANCELLED, version: 4, fee: aLateFee({ ...DECIDED, ...fee }) });
      return answer(
        anAppointment({ ...CANCELLED, version: 4, fee: aLateFee({ ...DECIDED, ...fee }) }),
      );
    }),
  );
  return sent;
}

const openDialog = async (name: RegExp | string) => {
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name }));
  return {
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Charge or waive the fee?' })),
  };
};

describe('the late fee of a visit', () => {
  it('is charged as our terms say, once for two presses, and then says who decided', async () => {
    const sent = deciding({ state: 'charged', charged_cents: 75_13 });
    const { user, dialog } = await openDialog('Charge $75.13');
    expect(
      screen.getByRole('heading', {
        name: 'Late cancellation fee: $75.13 to decide',
        hidden: true,
      }),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Amount ($)')).toHaveValue('75.13');
    await user.dblClick(dialog.getByRole('button', { name: 'Charge $75.13' }));
    expect(await screen.findByText('Fee charged. It is ready to invoice.')).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Late cancellation fee: $75.13 charged' }),
    ).toBeVisible();
    expect(screen.getByText('Mia decided on Tuesday 24 November, 10:12 am.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the fee' })).toBeVisible();
    expect(sent).toEqual([{ version: 3, decision: 'charge', cents: 75_13, reason: '' }]);
  });

  it('asks for an amount in dollars, and for the reason of another one', async () => {
    deciding({});
    server.use(
      mockEndpoint(
        endpoints.decideFee,
        refuse(400, { reason: ['Our terms say $75.13. Say why it is another amount.'] }),
      ),
    );
    const { user, dialog } = await openDialog('Charge $75.13');
    const amount = dialog.getByLabelText('Amount ($)');
    await user.clear(amount);
    await user.type(amount, 'half');
    await user.click(dialog.getByRole('button', { name: 'Charge the fee' }));
    expect(await dialog.findAllByText('Enter dollars and cents, such as 45.50.')).not.toHaveLength(
      0,
    );
    await user.clear(amount);
    await user.type(amount, '40');
    await user.click(dialog.getByRole('button', { name: 'Charge $40.00' }));
    expect(await dialog.findAllByText(/Say why it is another amount/u)).not.toHaveLength(0);
    expect(amount).toHaveValue('40');
  });

  it('is waived only with a reason', async () => {
    const reason = 'Her mother fell ill.';
    const sent = deciding({ state: 'waived', reason });
    const { user, dialog } = await openDialog('Waive the fee');
    expect(dialog.queryByLabelText('Amount ($)')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Waive the fee' }));
    expect(await dialog.findAllByText('Say why, in a sentence.')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('Why'), reason);
    await user.click(dialog.getByRole('button', { name: 'Waive the fee' }));
    expect(
      await screen.findByRole('heading', { name: 'Late cancellation fee: waived' }),
    ).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(sent).toEqual([{ version: 3, decision: 'waive', reason }]);
  });

  it('that another tab decided is shown before it is decided again', async () => {
    serve(CANCELLED);
    const waived = aLateFee({ ...DECIDED, state: 'waived', reason: 'She is ill.' });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.decideFee, ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return answer(anAppointment({ ...CANCELLED, version: 5 }));
        return refuse(409, {
          code: 'stale_version',
          detail: 'This visit has changed since you opened it. Check it and try again.',
          current: anAppointment({ ...CANCELLED, version: 4, fee: waived }),
        });
      }),
    );
    const { user, dialog } = await openDialog('Charge $75.13');
    await user.click(dialog.getByRole('button', { name: 'Charge $75.13' }));
    expect(await dialog.findByText(/waived/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Charge $75.13' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 3 }, { version: 4 }]));
  });

  it('is entered where the price of the visit is not known', async () => {
    serve({
      ...CANCELLED,
      status: 'no_access',
      fee: aLateFee({ terms_cents: null, price_cents: null }),
    });
    const { dialog } = await openDialog('Charge a fee');
    expect(
      screen.getByRole('heading', { name: 'No access fee: to decide', hidden: true }),
    ).toBeInTheDocument();
    expect(dialog.getByLabelText('Amount ($)')).toHaveValue('');
  });

  it('that is on an invoice is only shown', async () => {
    const fee = aLateFee({ ...DECIDED, state: 'charged', charged_cents: 75_13, is_invoiced: true });
    serve({ ...CANCELLED, fee, available_commands: [] });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('It is on an invoice.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the fee' })).toBeNull();
  });
});
