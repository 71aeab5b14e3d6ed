import {
  aQuoteSummary,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { CLIENT_PATHS } from '@cleaning/contract/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuotesPage } from '../testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openPortal } from '#app/testing/portal.ts';

const server = startService();
const ADDRESS = '/clients/quotes';
const list = (page: ReturnType<typeof aQuotesPage>) =>
  mockEndpoint(endpoints.listMyQuotes, answer(page));

const quotes = QUOTE_STATUSES.map((status, index) =>
  aQuoteSummary({
    id: `0190a1b2-0000-7000-8000-0000000000${10 + index}`,
    reference: `Q-10${10 + index}`,
    status,
  }),
);

describe('my quotes', () => {
  it('shows that it is loading, then a picture and a link to a first quote when there is none', async () => {
    server.use(list(aQuotesPage([])));
    await openPortal(ADDRESS);
    expect(screen.getByRole('heading', { level: 1, name: 'My quotes' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No quotes yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a quote' })).toHaveAttribute(
      'href',
      '/clients/quotes/create',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows one row for each quote, with its status in words and one action', async () => {
    server.use(list(aQuotesPage(quotes)));
    await openPortal(ADDRESS);
    const table = await screen.findByRole('table', { name: 'Your quotes' });
    expect(within(table).getAllByRole('row')).toHaveLength(quotes.length + 1);
    for (const { reference } of quotes) {
      const row = within(table).getByRole('row', { name: new RegExp(reference, 'u') });
      expect(
        within(row).getByRole('link', {
          name: new RegExp(`(Finish|Review|View) ${reference}`, 'u'),
        }),
      ).toBeVisible();
      expect(row).toHaveTextContent('$435.00');
    }
  });

  it('says so when the price is on request', async () => {
    server.use(list(aQuotesPage([aQuoteSummary({ total_cents: null })])));
    await openPortal(ADDRESS);
    expect(await screen.findByText('Price on request')).toBeVisible();
  });

  it.each([
    ['the network is lost', noResponse(), 'Network error. Please check your internet connection.'],
    ['the server fails', refuse(500, {}), 'Server error. Please try again later.'],
    [
      'access is refused',
      refuse(403, { code: 'permission_denied' }),
      'You do not have permission to perform this action.',
    ],
  ])('shows the error when %s, and retries', async (_title, failure, message) => {
    server.use(mockEndpoint(endpoints.listMyQuotes, failure));
    const { user } = await openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    server.use(list(aQuotesPage(quotes)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('keeps filter, search and order in the address, and requests them from the service', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listMyQuotes, ({ query }) => {
        asked.push(query.toString());
        return answer(aQuotesPage(quotes));
      }),
    );
    const { user, path } = await openPortal(`${ADDRESS}?page=2`);
    await screen.findByRole('table');

    await user.click(screen.getByRole('button', { name: 'Ready for you 1' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ready for you 1' })).toBePressed(),
    );
    expect(path()).toBe(`${ADDRESS}?show=ready`);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Highest total first');
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?show=ready&sort=-total_cents`));
    await user.type(screen.getByLabelText('Search'), 'ryde');
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?show=ready&search=ryde&sort=-total_cents`));
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        'ordering=-total_cents&page=1&page_size=10&status=sent&search=ryde',
      ),
    );
  });

  it('offers to clear the filters when nothing matches', async () => {
    server.use(list({ ...aQuotesPage(quotes), count: 0, results: [] }));
    const { user, path } = await openPortal(`${ADDRESS}?search=nothing`);
    await user.click(await screen.findByRole('button', { name: 'Show all quotes' }));
    await waitFor(() => expect(path()).toBe(ADDRESS));
  });

  it('pages through a long list', async () => {
    server.use(list(aQuotesPage(quotes, { count: 25 })));
    const { user, path } = await openPortal(`${ADDRESS}?show=all`);
    const pages = await screen.findByRole('navigation', { name: 'Quotes pages' });
    expect(within(pages).getByText('Page 1 of 3')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Page 2 of 3'));
    await waitFor(() => expect(path()).toBe(`${ADDRESS}?page=2`));
  });
});

describe('the guard of the portal', () => {
  it.each(Object.values(CLIENT_PATHS))(
    'sends a visitor from %s to log in and remembers the page',
    async (address) => {
      const { router } = await openPortal(address.replace(':id', 'abc'), { user: null });
      await waitFor(() => expect(router.state.location.pathname).toBe('/accounts/login'));
      const { search } = router.state.location;
      expect(new URLSearchParams(search).get('next')).toBe(address.replace(':id', 'abc'));
    },
  );
});
