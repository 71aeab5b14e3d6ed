import {
  aClient,
  aClientHistory,
  anAddress,
  answer,
  aCappedPageOf,
  aPageOf,
  aStaffCalendar,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { authActions } from '@cleaning/auth';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';

const amira = aClient();
const ADDRESS = `/staff/portal/clients/${amira.id}`;
const REASON = 'Amira phoned, her screen reader fails';
const BANNER = /^You are doing it for Amira Haddad\./u;

const waiting = aStaffQuoteSummary({ status: 'sent' });

const server = startService();
let noted: unknown[];
let stopped: unknown[];
beforeEach(() => {
  noted = [];
  stopped = [];
  server.use(
    mockEndpoint(endpoints.getClient, answer(amira)),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    mockEndpoint(endpoints.getStaffCalendar, answer(aStaffCalendar())),
    mockEndpoint(endpoints.actForClient, ({ body }) => {
      noted.push(body);
      return answer(undefined);
    }),
    mockEndpoint(endpoints.stopActingForClient, ({ params }) => {
      stopped.push(params['id']);
      return answer(undefined);
    }),
  );
});

const dialog = () => within(screen.getByRole('dialog'));
const whyField = () => screen.findByLabelText('Why are you doing this for Amira?');
const button = (name: string) => screen.findByRole('button', { name });
const banner = () => screen.queryByText(BANNER);
const approveLink = () => screen.queryByRole('link', { name: 'Approve a quote' });

async function startOnBehalf(address = ADDRESS) {
  const opened = await openStaffPortal(address);
  await opened.user.click(await button('Do it for Amira'));
  await opened.user.type(await whyField(), REASON);
  await opened.user.click(dialog().getByRole('button', { name: 'Do it for Amira' }));
  await screen.findByText(BANNER);
  return opened;
}

describe('acting for a client', () => {
  it('asks for a reason first', async () => {
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await button('Do it for Amira'));
    await whyField();
    await user.click(dialog().getByRole('button', { name: 'Do it for Amira' }));
    expect(
      await dialog().findByRole('link', { name: 'Say why you are doing this.' }),
    ).toBeVisible();
    expect(noted).toEqual([]);
    expect(banner()).toBeNull();
  });

  it.each([
    ['no quote', 0, null],
    ['the one quote', 1, `/staff/portal/quotes/${waiting.id}`],
    ['the list of several quotes', 2, `/staff/portal/quotes?client_id=${amira.id}`],
  ])('leads to %s that waits for the approval of the client', async (_what, count, path) => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listQuotes, ({ query }) => {
        asked.push(query.get('client_id'), query.get('step'));
        return answer({ ...aStaffQuotesPage(count === 0 ? [] : [waiting]), count });
      }),
    );
    await startOnBehalf();
    await waitFor(() => expect(asked).toEqual([amira.id, 'with_client']));
    await waitFor(() => expect(approveLink()?.getAttribute('href') ?? null).toBe(path));
  });

  it('does not start when it cannot be recorded', async () => {
    server.use(mockEndpoint(endpoints.actForClient, refuse(500, {})));
    const { user } = await openStaffPortal(`${ADDRESS}?action=act`);
    await user.type(await whyField(), REASON);
    await user.click(dialog().getByRole('button', { name: 'Do it for Amira' }));
    expect(await dialog().findByText('Not started')).toBeVisible();
    expect(banner()).toBeNull();
  });

  it('is shown on every page with the reason, until it is stopped', async () => {
    const { user, router, path } = await startOnBehalf();
    expect(noted).toEqual([{ reason: REASON }]);
    expect(path()).toBe(ADDRESS);
    expect(banner()?.parentElement).toHaveTextContent(`Reason: ${REASON}.`);
    expect(screen.queryByRole('button', { name: 'Do it for Amira' })).toBeNull();
    await act(() => router.navigate('/staff/portal/calendar'));
    expect(banner()).toBeVisible();
    await act(() => router.navigate('/staff/portal?show=everyone'));
    await screen.findByText('No visits today');
    await user.click(await button('Stop doing it for Amira'));
    expect(banner()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(stopped).toEqual([amira.id]));
  });

  it('stops at once, even when the stop cannot be recorded', async () => {
    server.use(mockEndpoint(endpoints.stopActingForClient, refuse(500, {})));
    const { user } = await startOnBehalf();
    await user.click(await button('Stop doing it for Amira'));
    expect(banner()).toBeNull();
    expect(await button('Do it for Amira')).toBeVisible();
  });

  it('stops for one client when it starts for another, and records both', async () => {
    const { user, router } = await startOnBehalf();
    const noah = aClient({ id: '0190a1b2-0000-7000-8000-000000007005', first_name: 'Noah' });
    server.use(mockEndpoint(endpoints.getClient, answer(noah)));
    await act(() => router.navigate(`/staff/portal/clients/${noah.id}`));
    await user.click(await button('Do it for Noah'));
    await user.type(await screen.findByLabelText('Why are you doing this for Noah?'), 'He phoned');
    await user.click(dialog().getByRole('button', { name: 'Do it for Noah' }));
    expect(await screen.findByText(/^You are doing it for Noah/u)).toBeVisible();
    await waitFor(() => expect(stopped).toEqual([amira.id]));
    expect(noted).toEqual([{ reason: REASON }, { reason: 'He phoned' }]);
  });

  it('ends with a session that expires, also for the next login of the same user', async () => {
    const { store, router } = await startOnBehalf();
    const { user } = store.getState().auth;
    if (user === null) throw new Error('Nobody is signed in.');
    act(() => {
      store.dispatch(authActions.loggedOut());
      store.dispatch(authActions.loginSucceeded({ token: 'the next session', user }));
    });
    await act(() => router.navigate('/staff/portal?show=everyone'));
    await screen.findByText('No visits today');
    expect(banner()).toBeNull();
  });

  it('uses its reason in forms for that client, where the user can see it', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.updateClientFor, ({ body }) => {
        sent.push(body);
        return answer(amira);
      }),
    );
    const { user } = await startOnBehalf();
    await user.click(await button('Edit name and phone'));
    expect(dialog().getByLabelText('Why')).toHaveValue(REASON);
    await user.click(dialog().getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ reason: REASON })]));
  });

  it('does not use its reason for another client', async () => {
    const { user, router } = await startOnBehalf();
    const noah = aClient({ id: '0190a1b2-0000-7000-8000-000000007005', first_name: 'Noah' });
    server.use(mockEndpoint(endpoints.getClient, answer(noah)));
    await act(() => router.navigate(`/staff/portal/clients/${noah.id}`));
    await button('Do it for Noah');
    await user.click(await button('Edit name and phone'));
    expect(dialog().getByLabelText('Why')).toHaveValue('');
  });

  it('preselects the client under New on every page', async () => {
    const { user, router, path } = await startOnBehalf();
    await act(() => router.navigate('/staff/portal?show=everyone'));
    await screen.findByText('No visits today');
    server.use(mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))));
    await user.keyboard('np');
    await waitFor(() => expect(path()).toBe(`/staff/portal/payments/new?client=${amira.id}`));
    expect(await screen.findByText('Amira owes nothing.')).toBeVisible();
  });

  it('ends with the session', async () => {
    const { user, router } = await startOnBehalf();
    const [logOut] = screen.getAllByRole('button', { name: 'Logout' });
    await user.click(logOut ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(banner()).toBeNull();
  });

  it('is not offered for a closed account', async () => {
    server.use(mockEndpoint(endpoints.getClient, answer(aClient({ is_active: false }))));
    await openStaffPortal(`${ADDRESS}?action=act`);
    await screen.findByRole('heading', { level: 1, name: 'Amira Haddad' });
    expect(screen.queryByRole('button', { name: 'Do it for Amira' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
