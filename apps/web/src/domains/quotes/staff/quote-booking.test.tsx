import {
  aCheckedCleaner,
  aDeposit,
  aQuote,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { CheckedCleaner } from '@cleaning/contract/availability';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockAvailability } from '#domains/appointments/testing/availability.ts';
import { aRequest } from '../testing/a-request.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

const ADDRESS = `/staff/portal/quotes/${aQuote().id}`;
const reading = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

describe('an approved quote', () => {
  const TOM = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };
  const approved = aRequest({
    status: 'approved',
    preferred_date: '2026-12-03',
    available_commands: ['convert', 'record_deposit'],
    deposit: aDeposit(113_40),
  });

  /** Opens the dialog that books the visits, and returns the requests. */
  const openBookDialog = async (
    tom: CheckedCleaner = aCheckedCleaner({ staff_member: TOM }),
    quote: Quote = approved,
  ) => {
    const bodies: unknown[] = [];
    server.use(
      reading(quote),
      mockEndpoint(endpoints.listStaffMembers, answer([TOM])),
      mockAvailability([tom]),
      mockEndpoint(endpoints.convertQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...approved, version: 5, status: 'converted' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog', { name: /^Book Q-1048 for Sofia .+\?$/u });
    return { user, dialog, bodies };
  };

  it.each([
    ['all of it', [], '$113.40'],
    ['the rest of it', [50_00], '$63.40'],
  ])('warns before the press that the deposit is due: %s', async (_what, parts, due) => {
    const { dialog } = await openBookDialog(undefined, {
      ...approved,
      deposit: aDeposit(113_40, parts),
    });
    expect(within(dialog).getByText('The deposit is still due')).toBeVisible();
    expect(dialog).toHaveTextContent(`${due} is due before we come. You can book it all the same`);
  });

  it('asks about a visit that the client has then with somebody else', async () => {
    const other = {
      id: '0190a1b2-0000-7000-8000-000000002009',
      client_name: 'Sofia Marino',
      suburb: 'Glebe',
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T00:30:00.000Z',
      cleaner_name: 'Mia',
    };
    const { user, dialog } = await openBookDialog(
      aCheckedCleaner({
        staff_member: TOM,
        answers: { same_client: { result: 'warn', others: [other] } },
      }),
    );
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: /^Tom, free/u }),
    );
    expect(
      await within(dialog).findByText(/^Sofia Marino already has Mia from 9:30/u),
    ).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Book 1 visit' })).toBeEnabled();
  });

  it('cannot be booked with somebody who is elsewhere then, and says where', async () => {
    const other = {
      id: '0190a1b2-0000-7000-8000-000000002009',
      client_name: 'Noah Petrov',
      suburb: 'Glebe',
      starts_at: '2026-12-02T22:30:00.000Z',
      ends_at: '2026-12-03T00:30:00.000Z',
      cleaner_name: 'Tom',
    };
    const { user, dialog } = await openBookDialog(
      aCheckedCleaner({ staff_member: TOM, answers: { visit: { result: 'stop', other } } }),
    );
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: /^Tom, with Noah Petrov/u }),
    );
    expect(await within(dialog).findByText(/^Tom is with Noah Petrov from 9:30/u)).toBeVisible();
    const book = within(dialog).getByRole('button', { name: 'Book 1 visit' });
    expect(book).toHaveAccessibleDescription(/^Give visit 1 a free time first\./u);
  });

  it('plans its visits once each has a free cleaner', async () => {
    const { user, dialog, bodies } = await openBookDialog();
    const book = within(dialog).getByRole('button', { name: 'Book 1 visit' });
    expect(book).toHaveAttribute('aria-disabled', 'true');
    expect(book).toHaveAccessibleDescription(/^Give visit 1 a day, a time and a cleaner first\./u);
    await user.click(book);
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: /^Tom, free/u }),
    );
    await waitFor(() => expect(book).not.toHaveAttribute('aria-disabled'));
    await user.click(book);
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          version: 4,
          appointments: [
            {
              starts_at: '2026-12-02T22:00:00.000Z',
              // Such a clean takes six hours.
              ends_at: '2026-12-03T04:00:00.000Z',
              staff_id: TOM.id,
            },
          ],
        },
      ]),
    );
  });

  it('can start a series with its visit', async () => {
    const { user, dialog, bodies } = await openBookDialog();
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: /^Tom, free/u }),
    );
    await user.selectOptions(within(dialog).getByLabelText('How often'), 'Every 2 weeks');
    await within(dialog).findByText(/^Tom is free/u);
    await user.click(within(dialog).getByRole('button', { name: 'Book the series' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          version: 4,
          appointments: [],
          series: {
            recurrence: 'every_2_weeks',
            first_date: '2026-12-03',
            start_time: '09:00',
            end_time: '15:00',
            staff_id: TOM.id,
          },
        },
      ]),
    );
  });

  it('can record its deposit, which books the day that the client chose', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(approved),
      mockEndpoint(endpoints.recordDeposit, ({ body }) => {
        bodies.push(body);
        return answer({ ...approved, version: 5 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record deposit' }));
    await user.type(await screen.findByLabelText('Reference on the bank statement'), 'MARINO');
    const booking =
      /With it we book Thursday 3 December 2026 if it is still free\. If it is not, choose/u;
    expect(screen.getByText(booking)).toBeVisible();
    const amount = screen.getByLabelText('Amount ($)');
    await user.clear(amount);
    await user.type(amount, '113.39');
    expect(screen.queryByText(booking)).toBeNull();
    await user.type(amount, '{Backspace}{Backspace}40');
    await user.click(screen.getByRole('button', { name: 'Record $113.40' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({
          amount_cents: 113_40,
          reference: 'MARINO',
          method: 'bank_transfer',
        }),
      ]),
    );
  });
});

describe('a deposit that is paid in parts', () => {
  const partly = aRequest({
    status: 'approved',
    available_commands: ['convert', 'record_deposit', 'take_deposit_back', 'refund_deposit'],
    deposit: aDeposit(113_40, [20_00, 30_00]),
  });

  it('shows each part, what came and what is still due', async () => {
    server.use(reading(partly));
    await openStaffPortal(ADDRESS);
    const card = within(await screen.findByRole('region', { name: 'Deposit' }));
    expect(card.getByText('Partly paid')).toBeVisible();
    expect(card.getByText('$50.00')).toBeVisible();
    expect(card.getByText('$63.40')).toBeVisible();
    const parts = card.getByRole('list', { name: 'Payments of the deposit' });
    const shown = within(parts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([
      expect.stringMatching(/^20 Nov 2026, cash.*CASH 1.*\$20\.00/u),
      expect.stringMatching(/^20 Nov 2026, cash.*CASH 2.*\$30\.00/u),
    ]);
  });

  it('takes any amount up to what is still due, and asks about an equal one', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(partly),
      mockEndpoint(endpoints.recordDeposit, ({ body }) => {
        bodies.push(body);
        return bodies.length === 1
          ? refuse(409, {
              code: 'already_recorded',
              detail: 'Already recorded today. Is this another one?',
              current: partly,
            })
          : answer({ ...partly, version: 5 });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record deposit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText('Amount ($)');
    expect(amount).toHaveValue('63.40');
    await user.clear(amount);
    await user.type(amount, '63.41');
    expect(
      dialog.getByText('That is $0.01 more than is still due of the deposit. Type $63.40 or less.'),
    ).toBeVisible();
    await user.clear(amount);
    await user.type(amount, '20');
    expect(dialog.getByText(/\$43\.40 of the deposit stays due before the clean\./u)).toBeVisible();
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'CASH');
    await user.click(dialog.getByRole('button', { name: 'Record $20.00' }));
    expect(await dialog.findByText('Already recorded today. Is this another one?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Record another $20.00' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({ amount_cents: 20_00, reference: 'CASH' }),
        expect.objectContaining({ amount_cents: 20_00, confirm_another: true }),
      ]),
    );
  });

  it('shows what the service refuses beside the amount', async () => {
    const message = 'The deposit is $113.40, and $13.40 of it is still due. Type $13.40 or less.';
    server.use(
      reading(partly),
      mockEndpoint(endpoints.recordDeposit, refuse(400, { amount_cents: [message] })),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Record deposit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reference on the bank statement'), 'CASH');
    await user.click(dialog.getByRole('button', { name: 'Record $63.40' }));
    expect(await dialog.findByRole('link', { name: message })).toBeVisible();
    expect(dialog.getByLabelText('Amount ($)')).toBeInvalid();
  });

  it('pays back what was received', async () => {
    server.use(reading(partly));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Pay the deposit back' }));
    expect(await screen.findByRole('button', { name: 'Record $50.00 paid back' })).toBeVisible();
    expect(screen.getByLabelText('Why')).toHaveAccessibleDescription(
      'The client reads it on the quote.',
    );
  });
});

describe('a deposit that was recorded by mistake', () => {
  const paid = aRequest({
    status: 'approved',
    available_commands: ['convert', 'take_deposit_back', 'refund_deposit'],
    deposit: aDeposit(113_40, [50_00, 63_40]),
  });

  it('is taken back with a reason, and can be recorded again', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(paid),
      mockEndpoint(endpoints.takeDepositBack, ({ body }) => {
        bodies.push(body);
        return answer({
          ...paid,
          version: 5,
          available_commands: ['record_deposit'],
          deposit: aDeposit(113_40, [50_00]),
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(
      await screen.findByRole('button', { name: /^Undo, typed by mistake \$63\.40/u }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Was this payment typed by mistake?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Undo $63.40' }));
    expect(dialog.getByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'It was for Q-1050.');
    await user.click(dialog.getByRole('button', { name: 'Undo $63.40' }));
    expect(await screen.findByRole('button', { name: 'Record deposit' })).toBeVisible();
    const payment_id = paid.deposit.payments[1]?.id;
    expect(bodies).toEqual([{ version: 4, payment_id, reason: 'It was for Q-1050.' }]);
  });

  it('is kept when an invoice was paid with it meanwhile, with advice on what to do', async () => {
    const detail =
      'An invoice was paid with $113.40 of the deposit. Void that invoice first, then undo the payment.';
    server.use(
      reading(paid),
      mockEndpoint(
        endpoints.takeDepositBack,
        refuse(409, { code: 'invalid_transition', detail, current: { ...paid, version: 5 } }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(
      await screen.findByRole('button', { name: /^Undo, typed by mistake \$63\.40/u }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Why'), 'Wrong.');
    await user.click(dialog.getByRole('button', { name: 'Undo $63.40' }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });
});
