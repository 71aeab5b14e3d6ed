import {
  aClient,
  aClientProfile,
  anInvoice,
  answer,
  aCappedPageOf,
  aPageOf,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import {
  type ComplianceCheck,
  endpoints,
  type Invoice,
  type StatementRecipient,
} from '@cleaning/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStatement, aStatementRecipient, invoiced } from '../clients/testing/a-statement.ts';
import { aComplianceReport, aFinding } from './testing/claims.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();
const [LINE] = anInvoice().lines;
if (LINE === undefined) throw new Error('The invoice of tests has a line.');
const ID = anInvoice().id;
const ADDRESS = `/staff/portal/invoices/${ID}`;

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

const serveInvoice = (invoice: Invoice) =>
  server.use(mockEndpoint(endpoints.getInvoice, answer(invoice)));

const statementFor = (recipient: StatementRecipient) =>
  mockEndpoint(
    endpoints.getStatement,
    answer({ ...aStatement([invoiced]), recipients: [recipient] }),
  );

const serveCheck = (checks: ComplianceCheck[]) =>
  server.use(mockEndpoint(endpoints.checkNdisInvoice, answer(aComplianceReport(ID, checks))));

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClient, refuse(404, { code: 'not_found' })),
    mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([]))),
    mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
    mockEndpoint(
      endpoints.listCatalogueRows,
      answer(
        aPageOf([
          {
            id: ID,
            item_number: '01_020_0120_1_1',
            name: 'House Cleaning And Other Household Activities',
            unit: 'H' as const,
            effective_from: '2026-07-01',
            effective_to: null,
            limits: { standard_cents: 60_10, remote_cents: 84_14, very_remote_cents: 90_15 },
            version: 1,
            created_at: '2026-07-01T00:00:00.000Z',
          },
        ]),
      ),
    ),
  );
});

