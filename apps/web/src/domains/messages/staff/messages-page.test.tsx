import {
  aClient,
  aClientListItem,
  aCappedPageOf,
  answer,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESS, keysWork, LIST, rows, startMessages } from '../testing/staff-messages.ts';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { aThreadsPage, thread } from '../testing/staff-threads.ts';

const { server, serve } = startMessages();

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the conversations with every client', () => {
  it('show the writer, the last message, what is new, and the owner', async () => {
    serve();
    server.use(mockEndpoint(endpoints.getUnreadCount, answer({ messages: 4, threads: 3 })));
    await openStaffPortal(LIST);
    const amira = await (await rows()).findByRole('link', { name: /Amira Haddad/u });
    expect(amira).toHaveAccessibleName(/2 new.*The key.*A-1091.*key safe code.*No one is on it/u);
    expect(amira).toHaveAttribute('href', ADDRESS);
    expect((await rows()).getByRole('link', { name: /Ben Carver/u })).toHaveAccessibleName(
      /Us: Under the pot, please\..*Priya/u,
    );
    expect(screen.getByText('4 unread in 3 conversations')).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Show' }));
    expect(views.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', 'true');
    expect(views.getByRole('link', { name: 'No one is on it 1' })).toBeVisible();
  });

  it('request the view, name and page that are in the address', async () => {
    const asked: string[] = [];
    server.use(
      mockEndpoint(endpoints.listThreads, ({ query }) => {
        asked.push(query.toString());
        return answer(aThreadsPage([thread], { count: 21 }));
      }),
    );
    const { user, path } = await openStaffPortal(LIST);
    await user.click(await screen.findByRole('link', { name: /^Mine/u }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'amira');
    await waitFor(() => expect(path()).toBe(`${LIST}?show=mine&search=amira`));
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(path()).toBe(`${LIST}?show=mine&search=amira&page=2`);
    await waitFor(() =>
      expect(asked.at(-1)).toBe('page=2&page_size=20&owner=me&ordering=unread_first&search=amira'),
    );
    expect(asked[0]).toContain('ordering=unread_first');
  });

  it('can be limited to one client, until the filter is removed', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.listThreads, ({ query }) => {
        asked.push(query.get('client_id'));
        return answer(aThreadsPage([thread]));
      }),
    );
    server.use(mockEndpoint(endpoints.getClient, answer(aClient({ id: thread.client_id }))));
    const { user, path } = await openStaffPortal(`${LIST}?client_id=${thread.client_id}`);
    expect(
      await screen.findByText(/^These are the conversations with Amira Haddad\./u),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show every client' }));
    expect(path()).toBe(LIST);
    await waitFor(() => expect(asked).toEqual([thread.client_id, null]));
  });

  it('say so when there are none, when none match, and when they cannot be loaded', async () => {
    server.use(mockEndpoint(endpoints.listThreads, refuse(500, {})));
    const { user } = await openStaffPortal(LIST);
    expect(
      await screen.findByRole('heading', { name: 'We could not load the conversations' }),
    ).toBeVisible();
    server.use(mockEndpoint(endpoints.listThreads, answer(aThreadsPage([]))));
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
    expect(await screen.findByRole('heading', { name: 'No conversations match' })).toBeVisible();
    await user.click(button('Clear the search'));
    expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  });

  it('are hidden from users without access', async () => {
    server.use(mockEndpoint(endpoints.listThreads, refuse(403, { code: 'permission_denied' })));
    await openStaffPortal(LIST);
    expect(await screen.findByRole('main')).toBeVisible();
    expect(screen.queryByText('Amira Haddad')).toBeNull();
  });

  it('are moved through with J and K, and opened with Enter', async () => {
    serve();
    const { user, path } = await openStaffPortal(LIST);
    const amira = await (await rows()).findByRole('link', { name: /Amira Haddad/u });
    await keysWork();
    await user.keyboard('jj');
    expect((await rows()).getByRole('link', { name: /Ben Carver/u })).toHaveFocus();
    await user.keyboard('k');
    expect(amira).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(await screen.findByRole('heading', { level: 1, name: 'Amira Haddad' })).toHaveFocus();
  });
});

describe('a new message from staff', () => {
  it('asks for the client first, is sent once, and opens the conversation', async () => {
    serve();
    const amira = aClientListItem();
    const sent: object[] = [];
    server.use(
      mockEndpoint(endpoints.listClients, answer(aCappedPageOf([amira]))),
      mockEndpoint(endpoints.startThread, ({ body }) => {
        sent.push(body);
        return answer(thread);
      }),
    );
    const { user, path } = await openStaffPortal(LIST);
    await user.click(await screen.findByRole('link', { name: 'New message' }));
    await screen.findByRole('heading', { level: 1, name: 'New message' });
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    expect(await screen.findByRole('heading', { name: 'New message for Amira' })).toBeVisible();
    await user.click(button('Send message'));
    expect(await screen.findByRole('link', { name: 'Write a message.' })).toBeVisible();
    await user.type(screen.getByLabelText('Subject'), 'Friday');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(screen.getByRole('textbox', { name: /^Message/u }), 'May we come at 8?');
    const offline = 'You are offline. Your message is kept and you can send it when you are back.';
    expect(await screen.findByText(offline)).toBeVisible();
    await user.click(button('Send message'));
    expect(await screen.findByRole('alert')).toHaveTextContent(offline);
    expect(sent).toEqual([]);
    onLine.mockRestore();
    await user.dblClick(button('Send message'));
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(sent).toEqual([{ client_id: amira.id, subject: 'Friday', body: 'May we come at 8?' }]);
  });

  it('is for the client whose conversations are shown', async () => {
    serve();
    await openStaffPortal(`${LIST}?client_id=${thread.client_id}`);
    expect(await screen.findByRole('link', { name: 'New message' })).toHaveAttribute(
      'href',
      `${LIST}/new?client=${thread.client_id}`,
    );
  });
});
