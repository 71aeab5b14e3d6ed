import {
  aProfile,
  aQuote,
  aQuoteSummary,
  aUser,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { type QuoteSummary, endpoints } from '@cleaning/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type QuoteDraft, draftCleared } from '../../shared/quote-draft/index.ts';
import { aQuotesPage, openPortal, startPortalService } from './testing/portal-pages.tsx';

const server = startPortalService();
const ADDRESS = '/clients/portal';
const list = (quotes: QuoteSummary[]) =>
  mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage(quotes)));

const DRAFT: QuoteDraft = {
  key: '0190a1b2-0000-4000-8000-00000000aaaa',
  serviceId: 'deep',
  rooms: { bedroom: 3 },
  addonIds: ['oven'],
  timelineId: 'standard',
};

const ready = aQuoteSummary({
  id: '0190a1b2-0000-7000-8000-000000000002',
  reference: 'Q-1050',
  status: 'sent',
});

describe('the dashboard', () => {
  it('greets by name and helps a new client to a first quote', async () => {
    server.use(list([]));
    openPortal(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: /^Good .+, Mia$/u })).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Know the price before we knock' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open calculator' })).toBeVisible();
    expect(screen.queryByText('Your NDIS details')).not.toBeInTheDocument();
  });

  it('opens with the draft, then lists what is ready, and counts both in the menu', async () => {
    server.use(list([aQuoteSummary(), ready]));
    openPortal(ADDRESS);
    const price = await screen.findByRole('region', { name: 'Your price is waiting' });
    expect(price).toHaveTextContent('$435.00');
    expect(within(price).getByRole('link', { name: 'Review and send' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit\?step=check$/u),
    );
    const waiting = screen.getByRole('region', { name: 'Quotes waiting for you' });
    expect(within(waiting).getByRole('link', { name: /Q-1050/u })).toHaveTextContent(
      'Ready for you',
    );
    expect(screen.getAllByText('need attention')).not.toHaveLength(0);
  });

  it('says so when nothing waits', async () => {
    server.use(list([aQuoteSummary({ status: 'approved' })]));
    openPortal(ADDRESS);
    expect(await screen.findByText(/Nothing is waiting for you/u)).toBeVisible();
  });

  it('says so when nothing waits besides the draft above', async () => {
    server.use(list([aQuoteSummary()]));
    openPortal(ADDRESS);
    expect(await screen.findByText('Nothing else is waiting for you.')).toBeVisible();
  });

  it('shows NDIS details to NDIS clients, with the number masked', async () => {
    server.use(
      list([]),
      mockEndpoint(endpoints.getProfile, answer(aProfile({ ndis_number_masked: '43x xxx x01' }))),
    );
    openPortal(ADDRESS, { as: aUser({ is_ndis_client: true }) });
    expect(await screen.findByText('43x xxx x01')).toBeVisible();
  });

  it('says what happened when quotes cannot be read, and tries again', async () => {
    server.use(mockEndpoint(endpoints.listMyQuotes, refuse(500, {})));
    const { user } = openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Server error. Please try again later.',
    );
    server.use(list([ready]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Q-1050/u })).toBeVisible();
  });

  it('repeats the words of the guard that brought the person here', async () => {
    server.use(list([]));
    openPortal('/staff/portal');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You do not have permission to access this page.',
    );
  });

  it('logs out once', async () => {
    server.use(list([]));
    const { user, logout } = openPortal(ADDRESS);
    await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
    expect(logout).toHaveBeenCalledOnce();
  });
});

describe('a price that was made before signing in', () => {
  it('becomes one draft quote, under the key of the saved price, and is forgotten here', async () => {
    const calls: unknown[] = [];
    let quotes: QuoteSummary[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, ({ body, headers }) => {
        calls.push([headers.get('Idempotency-Key'), body]);
        quotes = [aQuoteSummary({ suburb: null })];
        return answer(aQuote({ suburb: null }));
      }),
      mockEndpoint(endpoints.listMyQuotes, () => answer(aQuotesPage(quotes))),
    );
    const { store } = openPortal(ADDRESS, { draft: DRAFT });
    const price = await screen.findByRole('region', { name: 'Your price is waiting' });
    expect(within(price).getByRole('link', { name: 'Review and send' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/edit\?step=address$/u),
    );
    expect(calls).toEqual([
      [
        DRAFT.key,
        {
          service_id: 'deep',
          rooms: { bedroom: 3 },
          addon_ids: ['oven'],
          timeline_id: 'standard',
        },
      ],
    ]);
    await waitFor(() => expect(store.getState().quoteDraft.serviceId).toBeNull());
  });

  it('shows the quote that another tab has made of it', async () => {
    let quotes: QuoteSummary[] = [];
    server.use(
      mockEndpoint(endpoints.createQuote, noResponse()),
      mockEndpoint(endpoints.listMyQuotes, () => answer(aQuotesPage(quotes))),
    );
    const { store } = openPortal(ADDRESS, { draft: DRAFT });
    await screen.findByText('Your price is not saved yet');
    quotes = [aQuoteSummary({ suburb: null })];
    act(() => void store.dispatch(draftCleared()));
    expect(await screen.findByRole('region', { name: 'Your price is waiting' })).toBeVisible();
  });

  it('stays on the device when it cannot be saved, and is saved when asked again', async () => {
    server.use(list([]), mockEndpoint(endpoints.createQuote, noResponse()));
    const { user, store } = openPortal(ADDRESS, { draft: DRAFT });
    expect(await screen.findByText('Your price is not saved yet')).toBeVisible();
    expect(store.getState().quoteDraft.key).toBe(DRAFT.key);
    server.use(mockEndpoint(endpoints.createQuote, answer(aQuote())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.getState().quoteDraft.serviceId).toBeNull());
  });

  it('waits while it is not complete', async () => {
    server.use(list([]));
    const { store } = openPortal(ADDRESS, { draft: { ...DRAFT, timelineId: null } });
    await screen.findByRole('heading', { name: 'Know the price before we knock' });
    expect(store.getState().quoteDraft.serviceId).toBe('deep');
  });
});
