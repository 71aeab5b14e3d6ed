import {
  aClient,
  aClientProfile,
  anInvoice,
  answer,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Invoice } from '@cleaning/contract/invoices';
import type { ComplianceCheck } from '@cleaning/contract/ndis';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aComplianceReport, aFinding } from '#domains/claims/testing/claims.ts';
import { ADDRESS, INVOICE_ID, startInvoice } from '../testing/invoice-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serveInvoice } = startInvoice();
const [LINE] = anInvoice().lines;
if (LINE === undefined) throw new Error('The invoice of tests has a line.');

const aDraft = (changes: Partial<Invoice> = {}) =>
  anInvoice({
    number: null,
    status: 'draft',
    version: 1,
    issue_date: null,
    due_date: null,
    bill_to: null,
    available_commands: ['issue'],
    ...changes,
  });

const ndisLine = {
  ...LINE,
  description: 'House cleaning',
  quantity: 2.5,
  unit: 'H',
  unit_price_cents: 62_00,
  gst_code: 'P2',
  gst_cents: 0,
  amount_cents: 155_00,
  support_item_number: '01_020_0120_1_1',
  region: 'standard',
} as const;

const anNdisDraft = (changes: Partial<Invoice> = {}) =>
  aDraft({ kind: 'ndis', lines: [ndisLine], total_cents: 155_00, ...changes });

const serveCheck = (checks: ComplianceCheck[]) =>
  server.use(
    mockEndpoint(endpoints.checkNdisInvoice, answer(aComplianceReport(INVOICE_ID, checks))),
  );

describe('a draft whose payer has credit', () => {
  const credit_to_use = { held_cents: 60_00, used_cents: 60_00 };

  it('shows what is used and what is left to pay, and keeps the credit when told to', async () => {
    const sent: unknown[] = [];
    serveInvoice(aDraft({ credit_to_use }));
    server.use(
      mockEndpoint(endpoints.updateInvoice, ({ body }) => {
        sent.push(body);
        return answer(
          aDraft({
            version: 2,
            uses_credit: false,
            credit_to_use: { held_cents: 60_00, used_cents: 0 },
          }),
        );
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Credit used')).toBeVisible();
    expect(screen.getByText('−$60.00')).toBeVisible();
    const tick = screen.getByRole('checkbox', { name: 'Use the credit of $60.00 on this invoice' });
    expect(tick).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Issue invoice, $50.00 to pay' }));
    expect(
      await screen.findByText('It says: “Credit used, $60.00. Please pay $50.00.”'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(tick);
    expect(screen.queryByText('Credit used')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ uses_credit: false })]));
    expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeVisible();
  });

  it('says what stays for the next invoice', async () => {
    serveInvoice(aDraft({ credit_to_use: { held_cents: 150_00, used_cents: 110_00 } }));
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText(
        '$150.00 was paid too much before. $40.00 stays for the next invoice',
      ),
    ).toBeVisible();
  });
});

