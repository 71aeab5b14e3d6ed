import {
  aPageOf,
  aQuote,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote } from '@cleaning/contract/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRequest, STAFF_DETAILS } from '../testing/a-request.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const server = startService();

const ADDRESS = `/staff/portal/quotes/${aQuote().id}`;
const reading = (quote: Quote) => mockEndpoint(endpoints.getQuote, answer(quote));

/** Serves a save with the resulting quote, and records the requests. */
function saving(quote: Quote, bodies: unknown[]) {
  return mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
    bodies.push(body);
    return answer({ ...quote, version: quote.version + 1, total_cents: 410_00 });
  });
}

/** The descriptions of the lines. */
const offered = () => screen.getAllByLabelText<HTMLInputElement>('Item').map(({ value }) => value);

const preview = () => within(screen.getByRole('dialog', { name: 'What will Sofia see?' }));

describe('the pricing of a request', () => {
  it('starts with the price list, and asks why a price differs before sending', async () => {
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

  it('names no GST in what a plan pays for, which is free of it', async () => {
    const quote = aRequest({ service_id: 'ndis' });
    server.use(reading(quote));
    const { user } = await openStaffPortal(ADDRESS);
    const lines = within(await screen.findByRole('region', { name: 'Lines' }));
    expect(lines.getByText('Total')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('dialog');
    expect(preview().getByText('Estimated total')).toBeVisible();
    expect(screen.queryByText(/GST/u)).toBeNull();
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

  it.each([
    ['quote', `/staff/portal/quotes/${aRequest().id}`],
    ['list', '/staff/portal/quotes'],
  ])('can be undone after a reload of the page of the %s', async (_page, address) => {
    const quote = aRequest({ version: 6 });
    const sendAt = new Date(Date.now() + 7000).toISOString();
    const waiting = { ...quote, staff_details: { ...STAFF_DETAILS, send_at: sendAt } };
    const undone: unknown[] = [];
    const { id, reference, client } = quote;
    const row = aStaffQuoteSummary({ id, reference, version: 6, send_at: sendAt });
    server.use(
      reading(waiting),
      mockEndpoint(
        endpoints.listQuotes,
        answer(aStaffQuotesPage([client === null ? row : { ...row, client }])),
      ),
      mockEndpoint(endpoints.undoSendQuotes, ({ body }) => {
        undone.push(body);
        return answer({ results: [{ id, version: 7, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(address);
    expect(await screen.findByText('Quote Q-1048 goes to Sofia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toEqual([{ quotes: [{ id, version: 6 }] }]));
  });

  it('says why an Undo was refused, and where the keyboard is then', async () => {
    const quote = aRequest({ version: 6 });
    const sendAt = new Date(Date.now() + 7000).toISOString();
    const error = { code: 'invalid_transition', detail: 'It is too late: the quote is sent.' };
    let isReachable = false;
    server.use(
      reading({ ...quote, staff_details: { ...STAFF_DETAILS, send_at: sendAt } }),
      mockEndpoint(endpoints.undoSendQuotes, () =>
        isReachable
          ? answer({ results: [{ id: quote.id, version: null, send_at: null, error }] })
          : refuse(502, ''),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText('Quote Q-1048 goes to Sofia')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not undone/u);
    isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const refusal = await screen.findByText(error.detail);
    expect(refusal).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement).toContainElement(refusal);
    expect(document.body).not.toHaveFocus();
  });

  it('says how many seconds are left to undo, and reads out only what is sent', async () => {
    const sendAt = new Date(Date.now() + 900).toISOString();
    server.use(reading(aRequest({ staff_details: { ...STAFF_DETAILS, send_at: sendAt } })));
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('1 second')).toBeVisible();
    expect(screen.getByText(/^Quote Q-1048 goes/u).textContent).toBe('Quote Q-1048 goes to Sofia');
  });

  it('previews unsaved changes as the client will see them, and continues to send', async () => {
    const bodies: unknown[] = [];
    server.use(reading(aRequest()), saving(aRequest(), bodies));
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'See you soon.');
    expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(
      'Shown below the price, as “A note from us”.',
    );
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('dialog');
    expect(preview().getByText('A note from us')).toBeVisible();
    expect(preview().getByText('See you soon.')).toBeVisible();
    expect(preview().getByText('Ready for you')).toBeVisible();
    expect(preview().getByText('$435.00')).toBeVisible();
    expect(
      await preview().findByText('It can be approved until the end of Monday 7 December 2026.'),
    ).toBeVisible();
    expect(preview().getByText(/A line without a price is left out\.$/u)).toBeVisible();
    await user.click(preview().getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove line 7' }));
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('p');
    await screen.findByRole('dialog');
    await user.click(preview().getByRole('button', { name: 'Go on to send' }));
    expect(await screen.findByRole('dialog', { name: /^Send Q-1048/u })).toBeVisible();
    expect(bodies).toHaveLength(1);
  });

  it('is left by Escape twice from a field', async () => {
    server.use(
      reading(aRequest()),
      mockEndpoint(endpoints.listQuotes, answer(aStaffQuotesPage([]))),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    const note = await screen.findByLabelText('Note');
    await user.click(note);
    await user.keyboard('{Escape}');
    expect(note).not.toHaveFocus();
    expect(path()).toBe(ADDRESS);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/staff/portal/quotes'));
  });

  it('removes and adds lines, and restores list prices', async () => {
    const bodies: { items: { description: string }[] }[] = [];
    server.use(reading(aRequest()), saving(aRequest(), bodies));
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Remove Bedroom' }));
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    const last = screen.getAllByLabelText('Item').at(-1);
    if (last === undefined) throw new Error('A new line has a field.');
    await user.type(last, 'Ladder');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    // Once in the summary and once beside the field.
    expect(await screen.findAllByText('Enter dollars and cents, such as 45.50.')).toHaveLength(2);
    expect(bodies).toHaveLength(0);
    await user.type(screen.getByLabelText('Price of one Ladder in dollars'), '12.50');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    const names = bodies[0]?.items.map(({ description }) => description);
    expect(names).toContain('Ladder');
    expect(names).not.toContain('Bedroom');
  });

  it('restores a line that was removed by mistake at its place', async () => {
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

  it('shows the differences from the version that the client has', async () => {
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
    expect(screen.queryByText('Added')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add line' }));
    expect(screen.getByText('Added')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove line 7' }));
    const price = screen.getByLabelText('Price of one Deep cleaning in dollars');
    await user.clear(price);
    await user.type(price, '160');
    expect(screen.getByText('Was $180.00')).toBeVisible();
    await user.clear(price);
    await user.type(price, '180');
    expect(screen.queryByText('Was $180.00')).toBeNull();
    expect(card.textContent).toMatch(/Removed: Fridge clean.*−\$35\.00.*\$470\.00 to \$435\.00/u);
    await user.click(within(card).getByRole('button', { name: 'Put back Fridge clean' }));
    expect(await screen.findByText('No price has changed.')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'See version 1' }));
    const sent = within(await screen.findByRole('dialog', { name: 'Version 1' }));
    expect(sent.getByText('Fridge clean')).toBeVisible();
    expect(
      sent.getByText('It can be approved until the end of Saturday 5 December 2026.'),
    ).toBeVisible();
  });
});
