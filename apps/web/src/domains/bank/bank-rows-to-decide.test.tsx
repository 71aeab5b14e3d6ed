import {
  aClientListItem,
  anInvoiceSummary,
  anInvoiceTotals,
  answer,
  aCappedPageOf,
  anUninvoicedVisit,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  SET_ASIDE,
  CARVER,
  DEPOSIT,
  AMBIGUOUS,
  matching,
  NONE,
  OF_SEVERAL,
  OWES_NOTHING,
  recorded,
} from './testing/a-bank-match.ts';
import { ADDRESS, startBankStatement } from './testing/bank-statement-page.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const { server, confirming } = startBankStatement();

const recordButton = () => screen.getByRole('button', { name: /^Record .* for INV-2026-000/u });

describe('a bank row to decide', () => {
  it('keeps the remainder as a credit only when staff choose so', async () => {
    const sent = confirming(recorded(AMBIGUOUS));
    const { user } = await openStaffPortal(ADDRESS);
    const choices = within(await screen.findByRole('group', { name: 'What does it pay?' }));
    expect(choices.getByText('$5.00 less')).toBeVisible();
    expect(choices.getByText('Other name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Record $560.00 for INV-2026-00031' })).toBeVisible();
    expect(screen.getByText('$5.00 stays to be paid on INV-2026-00031.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Keep the other/u })).toBeNull();
    expect(screen.getByText('$5.00 less', { selector: 'span:not(fieldset *)' })).toBeVisible();
    expect(choices.getByRole('radio', { name: /^INV-2026-00031.*\$565\.00$/u })).toBeVisible();
    await user.click(choices.getByRole('radio', { name: /INV-2026-00012, Grace Nguyen/u }));
    const rest = screen.getByRole('checkbox', {
      name: 'Keep the other $450.00 as a credit for Grace Nguyen',
    });
    expect(rest).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Record $110.00 for INV-2026-00012' }));
    expect(screen.getByText('Say what becomes of the other $450.00.')).toBeVisible();
    expect(rest).toHaveFocus();
    expect(sent).toEqual([]);
    await user.keyboard(' ');
    await user.click(
      screen.getByRole('button', {
        name: 'Record $110.00 for INV-2026-00012, keep $450.00 for Grace Nguyen',
      }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    const [, second] = AMBIGUOUS.candidates;
    const invoice_id = second?.parts[0]?.invoice_id;
    expect(sent).toEqual([
      {
        rows: [
          {
            id: AMBIGUOUS.id,
            parts: [{ invoice_id, amount_cents: 110_00 }],
            kept: { invoice_id, amount_cents: 450_00 },
          },
        ],
      },
    ]);
  });

  it('is kept entirely as a credit when staff choose so', async () => {
    const sent = confirming(recorded(AMBIGUOUS));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('radio', { name: /^Keep as credit for Ben Carver/u }));
    await user.click(
      screen.getByRole('button', { name: 'Keep $560.00 as a credit for Ben Carver' }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toMatchObject([{ rows: [{ parts: [], kept: { amount_cents: 560_00 } }] }]);
  });

  it('pays the deposit of a quote', async () => {
    server.use(...matching([DEPOSIT]));
    const sent = confirming(recorded(DEPOSIT));
    const { user } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByRole('radio', { name: /^Deposit of Q-1060, Ivy Thompson/u }),
    ).toBeChecked();
    expect(screen.getByText('The whole deposit, 30% of $378.00')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Record $113.40 for the deposit of Q-1060' }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    const quote_id = DEPOSIT.candidates[0]?.deposit?.quote_id;
    expect(sent).toEqual([
      { rows: [{ id: DEPOSIT.id, parts: [], deposit: { quote_id, amount_cents: 113_40 } }] },
    ]);
  });

  it('from a plan manager pays what it owes for several clients', async () => {
    server.use(...matching([OF_SEVERAL]));
    const sent = confirming(recorded(OF_SEVERAL));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Northside Plan Management' })).toBeVisible();
    const choice = screen.getByRole('radio', {
      name: /^INV-2026-00030 and INV-2026-00031, Jordan Ellis and Kofi Mensah/u,
    });
    expect(choice).toBeChecked();
    expect(
      screen.getByText(
        /^INV-2026-00031 of Kofi Mensah owes \$150\.25, for 20 Nov 2026, (?:due 5 Dec 2026|\d+ days? overdue)$/u,
      ),
    ).toBeVisible();
    expect(screen.getAllByText('With Northside Plan Management')).toHaveLength(1);
    await user.click(
      screen.getByRole('button', { name: 'Record $300.50 for INV-2026-00030 and INV-2026-00031' }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toMatchObject([
      { rows: [{ parts: [{ amount_cents: 150_25 }, { amount_cents: 150_25 }] }] },
    ]);
  });

  it('asks again when the chosen invoice was paid meanwhile, and does not pick another', async () => {
    const { user, queryClient } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('radio', { name: /INV-2026-00012, Grace Nguyen/u }));
    const candidates = AMBIGUOUS.candidates.toSpliced(1, 1);
    server.use(...matching([{ ...AMBIGUOUS, candidates }]));
    await queryClient.invalidateQueries();
    expect(
      await screen.findByText('What was chosen here is no longer owed. Choose again.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Record|Keep) / })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /INV-2026-00031/u }));
    expect(screen.getByRole('button', { name: 'Record $560.00 for INV-2026-00031' })).toBeVisible();
  });

  it('leads to the visit that has to be invoiced first', async () => {
    const visit = anUninvoicedVisit({ client_id: CARVER.id, client_name: CARVER.name });
    server.use(
      mockEndpoint(
        endpoints.listUninvoicedVisits,
        answer([visit, anUninvoicedVisit({ appointment_id: 'a2' })]),
      ),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
      mockEndpoint(endpoints.getInvoiceTotals, answer(anInvoiceTotals())),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    expect(
      await screen.findByText('Ben Carver’s visit of 23 Nov 2026 has no invoice yet.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Invoice it first' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Make drafts from 1 finished visit?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/staff/portal/invoices');
  });

  it('is kept as a credit for a client who owes nothing', async () => {
    server.use(...matching([OWES_NOTHING, NONE]));
    const sent = confirming(recorded(OWES_NOTHING));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/Tim Farrugia owes nothing now\./u)).toBeVisible();
    expect(screen.getByText(/No client with this name\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep as credit for Tim Farrugia' }));
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toMatchObject([{ rows: [{ kept: { amount_cents: 90_00 } }] }]);
  });

  it('can be decided by keyboard alone', async () => {
    const sent = confirming(recorded(AMBIGUOUS));
    const { user } = await openStaffPortal(ADDRESS);
    await screen.findByRole('group', { name: 'What does it pay?' });
    for (let row = 0; row < 5 && document.activeElement !== recordButton(); row += 1) {
      await user.keyboard('j');
    }
    await user.keyboard('2');
    expect(recordButton()).toHaveAccessibleName(/INV-2026-00012/u);
    expect(recordButton()).toHaveFocus();
    await user.keyboard('c{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('can be allocated to invoices that staff search for', async () => {
    const invoice = anInvoiceSummary({ balance_cents: 1_00 });
    server.use(
      ...matching([NONE]),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([invoice]))),
    );
    const sent = confirming(recorded(NONE));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Choose invoices' }));
    const dialog = within(screen.getByRole('dialog', { name: 'What does $1.84 pay?' }));
    await user.click(await dialog.findByRole('checkbox', { name: /INV-2026-00012/u }));
    await user.click(dialog.getByRole('button', { name: 'Record $1.00 for INV-2026-00012' }));
    expect(dialog.getByText('Say what becomes of the other $0.84.')).toBeVisible();
    await user.click(
      dialog.getByRole('checkbox', { name: /^Keep the other \$0\.84 as a credit/u }),
    );
    await user.click(
      dialog.getByRole('button', { name: /^Record \$1\.00 for INV-2026-00012, keep \$0\.84 for/u }),
    );
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect(sent).toMatchObject([
      { rows: [{ parts: [{ amount_cents: 1_00 }], kept: { amount_cents: 84 } }] },
    ]);
  });

  it('can be allocated to an invoice of the client that staff choose', async () => {
    const newest = anInvoiceSummary({ balance_cents: 0 });
    const owed = anInvoiceSummary({
      id: AMBIGUOUS.id,
      number: 'INV-2026-00031',
      balance_cents: 1_00,
    });
    const asked: string[] = [];
    server.use(
      ...matching([NONE]),
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
      mockEndpoint(endpoints.listInvoices, ({ query }) => {
        asked.push(query.get('client_id') ?? '');
        return answer(aCappedPageOf([newest, owed]));
      }),
    );
    const sent = confirming(recorded(NONE));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Choose a client' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Whose is $1.84?' }));
    expect(dialog.queryByRole('button', { name: /^(Record|Keep)/u })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: /^Amira Haddad/u }));
    expect(await dialog.findByRole('radio', { name: /INV-2026-00031/u })).toBeVisible();
    expect(dialog.getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: /^Keep as credit for/u }));
    await user.click(dialog.getByRole('button', { name: /^Keep \$1\.84 as a credit for/u }));
    expect(await screen.findByText('1 row recorded.')).toBeVisible();
    expect([...new Set(asked)]).toEqual([aClientListItem().id]);
    expect(sent).toMatchObject([
      { rows: [{ parts: [], kept: { invoice_id: newest.id, amount_cents: 1_84 } }] },
    ]);
  });

  it('cannot be kept as a credit for a client without an invoice', async () => {
    server.use(
      ...matching([NONE]),
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Choose a client' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Whose is $1.84?' }));
    await user.click(await dialog.findByRole('button', { name: /^Amira Haddad/u }));
    expect(
      await dialog.findByText('Amira Haddad has no invoice yet. Issue one first.'),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Invoice finished visits' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^(Record|Keep)/u })).toBeNull();
  });

  it('can be set aside with a reason', async () => {
    server.use(...matching([NONE]));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.setAsideBankRow, ({ body }) => {
        sent.push(body);
        return answer(SET_ASIDE);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Not a client payment' }));
    await user.click(screen.getByRole('button', { name: 'Set $1.84 aside' }));
    expect(await screen.findByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    await user.type(screen.getByLabelText('Why'), 'Interest.');
    await user.click(screen.getByRole('button', { name: 'Set $1.84 aside' }));
    expect(await screen.findByText(/^CREDIT INTEREST is set aside/u)).toBeVisible();
    expect(sent).toEqual([{ version: 1, reason: 'Interest.' }]);
  });

  it('leaves the focus among the rows when it goes after its dialog', async () => {
    const other = { ...NONE, id: 'b6a70000-0000-4000-8000-000000000077', text: 'TRANSFER 4410' };
    server.use(
      ...matching([NONE, other]),
      mockEndpoint(endpoints.setAsideBankRow, () => {
        server.use(...matching([other]));
        return answer(SET_ASIDE);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const [button] = await screen.findAllByRole('button', { name: 'Not a client payment' });
    if (button === undefined) throw new Error('The first row has no button');
    await user.click(button);
    await user.type(screen.getByLabelText('Why'), 'Interest.');
    await user.click(screen.getByRole('button', { name: 'Set $1.84 aside' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    const list = screen.getByText('TRANSFER 4410').closest('ul');
    await waitFor(() => expect(list).toHaveFocus());
  });
});
