import {
  aPageOf,
  aThread,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { conversationKey, endpointKey } from '@cleaning/api-client/queries';
import { endpoints } from '@cleaning/contract/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answered, asked, late, thread } from '../testing/client-a-conversation.ts';
import { ADDRESS, LIST, field, startMessagesService } from '../testing/client-messages.ts';
import { openPortal } from '#app/testing/portal.ts';

const { server, serve } = startMessagesService();

const list = () => screen.findByRole('navigation', { name: 'Conversations' });

function hide(isHidden: boolean) {
  const state = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue(isHidden ? 'hidden' : 'visible');
  onTestFinished(() => state.mockRestore());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the conversations', () => {
  it('show what is new, their subject and their last message', async () => {
    const about = { type: 'invoice', id: thread.id, reference: 'INV-2026-00012' } as const;
    const mine = aThread({
      id: '0190a1b2-0000-7000-8000-000000003009',
      subject: 'Thursday',
      unread_count: 0,
      last_message: { ...thread.last_message, side: 'client', excerpt: 'See you then.' },
    });
    serve([], thread, [aThread({ about }), mine]);
    await openPortal(LIST);
    const rows = await within(await list()).findAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^The key20 Nov.*Invoice INV-2026-00012Under the pot, please\.1 new message$/u,
      ),
      expect.stringMatching(/^Thursday20 Nov.*You: See you then\.$/u),
    ]);
    expect(rows[0]).toHaveAttribute('href', ADDRESS);
    expect(screen.getByRole('heading', { name: 'Choose a conversation' })).toBeInTheDocument();
  });

  it('are paged by the address', async () => {
    server.use(
      mockEndpoint(endpoints.listThreads, ({ query }) =>
        answer({
          ...aPageOf([aThread({ subject: `Page ${query.get('page')}` })]),
          count: 25,
        }),
      ),
    );
    const { user, path } = await openPortal(`${LIST}?page=2`);
    expect(await screen.findByText('Page 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page 3')).toBeVisible();
    expect(path()).toBe(`${LIST}?page=3`);
    expect(document.activeElement?.textContent).toMatch(/^Page 3 of \d+$/u);
  });

  it('invite a first message when there are none', async () => {
    serve([], thread, []);
    const { user, path } = await openPortal(LIST);
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Write your first message' }));
    expect(path()).toBe(`${LIST}?new=true`);
  });

  it('announce a new message when one arrives', async () => {
    serve([], thread);
    const { queryClient } = await openPortal(LIST);
    await within(await list()).findByRole('link');
    server.use(mockEndpoint(endpoints.getUnreadCount, answer({ messages: 1, threads: 1 })));
    await act(() => queryClient.refetchQueries({ queryKey: endpointKey('getUnreadCount') }));
    expect(await screen.findByText('You have a new message.')).toBeInTheDocument();
  });

  it('show the error when they cannot be loaded, and are tried again', async () => {
    server.use(mockEndpoint(endpoints.listThreads, noResponse()));
    const { user } = await openPortal(LIST);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    serve([], thread);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Under the pot, please.')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('is shown day by day, with the writers, what is new and what the company has seen', async () => {
    serve(
      [asked, answered],
      aThread({ about: { type: 'quote', id: thread.id, reference: 'Q-1048' } }),
    );
    await openPortal(ADDRESS);
    const day = await screen.findByRole('region', { name: /^Friday 20 November/u });
    expect(
      within(day)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'You:Where shall I leave the key?You, 9:05 am',
      'New',
      'Sam, Blue Wren Cleaning:Under the pot, please.Sam, Blue Wren Cleaning, 12:00 pm',
    ]);
    expect(document.title).toBe('The key, messages | Blue Wren Cleaning');
    expect(screen.getByRole('link', { name: 'View quote' })).toHaveAttribute(
      'href',
      `/clients/quotes/${thread.id}`,
    );
  });

  it('about a visit links to it', async () => {
    serve([asked], aThread({ about: { type: 'appointment', id: thread.id, reference: '' } }));
    await openPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'View visit' })).toHaveAttribute(
      'href',
      `/clients/appointments?visit=${thread.id}`,
    );
  });

  it('shows under the client’s last message that it was seen', async () => {
    serve([answered, { ...asked, sent_at: late.sent_at }], aThread({ unread_count: 0 }));
    await openPortal(ADDRESS);
    expect(await screen.findByText('You, 1:00 pm, seen')).toBeVisible();
  });

  it('shows text unchanged, and makes links only of web addresses', async () => {
    const body = 'See https://site.example/faq, <b>not</b> javascript:alert(1).';
    serve([{ ...answered, body }]);
    await openPortal(ADDRESS);
    const link = await screen.findByRole('link', { name: /^https:\/\/site\.example\/faq/u });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link.closest('p')).toHaveTextContent('<b>not</b> javascript:alert(1).');
  });

  it('is marked as read once it is visible, and not in a hidden tab', async () => {
    hide(true);
    const { marked } = serve([asked, answered]);
    const { settled } = await openPortal(ADDRESS);
    await field();
    await settled();
    expect(marked).toEqual([]);
    hide(false);
    await waitFor(() => expect(marked).toEqual([answered.id]));
  });

  it('announces new messages, and marks them as read', async () => {
    const { marked } = serve([asked, answered], aThread({ unread_count: 0 }));
    const { queryClient } = await openPortal(ADDRESS);
    await field();
    expect(marked).toEqual([]);
    server.use(mockEndpoint(endpoints.listMessages, answer(aPageOf([late, answered, asked]))));
    await act(() => queryClient.refetchQueries({ queryKey: conversationKey() }));
    expect(
      await screen.findByText('New message from Sam, Blue Wren Cleaning: Or with your neighbour.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(marked).toEqual([late.id]));
  });

  it('loads earlier messages, and shows the error when that fails', async () => {
    const { user } = await openLong();
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
    server.use(
      mockEndpoint(endpoints.listMessages, ({ query }) =>
        answer(aPageOf(query.get('before') === answered.id ? [asked] : [late, answered])),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(asked.body)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  });

  it('is not found when it is a stranger’s', async () => {
    const failure = refuse(404, { code: 'not_found' });
    serve([]);
    server.use(
      mockEndpoint(endpoints.getThread, failure),
      mockEndpoint(endpoints.listMessages, failure),
    );
    await openPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not find this conversation' }),
    ).toBeVisible();
  });

  it('shows the error when it cannot be loaded, and tries again', async () => {
    serve([asked]);
    server.use(mockEndpoint(endpoints.listMessages, noResponse()));
    const { user } = await openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    serve([asked]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(asked.body)).toBeVisible();
  });

  it('takes the focus when it is opened, and returns it to its row', async () => {
    serve([asked, answered]);
    const { user, router } = await openPortal(LIST);
    await user.click(await within(await list()).findByRole('link', { name: /^The key/u }));
    expect(await screen.findByRole('heading', { level: 2, name: 'The key' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to all messages' }));
    await waitFor(() =>
      expect(
        within(screen.getByRole('navigation', { name: 'Conversations' })).getByRole('link'),
      ).toHaveFocus(),
    );
    expect(router.state.historyAction).toBe('POP');
  });
});

async function openLong() {
  serve([answered, late]);
  server.use(
    mockEndpoint(endpoints.listMessages, ({ query }) =>
      query.has('before')
        ? refuse(500, {})
        : answer({ ...aPageOf([late, answered]), count: 3, next: '/more/' }),
    ),
  );
  return openPortal(ADDRESS);
}
