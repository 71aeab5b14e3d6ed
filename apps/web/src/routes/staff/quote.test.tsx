import {
  aClient,
  aClientHistory,
  aCappedPageOf,
  aPageOf,
  aQuote,
  answer,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  aThread,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import {
  endpoints,
  itemLine,
  priceOfItems,
  type Quote,
  type SaveOfferRequest,
} from '@cleaning/contract';
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

const CHANGED = 'Someone else changed this quote while you had it open';
const sideOf = (line: string, side: string) =>
  within(screen.getByRole('group', { name: line })).getByRole('radio', { name: side });

/** Refuses saves over the version that was opened, with the one that another user saved. */
function conflictingSaves(theirs: Quote): SaveOfferRequest[] {
  const bodies: SaveOfferRequest[] = [];
  let held = aRequest();
  server.use(
    mockEndpoint(endpoints.getQuote, () => answer(held)),
    mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
      bodies.push(body);
      if (body.version !== theirs.version) {
        held = theirs;
        return refuse(409, { code: 'stale_version', detail: 'Changed.', current: theirs });
      }
      held = { ...theirs, version: theirs.version + 1, company_notes: body.company_notes };
      return answer(held);
    }),
  );
  return bodies;
}

/** Saves what it is sent; the first answer waits. */
function slowSaves() {
  const answered = Promise.withResolvers<null>();
  const bodies: SaveOfferRequest[] = [];
  let held = aRequest();
  server.use(
    mockEndpoint(endpoints.getQuote, () => answer(held)),
    mockEndpoint(endpoints.saveQuoteOffer, async ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) await answered.promise;
      const price = priceOfItems(
        body.items.map((item) => itemLine(item.id, item)),
        held,
      );
      held = { ...held, price, company_notes: body.company_notes, version: body.version + 1 };
      return answer(held);
    }),
  );
  return { bodies, arrive: () => answered.resolve(null) };
}
const note = () => screen.getByLabelText('Note');

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

  it('lays what another user saved beside what was typed, and saves what is chosen line by line', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    const price = screen.getByLabelText('Price of one Deep cleaning in dollars');
    await user.clear(price);
    await user.type(price, '160');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const chooser = await screen.findByRole('region', { name: CHANGED });
    expect(chooser).toHaveFocus();
    expect(sideOf('Note', 'Yours')).toBeChecked();
    expect(sideOf('Note', 'The other version')).toHaveAccessibleDescription('Theirs.');
    expect(sideOf('Deep cleaning', 'Yours')).toHaveAccessibleDescription('1 × $160');
    await user.click(sideOf('Note', 'The other version'));
    await user.click(screen.getByRole('button', { name: 'Save what I chose, $415.00' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ version: 5, company_notes: 'Theirs.' });
    expect(bodies[1]?.items[0]).toMatchObject({ unit_cents: 160_00 });
    await waitFor(() => expect(screen.queryByRole('region', { name: CHANGED })).toBeNull());
  });

  it('goes on to the send dialog once the choice is saved', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    await user.click(await screen.findByRole('button', { name: /^Save what I chose/u }));
    expect(await screen.findByRole('dialog', { name: /^Send Q-1048/u })).toBeVisible();
    expect(bodies[1]).toMatchObject({ version: 5, company_notes: 'Mine.' });
  });

  it('takes the other version whole, and saves nothing', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Use all of the other version' }));
    expect(await screen.findByText(/^Saved\./u)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Theirs.');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(bodies).toHaveLength(1);
  });

  it('shows what another user saved just before, and no failure, when nothing was typed', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Someone else saved this just before you/u)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Theirs.');
    expect(screen.queryByText('Not saved')).toBeNull();
    expect(screen.queryByRole('region', { name: CHANGED })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ version: 5 }));
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
    expect(screen.queryByRole('region', { name: CHANGED })).toBeNull();
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

  it('keeps what is typed after a save, too', async () => {
    server.use(reading(aRequest()), saving(aRequest(), []));
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'First');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Saved\. You/u)).toBeVisible();
    await user.type(screen.getByLabelText('Note'), 'And more');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { level: 1, name: 'Quotes' });
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByLabelText('Note')).toHaveValue('And more');
  });

  describe('while a save is under way', () => {
    it('keeps what is typed, in the field where it is typed, and says that it is not saved', async () => {
      const { bodies, arrive } = slowSaves();
      const { user } = await openStaffPortal(ADDRESS);
      await user.type(await screen.findByLabelText('Note'), 'First');
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(bodies).toHaveLength(1));
      const price = screen.getByLabelText('Price of one Deep cleaning in dollars');
      await user.type(note(), ' and more');
      await user.click(screen.getByRole('button', { name: 'Remove Bedroom' }));
      await user.clear(price);
      await user.type(price, '160');
      arrive();
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: 'Save draft' })[0]).toBeEnabled(),
      );
      expect(await screen.findByText(/^Not saved yet\./u)).toBeVisible();
      expect(note()).toHaveValue('First and more');
      expect(price).toHaveValue('160');
      expect(price).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Undo removing Bedroom' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      expect(await screen.findByText(/^Saved\./u)).toBeVisible();
      expect(bodies[1]).toMatchObject({ version: 5, company_notes: 'First and more' });
      expect(bodies[1]?.items.map(({ description }) => description)).not.toContain('Bedroom');
      expect(screen.queryByText('Removed')).toBeNull();
    });

    it('saves what is typed, too, before it asks whether to send', async () => {
      const { bodies, arrive } = slowSaves();
      const { user } = await openStaffPortal(ADDRESS);
      await user.type(await screen.findByLabelText('Note'), 'First');
      await user.click(screen.getByRole('button', { name: 'Send quote' }));
      await waitFor(() => expect(bodies).toHaveLength(1));
      await user.type(note(), ' and more');
      arrive();
      const dialog = await screen.findByRole('dialog', { name: /^Send Q-1048/u });
      expect(await within(dialog).findByText('First and more')).toBeVisible();
      expect(bodies.map(({ version }) => version)).toEqual([4, 5]);
    });

    it('keeps it when the page is left, too', async () => {
      const { bodies, arrive } = slowSaves();
      const { user, router } = await openStaffPortal(ADDRESS);
      await user.type(await screen.findByLabelText('Note'), 'First');
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(bodies).toHaveLength(1));
      await user.type(note(), ' and more');
      arrive();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled());
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Quotes' }));
      await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
      await screen.findByRole('heading', { level: 1, name: 'Quotes' });
      await act(() => router.navigate(ADDRESS));
      expect(await screen.findByLabelText('Note')).toHaveValue('First and more');
    });
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
    const sent = within(screen.getByRole('dialog', { name: 'Version 1' }));
    expect(sent.getByText('Fridge clean')).toBeVisible();
    expect(
      sent.getByText('It can be approved until the end of Saturday 5 December 2026.'),
    ).toBeVisible();
  });
});