describe('an invoice draft', () => {
  it('shows whose plan pays with the number masked, its visits and its due date', async () => {
    const profile = aClientProfile({
      plan_management: 'agency',
      ndis_number_masked: '43x xxx x12',
    });
    const lines = [
      { ...ndisLine, appointment_id: INVOICE_ID, service_date_from: '2026-11-02' },
      {
        ...ndisLine,
        id: `${INVOICE_ID.slice(0, -1)}9`,
        appointment_id: LINE.id,
        service_date_from: '2026-10-29',
      },
    ];
    serveInvoice(anNdisDraft({ lines }));
    serveCheck([]);
    server.use(
      mockEndpoint(endpoints.getClient, answer(aClient({ profile }))),
      mockEndpoint(endpoints.getSettings, answer(someSettings({ invoice_due_days: 14 }))),
    );
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText(
        /^NDIS, agency-managed, 43x\sxxx\sx12\. From 2 visits in October and November\.$/u,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visit of line 1' })).toHaveAttribute(
      'href',
      `/staff/portal/visits/${INVOICE_ID}`,
    );
    expect(
      await screen.findByText(/^14 days after it is issued, .* if that is today$/u),
    ).toBeVisible();
  });

  it('shows the clock beside the hours, and the same figures for paper, claim and files', async () => {
    const visit = {
      ...ndisLine,
      quantity: 2.61,
      unit_price_cents: 60_10,
      amount_cents: 156_86,
      start_time: '08:02',
      end_time: '10:39',
    };
    serveInvoice(anNdisDraft({ payer: 'agency', lines: [visit], total_cents: 156_86 }));
    serveCheck([]);
    server.use(mockEndpoint(endpoints.getSettings, answer(someSettings())));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('8:02 am to 10:39 am')).toHaveTextContent('2 h 37 min');
    expect(screen.getByLabelText('Hours of line 1')).toHaveValue('2.61');
    expect(screen.getAllByText('$156.86')).not.toHaveLength(0);
    expect(await screen.findByText('2.61 h × $60.10')).toBeVisible();
    expect(screen.getAllByText('2.61, 60.10')).toHaveLength(2);
    expect(screen.getByText('An admin can change it here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /how hours are counted/u })).toBeNull();
  });

  it('is saved in one call with the changes, and shows the new total', async () => {
    serveInvoice(aDraft());
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateInvoice, ({ body }) => {
        sent.push(body);
        const saved = aDraft({
          version: 2,
          lines: [{ ...LINE, quantity: 2, amount_cents: 220_00 }],
          total_cents: 220_00,
        });
        serveInvoice(saved);
        return answer(saved);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const quantity = await screen.findByLabelText('Quantity of line 1');
    await user.clear(quantity);
    await user.type(quantity, '2');
    expect(screen.getAllByText('$220.00')).not.toHaveLength(0);
    await user.dblClick(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Saved \d/u)).toBeVisible();
    expect(sent).toEqual([
      {
        version: 1,
        note: '',
        lines: [
          { id: LINE.id, description: 'General clean', quantity: 2, unit_price_cents: 110_00 },
        ],
      },
    ]);
  });

  it('keeps what is typed while it is saved, and saves it before issuing', async () => {
    serveInvoice(aDraft());
    const answered = Promise.withResolvers<null>();
    const sent: { version: number; note?: string | undefined }[] = [];
    server.use(
      mockEndpoint(endpoints.updateInvoice, async ({ body }) => {
        sent.push(body);
        if (sent.length === 1) await answered.promise;
        const saved = aDraft({ version: body.version + 1, note: body.note ?? '' });
        serveInvoice(saved);
        return answer(saved);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const note = await screen.findByLabelText(/^Note below the lines/u);
    await user.type(note, 'First');
    await user.click(screen.getByRole('button', { name: /^Issue/u }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.type(note, ' and more');
    answered.resolve(null);
    expect(await screen.findByRole('dialog', { name: /^Issue/u })).toBeVisible();
    expect(note).toHaveValue('First and more');
    expect(sent).toMatchObject([
      { version: 1, note: 'First' },
      { version: 2, note: 'First and more' },
    ]);
  });

  it('shows a colleague’s version beside what was typed, and keeps both', async () => {
    serveInvoice(aDraft());
    const theirs = aDraft({ version: 2, note: 'Theirs' });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateInvoice, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, { code: 'stale_version', message: 'It has changed.', current: theirs })
          : answer(aDraft({ version: 3, note: 'Mine' }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText(/^Note below the lines/u), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const note = within(await screen.findByRole('group', { name: 'Note' }));
    expect(note.getByRole('radio', { name: 'The other version' })).toHaveAccessibleDescription(
      'Theirs',
    );
    expect(note.getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(screen.getByLabelText(/^Note below the lines/u)).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save what I chose, $110.00' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ version: 2, note: 'Mine' });
  });

  it('of NDIS supports is corrected beside its check, and can then be issued', async () => {
    serveInvoice(anNdisDraft());
    serveCheck([
      aFinding('INV-07', { message: 'This invoice is still a draft.' }),
      aFinding('LIN-12', { field: 'unit_price_cents', line_id: LINE.id }),
    ]);
    const fixed = anNdisDraft({ version: 2, lines: [{ ...ndisLine, unit_price_cents: 60_10 }] });
    server.use(
      mockEndpoint(endpoints.changeInvoiceLine, ({ body }) => {
        expect(body).toEqual({ version: 1, unit_price_cents: 60_10 });
        serveInvoice(fixed);
        serveCheck([]);
        return answer(fixed);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('1 to fix')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Change to $60.10 Line 1' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeEnabled(),
    );
    expect(screen.getByLabelText('Rate of line 1 in dollars')).toHaveValue('60.10');
  });

  it('names the line at each reason of a cancelled visit, and at the details of its rule', async () => {
    const cancelled = { ...ndisLine, claim_type: 'CANC' } as const;
    const second = { ...cancelled, id: '5b1f2a3c-0000-4000-8000-000000000992' };
    serveInvoice(anNdisDraft({ lines: [cancelled, second] }));
    serveCheck(
      [cancelled, second].map(({ id }) =>
        aFinding('LIN-20', { field: 'cancellation_reason', line_id: id }),
      ),
    );
    await openStaffPortal(ADDRESS);
    for (const line of ['Line 1', 'Line 2']) {
      expect(await screen.findByLabelText(`Why it was cancelled ${line}`)).toBeVisible();
      expect(screen.getByText(new RegExp(`^of: ${line}:`, 'u'))).toBeInTheDocument();
    }
  });

  it('shows the rules of its check only in the details', async () => {
    serveInvoice(anNdisDraft());
    const message = 'The price is above the limit. Lower it.';
    serveCheck([aFinding('LIN-12', { message, line_id: LINE.id })]);
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/^Line 1: The price is above the limit\.$/u)).toBeVisible();
    const rule = screen.getByText('Rule of the NDIS check: LIN-12');
    expect(rule).not.toBeVisible();
    await user.click(
      screen.getByText('of: Line 1: The price is above the limit.', { exact: false }),
    );
    expect(rule).toBeVisible();
  });

  it('links from the bar on a phone to the first error of its check', async () => {
    serveInvoice(anNdisDraft());
    serveCheck([aFinding('LIN-12', { field: 'unit_price_cents', line_id: LINE.id })]);
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('1 to fix before you issue it')).toBeInTheDocument();
    // jsdom does not apply the style sheet that hides it on a wide screen.
    await user.click(screen.getByRole('button', { name: 'First fix' }));
    expect(screen.getByText(/LIN-12$/u).closest('li')).toHaveFocus();
  });

  it('can be issued despite errors only with a reason', async () => {
    serveInvoice(anNdisDraft());
    serveCheck([aFinding('LIN-12', { field: 'unit_price_cents', line_id: LINE.id })]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.issueInvoice, ({ body }) => {
        sent.push(body);
        const issued = anInvoice({ override_reason: 'Agreed by phone.' });
        serveInvoice(issued);
        return answer(issued);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Issue anyway, with a reason' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Issue this invoice to Grace Nguyen anyway?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Issue $155.00' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText(/^Why issue it/u), 'Agreed by phone.');
    await user.click(dialog.getByRole('button', { name: 'Issue $155.00' }));
    expect(await screen.findByText('Agreed by phone.')).toBeVisible();
    expect(sent).toEqual([{ version: 1, override_reason: 'Agreed by phone.' }]);
    expect(await screen.findByText(/^INV-.+ is issued and on its way\.$/u)).toBeVisible();
  });

  it('gets another line with all its required fields', async () => {
    serveInvoice(anNdisDraft());
    serveCheck([]);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.addInvoiceLine, ({ body }) => {
        sent.push(body);
        return answer(anNdisDraft({ version: 2 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Add line' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a line?' }));
    await user.type(dialog.getByLabelText('What it is for'), 'Late cancellation');
    await user.type(dialog.getByLabelText('Unit price ($)'), '60.10');
    await user.selectOptions(dialog.getByLabelText('Claim type'), 'Cancellation');
    await user.selectOptions(dialog.getByLabelText('Why it was cancelled'), 'health');
    await user.click(dialog.getByRole('button', { name: 'Add line' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      invoice_id: INVOICE_ID,
      version: 1,
      quantity: 1,
      unit: 'H',
      unit_price_cents: 60_10,
      support_item_number: '01_020_0120_1_1',
      claim_type: 'CANC',
      cancellation_reason: 'NSDH',
      no_other_work_found: null,
    });
  });
});
