import { aPageOf, aQuote, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints, type Quote } from '@cleaning/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRequest, STAFF_DETAILS } from './testing/a-request.ts';
import { openStaffPortal, startStaffService } from './testing/staff-portal.ts';

const server = startStaffService();

const ADDRESS = `/staff/portal/quotes/${aQuote().id}`;
const reading = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

/** Answers a save with the quote that it makes. */
function saving(quote: Quote, bodies: unknown[]) {
  return mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
    bodies.push(body);
    return answer({ ...quote, version: quote.version + 1, total_cents: 410_00 });
  });
}

/** The names of the lines. */
const offered = () => screen.getAllByLabelText<HTMLInputElement>('Item').map(({ value }) => value);

describe('the pricing of a request', () => {
  it('begins with the price list, and asks why a price differs before it is sent', async () => {
    const bodies: { items: { reason: string; unit_cents: number }[] }[] = [];
    server.use(reading(aRequest()), saving(aRequest(), bodies));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Total, including GST of $39.55')).toBeVisible();
    const price = screen.getByLabelText('Price of one Deep cleaning in dollars');
    await user.clear(price);
    await user.type(price, '160');
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    const reason = screen.getByLabelText('Why not the list price of $180.00');
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAccessibleDescription('Say why this price.');
    expect(bodies).toHaveLength(0);
    await user.type(reason, 'Second clean this month');
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(
      await screen.findByRole('dialog', { name: 'Send Q-1048 to Sofia Marino?' }),
    ).toBeVisible();
    expect(bodies[0]).toMatchObject({ version: 4, company_notes: '', valid_until: null });
    expect(bodies[0]?.items[0]).toMatchObject({
      unit_cents: 160_00,
      list_unit_cents: 180_00,
      reason: 'Second clean this month',
    });
  });

  it('shows the offer as its client will see it, sends it, and undoes that', async () => {
    const quote = aRequest({ company_notes: 'Hi Sofia, the oven is off.' });
    const waiting = {
      ...quote,
      version: 6,
      available_commands: [],
      staff_details: { ...STAFF_DETAILS, send_at: '2026-11-23T00:00:10.000Z' },
    };
    let held = quote;
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      saving(quote, []),
      mockEndpoint(endpoints.sendQuote, ({ body }) => {
        expect(body).toEqual({ version: 5, undoable: true });
        held = waiting;
        return answer(waiting);
      }),
      mockEndpoint(endpoints.undoSendQuotes, ({ body }) => {
        expect(body).toEqual({ quotes: [{ id: quote.id, version: 6 }] });
        held = { ...quote, version: 7 };
        return answer({ results: [{ id: quote.id, version: 7, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Send quote' }));
    const dialog = await screen.findByRole('dialog', { name: /^Send Q-1048/u });
    expect(within(dialog).getByText('Hi Sofia, the oven is off.')).toBeVisible();
    expect(within(dialog).getByText(/By email to sofia@example.com/u)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Send \$/u }));
    expect(await screen.findByText('Being sent')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
  });

  it('takes lines off and adds some, and goes back to list prices', async () => {
    const bodies: { items: { description: string }[] }[] = [];
    server.use(reading(aRequest()), saving(aRequest(), bodies));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Remove Bedroom' }));
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    const last = screen.getAllByLabelText('Item').at(-1);
    if (last === undefined) throw new Error('A new line has a field.');
    await user.type(last, 'Ladder');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    // In the summary, and beside the field.
    expect(await screen.findAllByText('Enter dollars and cents, such as 45.50.')).toHaveLength(2);
    expect(bodies).toHaveLength(0);
    await user.type(screen.getByLabelText('Price of one Ladder in dollars'), '12.50');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    const names = bodies[0]?.items.map(({ description }) => description);
    expect(names).toContain('Ladder');
    expect(names).not.toContain('Bedroom');
  });

  it('takes a line back that was removed by mistake, where it stood', async () => {
    const bodies: { items: { description: string }[] }[] = [];
    server.use(reading(aRequest()), saving(aRequest(), bodies));
    const { user } = await openStaffPortal(ADDRESS);
    const remove = await screen.findByRole('button', { name: 'Remove Bedroom' });
    const before = offered();
    await user.click(remove);
    const undo = screen.getByRole('button', { name: 'Undo removing Bedroom' });
    expect(undo).toHaveFocus();
    expect(offered()).not.toContain('Bedroom');
    await user.keyboard('{Enter}');
    expect(offered()).toEqual(before);
    expect(screen.queryByText('Removed')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Bedroom' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  });

  it('shows what another user saved meanwhile, and keeps what was typed', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies: { version: number; company_notes: string }[] = [];
    server.use(
      reading(aRequest()),
      mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
        bodies.push(body);
        return body.version === 4
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current: theirs })
          : answer({ ...theirs, version: 6, company_notes: body.company_notes });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Note: was empty, is now “Theirs.”')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Mine.');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(bodies.at(-1)).toMatchObject({ version: 5, company_notes: 'Mine.' }),
    );
  });

  it('saves again by itself when nothing of the offer was changed', async () => {
    const assigned = aRequest({
      version: 5,
      staff_details: {
        ...STAFF_DETAILS,
        owner: { id: '0190a1b2-0000-7000-8000-000000000003', first_name: 'Dana' },
      },
    });
    const versions: number[] = [];
    server.use(
      reading(aRequest()),
      mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
        versions.push(body.version);
        return body.version === 4
          ? refuse(409, { code: 'stale_version', detail: 'Changed.', current: assigned })
          : answer({ ...assigned, version: 6, company_notes: body.company_notes });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(versions).toEqual([4, 5]));
    expect(screen.queryByText('Someone else changed this quote while you had it open')).toBeNull();
  });

  it('asks before unsaved work is left, and has it again later', async () => {
    server.use(reading(aRequest()));
    const { user, path, router } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Half a sentence');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/quotes'));
    await screen.findByRole('heading', { level: 1, name: 'Quotes' });
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByLabelText('Note')).toHaveValue('Half a sentence');
  });

  it('says what differs from the version that the client has', async () => {
    const first = aQuote();
    const [line] = first.price.lines;
    if (line === undefined) throw new Error('A price has lines.');
    const content = {
      ...first,
      price: {
        ...first.price,
        lines: [
          ...first.price.lines,
          {
            ...line,
            id: 'fridge' as const,
            kind: 'addon' as const,
            name: 'Fridge clean',
            amount_cents: 35_00,
            unit_cents: 35_00,
          },
        ],
      },
    };
    const summary = {
      id: '0190a1b2-0000-7000-8000-000000000009',
      quote_id: first.id,
      revision: 1,
      total_cents: 470_00,
      valid_until: '2026-12-05',
      sent_at: '2026-11-20T00:00:00.000Z',
    };
    server.use(
      reading(aRequest({ status: 'draft', revision: 2, available_commands: ['send'] })),
      mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([summary]))),
      mockEndpoint(
        endpoints.getQuoteRevision,
        answer({ ...summary, content, compared_with: null, changes: [] }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const card = await screen.findByRole('region', { name: 'Changes from version 1' });
    expect(card.textContent).toMatch(/Removed: Fridge clean.*−\$35\.00.*\$470\.00 to \$435\.00/u);
    await user.click(within(card).getByRole('button', { name: 'Put back Fridge clean' }));
    expect(await screen.findByText('No price has changed.')).toBeVisible();
  });
});

describe('a quote that is with its client', () => {
  const sent = aRequest({
    status: 'sent',
    valid_until: '2026-12-07',
    available_commands: ['approve', 'decline', 'withdraw'],
  });

  it('is approved for them with a reason', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(sent),
      mockEndpoint(endpoints.approveQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...sent, version: 5, status: 'approved' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Approve for Sofia' }));
    await user.type(screen.getByLabelText('Why'), 'Said yes on the phone');
    await user.click(screen.getByRole('button', { name: 'Approve quote' }));
    await waitFor(() => expect(bodies).toEqual([{ version: 4, reason: 'Said yes on the phone' }]));
  });
});

describe('an approved quote', () => {
  const TOM = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };
  const approved = aRequest({
    status: 'approved',
    preferred_date: '2026-12-03',
    available_commands: ['convert', 'record_deposit'],
    deposit: { ...aQuote().deposit, status: 'due', amount_cents: 113_40 },
  });

  it('is booked with its visits, once they have a person who is free', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(approved),
      mockEndpoint(endpoints.listStaffMembers, answer([TOM])),
      mockEndpoint(endpoints.listAppointments, answer(aPageOf([]))),
      mockEndpoint(endpoints.convertQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...approved, version: 5, status: 'converted' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book Q-1048 for Sofia?' });
    expect(within(dialog).queryByRole('button', { name: 'Book 1 visit' })).toBeNull();
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: 'Tom' }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Book 1 visit' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          version: 4,
          appointments: [
            {
              starts_at: '2026-12-02T22:00:00.000Z',
              ends_at: '2026-12-03T01:00:00.000Z',
              staff_id: TOM.id,
            },
          ],
        },
      ]),
    );
  });

  it('is booked as a series that begins with its visit', async () => {
    const bodies: unknown[] = [];
    server.use(
      reading(approved),
      mockEndpoint(endpoints.listStaffMembers, answer([TOM])),
      mockEndpoint(endpoints.listAppointments, answer(aPageOf([]))),
      mockEndpoint(endpoints.convertQuote, ({ body }) => {
        bodies.push(body);
        return answer({ ...approved, version: 5, status: 'converted' as const });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book Q-1048 for Sofia?' });
    await user.selectOptions(
      within(dialog).getByLabelText('Cleaner'),
      await within(dialog).findByRole('option', { name: 'Tom' }),
    );
    await user.selectOptions(within(dialog).getByLabelText('How often'), 'Fortnightly');
    await user.click(within(dialog).getByRole('button', { name: 'Book the series' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          version: 4,
          appointments: [],
          series: {
            interval_weeks: 2,
            first_date: '2026-12-03',
            start_time: '09:00',
            end_time: '12:00',
            staff_id: TOM.id,
          },
        },
      ]),
    );
  });

  it('has its deposit recorded', async () => {
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
    await user.type(screen.getByLabelText('Reference on the bank statement'), 'MARINO');
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

it('says so when there is no such quote', async () => {
  server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
  await openStaffPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'There is no such quote' })).toBeVisible();
});
