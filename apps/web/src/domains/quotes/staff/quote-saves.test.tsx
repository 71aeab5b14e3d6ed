import { aQuote, answer, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Quote, SaveOfferRequest } from '@cleaning/contract/quotes';
import { itemLine, priceOfItems } from '@cleaning/contract/quotes/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const CHANGED = 'Someone else changed this quote while you had it open';
const sideOf = (line: string, side: string) =>
  within(screen.getByRole('group', { name: line })).getByRole('radio', { name: side });

/** Refuses saves of the opened version with the version that another user saved. */
function conflictingSaves(theirs: Quote, changedBy?: string): SaveOfferRequest[] {
  const bodies: SaveOfferRequest[] = [];
  let held = aRequest();
  server.use(
    mockEndpoint(endpoints.getQuote, () => answer(held)),
    mockEndpoint(endpoints.saveQuoteOffer, ({ body }) => {
      bodies.push(body);
      if (body.version !== theirs.version) {
        held = theirs;
        return refuse(409, {
          code: 'stale_version',
          detail: 'Changed.',
          current: theirs,
          ...(changedBy === undefined ? {} : { changed_by: changedBy }),
        });
      }
      held = { ...theirs, version: theirs.version + 1, company_notes: body.company_notes };
      return answer(held);
    }),
  );
  return bodies;
}

/** Saves requests; the first response is held back. */
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

describe('saving the offer of a quote', () => {
  it('shows another user’s version beside what was typed, and saves the choice for each line', async () => {
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

  it('continues to the send dialog once the choice is saved', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(screen.getByRole('button', { name: 'Send quote' }));
    await user.click(await screen.findByRole('button', { name: /^Save what I chose/u }));
    expect(await screen.findByRole('dialog', { name: /^Send Q-1048/u })).toBeVisible();
    expect(bodies[1]).toMatchObject({ version: 5, company_notes: 'Mine.' });
  });

  it('can take the other version entirely, which saves nothing', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.' });
    const bodies = conflictingSaves(theirs);
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.click(await screen.findByRole('button', { name: 'Use all of the other version' }));
    expect(await screen.findByText(/^Saved \d/u)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Theirs.');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(bodies).toHaveLength(1);
  });

  it('shows who saved the other version and when, and names the button after them', async () => {
    const theirs = aRequest({ version: 5, company_notes: 'Theirs.', valid_until: null });
    const bodies = conflictingSaves(theirs, 'Priya');
    const { user } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'Mine.');
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const title = 'Priya changed this quote while you had it open';
    const chooser = await screen.findByRole('region', { name: title });
    expect(within(chooser).getByText(/^Priya saved theirs at .* [ap]m\./u)).toBeVisible();
    expect(sideOf('Note', 'Priya’s')).toHaveAccessibleDescription('Theirs.');
    await user.click(screen.getByRole('button', { name: 'Use all of Priya’s' }));
    expect(await screen.findByText(/^Saved \d/u)).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Theirs.');
    expect(bodies).toHaveLength(1);
  });

  it('shows what another user saved just before, without an error, when nothing was typed', async () => {
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

  it('retries by itself when the offer was not changed', async () => {
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

  it('asks before unsaved work is left, and restores it later', async () => {
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

  it('keeps what is typed after a save', async () => {
    server.use(reading(aRequest()), saving(aRequest(), []));
    const { user, router } = await openStaffPortal(ADDRESS);
    await user.type(await screen.findByLabelText('Note'), 'First');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/^Saved \d.* You see it/u)).toBeVisible();
    await user.type(screen.getByLabelText('Note'), 'And more');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Quotes' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { level: 1, name: 'Quotes' });
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByLabelText('Note')).toHaveValue('And more');
  });

  describe('while a save is in progress', () => {
    it('keeps what is typed in its field, and says that it is not saved', async () => {
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
      expect(await screen.findByText(/^Saved \d/u)).toBeVisible();
      expect(bodies[1]).toMatchObject({ version: 5, company_notes: 'First and more' });
      expect(bodies[1]?.items.map(({ description }) => description)).not.toContain('Bedroom');
      expect(screen.queryByText('Removed')).toBeNull();
    });

    it('saves what is typed before it asks whether to send', async () => {
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

    it('keeps what is typed when the page is left', async () => {
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
});
