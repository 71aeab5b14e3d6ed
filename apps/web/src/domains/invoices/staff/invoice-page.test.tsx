import {
  anInvoice,
  anInvoiceEvent,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { InvoicePayment, StatementRecipient } from '@cleaning/contract/invoices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStatement, aStatementRecipient, invoiced } from '../testing/a-statement.ts';
import { ADDRESS, startInvoice } from '../testing/invoice-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, serveInvoice } = startInvoice();

const statementFor = (recipient: StatementRecipient) =>
  mockEndpoint(
    endpoints.getStatement,
    answer({ ...aStatement([invoiced]), recipients: [recipient] }),
  );

describe('an issued invoice', () => {
  const issued = anInvoice({
    available_commands: ['send_again', 'record_payment', 'credit', 'void', 'write_off'],
  });

  it('warns that its claim asks for more than is owed', async () => {
    serveInvoice({ ...issued, claim_status: 'submitted', claim_excess_cents: 30_05 });
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText('The claim asks for more than is owed. Correct it with the NDIA.'),
    ).toBeVisible();
  });

  it('shows in its history who rejected it and why', async () => {
    const rejected = anInvoiceEvent({
      command: 'reject_claim',
      reason: 'The service agreement we hold has ended',
    });
    serveInvoice({
      ...issued,
      events: [
        rejected,
        { ...rejected, id: `${issued.id.slice(0, -1)}9`, claim_status: 'rejected' },
      ],
    });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Rejected by the plan manager')).toBeVisible();
    expect(screen.getByText('Rejected by the NDIA')).toBeVisible();
    expect(screen.getAllByText(/by Sam\. The service agreement we hold has ended$/u)).toHaveLength(
      2,
    );
  });

  it('says in its history that it was sent only where somebody has an email', async () => {
    const [event] = [anInvoiceEvent({ command: 'issue' })];
    const reopened = {
      ...event,
      id: `${issued.id.slice(0, -1)}8`,
      command: 'reopen_claim',
    } as const;
    serveInvoice({
      ...issued,
      bill_to: { name: 'Noah Petrov', email: null, address: null, abn: null },
      events: [event, reopened],
    });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Issued')).toBeVisible();
    expect(screen.queryByText('Issued and sent')).toBeNull();
    expect(screen.getByText('Claim made ready again')).toBeVisible();
  });

  it('tells the receipts of equal payments apart', async () => {
    const payment: InvoicePayment = {
      id: '5b1f2a3c-0000-4000-8000-000000000301',
      kind: 'payment',
      amount_cents: 50_00,
      gst_cents: 0,
      reference: 'Transfer 70113',
      number: null,
      method: 'bank_transfer',
      received_on: '2026-11-18',
      created_at: '2026-11-18T00:00:00.000Z',
    };
    const later = { ...payment, id: `${payment.id.slice(0, -1)}2`, received_on: '2026-11-25' };
    serveInvoice({ ...issued, payments: [payment, later] });
    await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('button', { name: 'Receipt for $50.00 on 18 Nov 2026' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Receipt for $50.00 on 25 Nov 2026' })).toBeVisible();
  });

  it('offers the balance as the payment while the release before answers', async () => {
    const { receivable_cents: _unknown, ...before } = issued;
    serveInvoice(before);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    expect(await screen.findByLabelText('Amount ($)')).toHaveValue('110.00');
  });

  it('can be paid in part, and asks about a date before its issue', async () => {
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

  it('proposes to give back what was paid and not given back yet', async () => {
    serveInvoice({
      ...issued,
      available_commands: ['refund'],
      paid_cents: 110_00,
      refunded_cents: 50_00,
    });
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Amount ($)')).toHaveValue('60.00');
    expect(dialog.getByText(/^\$60\.00 was paid\./u)).toBeVisible();
  });

  it('keeps what was typed for a payment like one of today, and asks if it is another one', async () => {
    serveInvoice(issued);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.recordPayment, ({ body }) => {
        sent.push(body);
        return sent.length < 3
          ? refuse(409, {
              code: 'already_recorded',
              message: 'Already recorded today. Is this another one?',
              current: issued,
            })
          : answer(issued);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Record a payment from Grace Nguyen?' }),
    );
    const amount = dialog.getByLabelText('Amount ($)');
    await user.clear(amount);
    await user.type(amount, '50');
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'CASH');
    await user.click(dialog.getByRole('button', { name: 'Record $50.00' }));
    const question = await dialog.findByRole('alert');
    expect(question).toHaveTextContent('Already recorded today. Is this another one?');
    expect(question).toHaveTextContent('Not recorded again');
    expect(amount).toHaveValue('50');
    // Other values are a payment that was not asked about.
    await user.type(amount, '0');
    await user.click(dialog.getByRole('button', { name: 'Record $500.00' }));
    await user.click(await dialog.findByRole('button', { name: 'Record another $500.00' }));
    expect(await screen.findByText('$500.00 recorded for INV-2026-00012.')).toBeVisible();
    const cash = { method: 'bank_transfer', received_on: '2026-11-23', reference: 'CASH' };
    expect(sent).toEqual([
      { ...cash, amount_cents: 50_00 },
      { ...cash, amount_cents: 500_00 },
      { ...cash, amount_cents: 500_00, confirm_another: true },
    ]);
  });

  it.each([
    [
      'Give credit',
      'creditInvoice',
      'Credit $25.00',
      'Credit another $25.00',
      '$25.00 credited on INV-2026-00012.',
    ],
    [
      'Give money back',
      'refundPayment',
      'Record $25.00 given back',
      'Record another $25.00 given back',
      '$25.00 recorded as given back.',
    ],
  ] as const)('asks so after %s, too', async (opener, endpoint, first, second, report) => {
    serveInvoice({ ...issued, available_commands: ['refund', 'credit'], paid_cents: 25_00 });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints[endpoint], ({ body }) => {
        sent.push(body);
        return sent.length === 1
          ? refuse(409, { code: 'already_recorded', message: 'Is this another one?' })
          : answer(issued);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount ($)'));
    await user.type(dialog.getByLabelText('Amount ($)'), '25');
    const reference = dialog.getByLabelText(/reference/iu);
    await user.clear(reference);
    await user.type(reference, 'CASH');
    await user.type(dialog.getByLabelText('Why'), 'A window was left out.');
    await user.click(dialog.getByRole('button', { name: first }));
    await user.click(await dialog.findByRole('button', { name: second }));
    await waitFor(() => expect(sent).toMatchObject([{}, { confirm_another: true }]));
    expect(await screen.findByText(report)).toBeVisible();
  });

  it('is credited with a reason', async () => {
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

  it('is not written off when another version was saved, until the user confirms', async () => {
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

  it('leads to a statement of its client for the chosen dates, sent once', async () => {
    // Two payments of one day may be equal in everything.
    const paid = { ...invoiced, kind: 'payment', amount_cents: 0, reference: 'CASH' } as const;
    const read: string[] = [];
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.getStatement, ({ query }) => {
        read.push(query.toString());
        return answer(aStatement([invoiced, paid, paid]));
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
    expect(
      await dialog.findByRole('row', { name: /Invoice, INV-2026-00012.*\$135\.00/u }),
    ).toBeVisible();
    expect(dialog.getAllByRole('row', { name: /Payment/u })).toHaveLength(2);
    expect(dialog.getByRole('row', { name: /Opening balance.*\$25\.00/u })).toBeVisible();
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-07-01' } });
    await waitFor(() => expect(read.at(-1)).toContain('from=2026-07-01'));
    await user.dblClick(await dialog.findByRole('button', { name: 'Send statement' }));
    expect(await screen.findByText(/on its way to grace@example\.com/u)).toBeVisible();
    expect(sent).toMatchObject([{ client_id: invoice.client_id, from: '2026-07-01' }]);
  });

  it('offers to send a statement only once it was read, and asks for both of its days', async () => {
    const held = Promise.withResolvers<null>();
    server.use(
      mockEndpoint(endpoints.getStatement, async () => {
        await held.promise;
        return refuse(500, {});
      }),
    );
    serveInvoice(anInvoice());
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send a statement to/u }));
    const send = { name: 'Send statement' };
    expect(await dialog.findByText('Loading the statement')).toBeInTheDocument();
    expect(dialog.queryByRole('button', send)).toBeNull();
    held.resolve(null);
    expect(await dialog.findByText('We could not load the statement')).toBeVisible();
    expect(dialog.queryByRole('button', send)).toBeNull();
    server.use(mockEndpoint(endpoints.getStatement, answer(aStatement([invoiced]))));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', send)).toBeVisible();
    fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '' } });
    expect(dialog.getByText('Choose both days.')).toBeVisible();
    expect(dialog.queryByRole('button', send)).toBeNull();
  });

  it('leads to a statement for the plan manager, without references when they are left out', async () => {
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

  it('shows who sent a statement today, and sends another one after a confirmation', async () => {
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

  it('shows an error when it does not exist', async () => {
    server.use(mockEndpoint(endpoints.getInvoice, refuse(404, { code: 'not_found' })));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'There is no such invoice' })).toBeVisible();
  });
});
