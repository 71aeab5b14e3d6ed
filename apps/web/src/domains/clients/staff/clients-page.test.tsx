import {
  aClientCounts,
  aClientListItem,
  answer,
  aCappedPageOf,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const LIST = '/staff/portal/clients';
const amira = aClientListItem();

const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClientCounts, answer(aClientCounts({ active: 14, ndis: 6 }))),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([amira]))),
  );
});

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of clients', () => {
  it('shows name, kind, suburb, next visit and debt of each client', async () => {
    server.use(
      mockEndpoint(
        endpoints.listClients,
        answer(
          aCappedPageOf([
            amira,
            aClientListItem({
              id: '0190a1b2-0000-7000-8000-000000007002',
              first_name: 'Tim',
              last_name: 'Farrugia',
              client_type: 'general',
              plan_management: null,
              phone_number: null,
              suburb: null,
              next_visit_on: null,
              balance_cents: 0,
              can_sign_in: false,
            }),
            aClientListItem({
              id: '0190a1b2-0000-7000-8000-000000007003',
              first_name: 'Ida',
              last_name: 'Lund',
              email: null,
              can_sign_in: false,
            }),
          ]),
        ),
      ),
    );
    await openStaffPortal(LIST);
    expect(
      await row(
        /Amira Haddad.*NDIS, agency-managed.*\+61 4 9157 0159.*Parramatta.*23 Nov.*\$150\.25/u,
      ),
    ).toBeVisible();
    expect(
      await row(/Tim Farrugia.*General.*None booked.*Not logged in yet.*\$0\.00/u),
    ).toBeVisible();
    expect(await row(/Ida Lund.*Cannot log in/u)).toBeVisible();
    expect(screen.getByText('14 active, 6 with an NDIS plan')).toBeVisible();
  });

  it('says when there are more clients than are counted', async () => {
    const counts = aClientCounts({ active: 10_000, ndis: 9_999, counted_up_to: 10_000 });
    server.use(mockEndpoint(endpoints.getClientCounts, answer(counts)));
    await openStaffPortal(LIST);
    expect(await screen.findByText('10,000+ active, 9,999 with an NDIS plan')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Active 10,000\+/u })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Amira Haddad' })).toHaveAttribute(
      'href',
      `${LIST}/${amira.id}`,
    );
    for (const link of screen.getAllByRole('link', { name: 'Clients' })) {
      expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  it('requests the view, search, order and page that are in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listClients, ({ query }) => {
        asked.push(query.toString());
        return answer({ ...aCappedPageOf([amira]), count: 51 });
      }),
    );
    const { user, path } = await openStaffPortal(LIST);
    await user.click(await screen.findByRole('link', { name: /^Owe us money/u }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'haddad');
    await waitFor(() => expect(path()).toBe(`${LIST}?show=owing&search=haddad`));
    await user.click(await screen.findByRole('link', { name: 'Client' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${LIST}?show=owing&search=haddad&sort=-name&page=2`);
    await waitFor(() =>
      expect(asked.at(-1)).toBe('ordering=-name&page=2&page_size=50&owes=true&search=haddad'),
    );
  });

  it('is moved through with J and K, opened with Enter, and searched with /', async () => {
    const { user, path } = await openStaffPortal(LIST);
    await row(/Amira/u);
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Amira Haddad' })).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.tab();
    server.use(
      mockEndpoint(endpoints.getClient, refuse(404, {})),
      mockEndpoint(endpoints.getClientHistory, refuse(404, {})),
      mockEndpoint(endpoints.listAddressesFor, refuse(404, {})),
    );
    screen.getByRole('link', { name: 'Amira Haddad' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`${LIST}/${amira.id}`));
  });

  it.each([
    { state: 'while they are on', singleKeys: true, names: 1 },
    { state: 'not once they are switched off', singleKeys: false, names: 0 },
  ])('shows its single-key shortcuts $state', async ({ singleKeys, names }) => {
    server.use(
      mockEndpoint(
        endpoints.getStaffPreferences,
        answer({ single_key_shortcuts: singleKeys, area: null }),
      ),
    );
    await openStaffPortal(LIST);
    await row(/Amira/u);
    await waitFor(() => expect(screen.queryAllByText('new quote')).toHaveLength(names));
  });

  it.each([
    ['m', '/staff/portal/messages/new'],
    ['q', '/staff/portal/quotes/new'],
  ])('leads from a row by %s to %s for that client, and nowhere without a row', async (key, to) => {
    server.use(
      mockEndpoint(endpoints.getClient, refuse(404, {})),
      mockEndpoint(endpoints.listAddressesFor, refuse(404, {})),
    );
    const { user, path } = await openStaffPortal(LIST);
    await row(/Amira/u);
    await user.keyboard(key);
    expect(path()).toBe(LIST);
    await user.keyboard(`j${key}`);
    await waitFor(() => expect(path()).toBe(`${to}?client=${amira.id}`));
  });

  it('says so when it cannot be loaded, when nothing matches, and when it is empty', async () => {
    server.use(mockEndpoint(endpoints.listClients, refuse(500, {})));
    const { user } = await openStaffPortal(`${LIST}?search=nobody`);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the clients' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No clients match' })).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'No clients here' })).toBeVisible();
  });
});