describe('any quote', () => {
  it('leads to a message about it', async () => {
    const sent: unknown[] = [];
    const quote = aRequest();
    server.use(
      reading(quote),
      mockEndpoint(endpoints.getClient, answer(aClient({ id: quote.client?.id ?? '' }))),
      mockEndpoint(endpoints.listThreads, answer(aPageOf([]))),
      mockEndpoint(endpoints.startThread, ({ body }) => {
        sent.push(body);
        return refuse(500, {});
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await screen.findByRole('link', { name: 'Message Sofia' });
    await user.keyboard('m');
    expect(await screen.findByLabelText('Subject')).toHaveValue('Quote Q-1048');
    expect(path()).toBe(
      `/staff/portal/messages/new?client=${quote.client?.id ?? ''}&quote=${quote.id}`,
    );
    await user.type(screen.getByLabelText('Message'), 'Is Tuesday good?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          client_id: quote.client?.id,
          subject: 'Quote Q-1048',
          body: 'Is Tuesday good?',
          about: { type: 'quote', id: quote.id },
        },
      ]),
    );
  });

  it('leads to the conversation that is about it already', async () => {
    const quote = aRequest();
    const thread = aThread({ client_id: quote.client?.id ?? '' });
    server.use(
      reading(quote),
      mockEndpoint(endpoints.getClient, answer(aClient({ id: quote.client?.id ?? '' }))),
      mockEndpoint(endpoints.listThreads, ({ query }) =>
        answer(aPageOf(query.get('about_id') === quote.id ? [thread] : [])),
      ),
      mockEndpoint(endpoints.getThread, answer(thread)),
      mockEndpoint(endpoints.listMessages, answer(aPageOf([]))),
      mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('link', { name: 'Message Sofia' }));
    expect(await screen.findByRole('textbox', { name: /^Your message to/u })).toBeVisible();
    expect(path()).toBe(`/staff/portal/messages/${thread.id}`);
  });

  it('is given to a colleague, or says why not', async () => {
    const tom = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };
    const bodies: unknown[] = [];
    let held = aRequest();
    const refusal = { code: 'stale_version', detail: 'It has changed.' };
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      mockEndpoint(endpoints.listStaffMembers, answer([tom])),
      mockEndpoint(endpoints.assignQuotes, ({ body }) => {
        bodies.push(body);
        if (bodies.length === 1) {
          return answer({
            results: [{ id: held.id, version: null, send_at: null, error: refusal }],
          });
        }
        held = aRequest({ version: 5, staff_details: { ...STAFF_DETAILS, owner: tom } });
        return answer({ results: [{ id: held.id, version: 5, send_at: null, error: null }] });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    const give = async () => {
      await user.click(await screen.findByRole('button', { name: 'Give to' }));
      const dialog = within(await screen.findByRole('dialog'));
      await dialog.findByRole('option', { name: 'Tom' });
      await user.selectOptions(dialog.getByLabelText('Who looks after it'), 'Tom');
      await user.click(dialog.getByRole('button', { name: 'Give quote' }));
    };
    await give();
    expect(await screen.findByText('It has changed.')).toBeVisible();
    await give();
    expect(await screen.findByText(/Tom looks after it\./u)).toBeVisible();
    expect(screen.queryByText('It has changed.')).toBeNull();
    expect(bodies[1]).toEqual({ quotes: [{ id: held.id, version: 4 }], owner_id: tom.id });
  });
});

describe('a quote that is with its client', () => {
  const sent = aRequest({
    status: 'sent',
    valid_until: '2026-12-07',
    available_commands: ['approve', 'decline', 'withdraw'],
  });

  it('leads to the one that waits longest for an answer of ours', async () => {
    const next = aStaffQuoteSummary({ id: '0190a1b2-0000-7000-8000-000000001058' });
    server.use(
      reading(sent),
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        const isAsked =
          query.get('step') === 'to_answer,changes_requested' &&
          query.get('ordering') === 'waiting_since';
        return answer(aStaffQuotesPage(isAsked ? [aStaffQuoteSummary({ id: sent.id }), next] : []));
      }),
    );
    const { user, path } = await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('region', { name: 'Next to answer' })).toHaveTextContent(
      next.reference,
    );
    await user.keyboard('j');
    await waitFor(() => expect(path()).toBe(`/staff/portal/quotes/${next.id}`));
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
      mockEndpoint(endpoints.listAppointments, answer(aCappedPageOf([]))),
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
      mockEndpoint(endpoints.listAppointments, answer(aCappedPageOf([]))),
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

describe('a deposit that was recorded by mistake', () => {
  const paid = aRequest({
    status: 'approved',
    available_commands: ['convert', 'take_deposit_back', 'refund_deposit'],
    deposit: {
      ...aQuote().deposit,
      status: 'paid',
      amount_cents: 113_40,
      paid_on: '2026-11-20',
      reference: 'MARINO',
    },
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
          deposit: { ...aQuote().deposit, status: 'due', amount_cents: 113_40 },
        });
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take this deposit back?' }));
    await user.click(dialog.getByRole('button', { name: 'Take back $113.40' }));
    expect(dialog.getByText('Say why you are doing this.', { selector: 'a' })).toBeVisible();
    await user.type(dialog.getByLabelText('Why'), 'It was for Q-1050.');
    await user.click(dialog.getByRole('button', { name: 'Take back $113.40' }));
    expect(await screen.findByRole('button', { name: 'Record deposit' })).toBeVisible();
    expect(bodies).toEqual([{ version: 4, reason: 'It was for Q-1050.' }]);
  });

  it('stays when an invoice was paid with it meanwhile, and says what to do', async () => {
    const detail =
      'An invoice was paid with $113.40 of the deposit. Void that invoice first, then take the deposit back.';
    server.use(
      reading(paid),
      mockEndpoint(
        endpoints.takeDepositBack,
        refuse(409, { code: 'invalid_transition', detail, current: { ...paid, version: 5 } }),
      ),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Why'), 'Wrong.');
    await user.click(dialog.getByRole('button', { name: 'Take back $113.40' }));
    expect(await dialog.findByText(detail)).toBeVisible();
  });
});

it('says so when there is no such quote', async () => {
  server.use(mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' })));
  await openStaffPortal(ADDRESS);
  expect(await screen.findByRole('heading', { name: 'There is no such quote' })).toBeVisible();
});