describe('a draft', () => {
  it('says whose plan pays, with the number masked, leads to its visits, and says when it would be due', async () => {
    const profile = aClientProfile({
      plan_management: 'agency',
      ndis_number_masked: '43x xxx x12',
    });
    const lines = [
      { ...ndisLine, appointment_id: ID, service_date_from: '2026-11-02' },
      {
        ...ndisLine,
        id: `${ID.slice(0, -1)}9`,
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
      `/staff/portal/visits/${ID}`,
    );
    expect(
      await screen.findByText(/^14 days after it is issued, .* if that is today$/u),
    ).toBeVisible();
  });

  it('is saved in one call with what was changed, and says what it will come to', async () => {
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

  it('keeps what is typed while it is saved, and saves it before it is issued', async () => {
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

  it('lays a version of a colleague beside what is typed, and keeps what was typed', async () => {
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

  it('of NDIS supports is put right beside its check, and can then be issued', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Change to $60.10' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Issue invoice' })).toBeEnabled(),
    );
    expect(screen.getByLabelText('Rate of line 1 in dollars')).toHaveValue('60.10');
  });

  it('is issued anyway with a reason only', async () => {
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
  });

  it('gets another line with all that it needs', async () => {
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
      invoice_id: ID,
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

describe('an invoice that was issued', () => {
  const issued = anInvoice({
    available_commands: ['send_again', 'record_payment', 'credit', 'void', 'write_off'],
  });

  it('says that its claim asks for more than is owed', async () => {
    serveInvoice({ ...issued, claim_status: 'submitted', claim_excess_cents: 30_05 });
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText('The claim asks for more than is owed. Correct it with the NDIA.'),
    ).toBeVisible();
  });

  it('is paid in part, and asks about a day before its issue', async () => {
    serveInvoice(issued);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.recordPayment, ({ body }) => {
        sent.push(body);
        const paid = anInvoice({ status: 'partially_paid', balance_cents: 60_00, version: 3 });
        serveInvoice(paid);
        return answer(paid);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Record a payment from Grace Nguyen?' }),
    );
    expect(dialog.getByText(/^This pays INV-2026-00012 in full\./u)).toBeVisible();
    const amount = dialog.getByLabelText('Amount ($)');
    await user.clear(amount);
    await user.type(amount, '50');
    expect(dialog.getByText(/^\$60\.00 stays to pay\./u)).toBeVisible();
    await user.clear(dialog.getByLabelText('Received on'));
    await user.type(dialog.getByLabelText('Received on'), '2026-11-20');
    await user.click(dialog.getByLabelText(/^The money came before the invoice/u));
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'NGUYEN 12');
    await user.click(dialog.getByRole('button', { name: 'Record $50.00' }));
    expect(await screen.findByText('$50.00 recorded for INV-2026-00012.')).toBeVisible();
    expect(sent).toEqual([
      {
        amount_cents: 50_00,
        method: 'bank_transfer',
        received_on: '2026-11-20',
        reference: 'NGUYEN 12',
        confirm_before_issue: true,
      },
    ]);
  });

  it('gets a credit with a reason', async () => {
    serveInvoice(issued);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.creditInvoice, ({ body }) => {
        sent.push(body);
        return answer(issued);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Give credit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Give Grace Nguyen a credit?' }),
    );
    await user.type(dialog.getByLabelText('Amount ($)'), '10');
    await user.click(dialog.getByRole('button', { name: 'Credit $10.00' }));
    expect(sent).toEqual([]);
    await user.type(dialog.getByLabelText('Why'), 'A window was left out.');
    await user.click(dialog.getByRole('button', { name: 'Credit $10.00' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ amount_cents: 10_00, reason: 'A window was left out.' }]),
    );
  });

  it('is not written off over a version that was not seen, until that is confirmed', async () => {
    serveInvoice(issued);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.writeOffInvoice, ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, {
              code: 'stale_version',
              message: 'It has changed.',
              current: anInvoice({ version: 5, balance_cents: 20_00 }),
            })
          : answer(anInvoice({ status: 'written_off', version: 6 }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Write off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write off INV-2026-00012?' }));
    await user.type(dialog.getByLabelText('Why'), 'They moved away.');
    await user.click(dialog.getByRole('button', { name: 'Write off, $110.00' }));
    expect(await dialog.findByText(/Now \$20\.00 of it is still to be paid/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Write off, $20.00' }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 5 }]));
  });

  it('leads to a statement of its client, which is read for the chosen days and sent once', async () => {
    const read: string[] = [];
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.getStatement, ({ query }) => {
        read.push(query.toString());
        return answer(aStatement([invoiced]));
      }),
      mockEndpoint(endpoints.sendStatement, ({ body }) => {
        sent.push(body);
        return answer({ sent_to: 'grace@example.com' });
      }),
    );
    const invoice = anInvoice();
    serveInvoice(invoice);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send a statement to/u }));
    expect(await dialog.findByRole('row', { name: /INV-2026-00012.*\$135\.00/u })).toBeVisible();
    expect(dialog.getByRole('row', { name: /Opening balance.*\$25\.00/u })).toBeVisible();
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-07-01' } });
    await waitFor(() => expect(read.at(-1)).toContain('from=2026-07-01'));
    await user.dblClick(dialog.getByRole('button', { name: 'Send statement' }));
    expect(await screen.findByText(/on its way to grace@example\.com/u)).toBeVisible();
    expect(sent).toMatchObject([{ client_id: invoice.client_id, from: '2026-07-01' }]);
  });

  it('leads to a statement for the plan manager, without the references when they are left out', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(
        endpoints.getStatement,
        answer({
          ...aStatement([invoiced]),
          recipients: [
            aStatementRecipient({ rows: [invoiced] }),
            aStatementRecipient({
              recipient: 'plan_manager',
              name: 'Example Plans',
              email: 'invoices@plans.example',
              opening_balance_cents: 0,
              closing_balance_cents: 50_25,
            }),
          ],
        }),
      ),
      mockEndpoint(endpoints.sendStatement, ({ body }) => {
        sent.push(body);
        return answer({ sent_to: 'invoices@plans.example' });
      }),
    );
    serveInvoice(anInvoice());
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(
      await dialog.findByLabelText('Goes to'),
      'Example Plans, invoices@plans.example',
    );
    expect(
      screen.getByRole('dialog', { name: 'Send a statement to Example Plans?' }),
    ).toBeVisible();
    expect(dialog.getByRole('row', { name: /Opening balance.*\$0\.00/u })).toBeVisible();
    await user.click(dialog.getByLabelText('Put the payment reference 26000125 on it'));
    await user.click(dialog.getByRole('button', { name: 'Send statement' }));
    expect(await screen.findByText(/on its way to invoices@plans\.example/u)).toBeVisible();
    expect(sent).toMatchObject([
      { recipient: 'plan_manager', with_references: false, send_again: false },
    ]);
  });

  it('says who sent a statement today, and sends another one when that is meant', async () => {
    const detail = 'Sam Taylor sent a statement to grace@example.com already.';
    const sentToday = { at: '2026-11-20T22:20:00.000Z', by: 'Sam Taylor', to: 'grace@example.com' };
    const sent: unknown[] = [];
    server.use(
      statementFor(aStatementRecipient()),
      mockEndpoint(endpoints.sendStatement, ({ body }) => {
        sent.push(body);
        server.use(statementFor(aStatementRecipient({ sent_today: sentToday })));
        return sent.length === 1
          ? refuse(409, { code: 'invalid_transition', detail })
          : answer({ sent_to: 'grace@example.com' });
      }),
    );
    serveInvoice(anInvoice());
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('It goes to grace@example.com, as a PDF.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send statement' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(
      await dialog.findByText('Sam Taylor sent one to grace@example.com today, 9:20 am.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/on its way to grace@example\.com/u)).toBeVisible();
    expect(sent).toMatchObject([{ send_again: false }, { send_again: true }]);
  });

  it('says so when there is none', async () => {
    server.use(mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'There is no such invoice' })).toBeVisible();
  });
});
