import {
  aMessage,
  aPageOf,
  aThread,
  answer,
  mockEndpoint,
  noResponse,
  refuse,
} from '@cleaning/api-client/testing';
import { queryKeys } from '@cleaning/api-client/queries';
import { type Message, type Thread, endpoints } from '@cleaning/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aQuotesPage, openPortal, startPortalService } from './testing/portal-pages.tsx';

const server = startPortalService();
const thread = aThread();
const LIST = '/clients/messages';
const ADDRESS = `${LIST}?thread=${thread.id}`;

const asked = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003101',
  side: 'client',
  is_mine: true,
  is_seen: true,
  author_first_name: 'Mia',
  body: 'Where shall I leave the key?',
  sent_at: '2026-11-19T22:05:00.000Z',
});
const answered = aMessage();
const late = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003103',
  body: 'Or with your neighbour.',
  sent_at: '2026-11-20T02:00:00.000Z',
});

/** What the service is told to hold: the latest message comes first on the wire. */
function serve(
  messages: readonly Message[],
  shown: Thread = thread,
  threads: readonly Thread[] = [shown],
) {
  const marked: string[] = [];
  server.use(
    mockEndpoint(endpoints.listThreads, answer(aPageOf([...threads]))),
    mockEndpoint(endpoints.getThread, answer(shown)),
    mockEndpoint(endpoints.listMessages, answer(aPageOf(messages.toReversed()))),
    mockEndpoint(endpoints.markThreadRead, ({ body }) => {
      marked.push(body.last_read_message_id);
      return answer({ ...shown, unread_count: 0 });
    }),
  );
  return { marked };
}

beforeEach(() => {
  server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
});

const list = () => screen.findByRole('navigation', { name: 'Conversations' });
const field = () => screen.findByRole('textbox', { name: 'Your message' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });

function hide(isHidden: boolean) {
  const state = vi
    .spyOn(document, 'visibilityState', 'get')
    .mockReturnValue(isHidden ? 'hidden' : 'visible');
  onTestFinished(() => state.mockRestore());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the conversations', () => {
  it('say what is new, what they are about and how they end', async () => {
    const about = { type: 'invoice', id: thread.id, reference: 'INV-2026-00012' } as const;
    const mine = aThread({
      id: '0190a1b2-0000-7000-8000-000000003009',
      subject: 'Thursday',
      unread_count: 0,
      last_message: { ...thread.last_message, side: 'client', excerpt: 'See you then.' },
    });
    serve([], thread, [aThread({ about }), mine]);
    openPortal(LIST);
    const rows = await within(await list()).findAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The key20 Nov.*Invoice INV-2026-00012Under the pot, please\.1 new$/u),
      expect.stringMatching(/^Thursday20 Nov.*You: See you then\.$/u),
    ]);
    expect(rows[0]).toHaveAttribute('href', ADDRESS);
    expect(screen.getByRole('heading', { name: 'Choose a conversation' })).toBeInTheDocument();
  });

  it('come in pages that are in the address', async () => {
    server.use(
      mockEndpoint(endpoints.listThreads, ({ query }) =>
        answer({
          ...aPageOf([aThread({ subject: `Page ${query.get('page')}` })]),
          count: 25,
        }),
      ),
    );
    const { user, path } = openPortal(`${LIST}?page=2`);
    expect(await screen.findByText('Page 2')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Page 3')).toBeVisible();
    expect(path()).toBe(`${LIST}?page=3`);
  });

  it('that do not exist yet are invited', async () => {
    serve([], thread, []);
    const { user, path } = openPortal(LIST);
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Write your first message' }));
    expect(path()).toBe(`${LIST}?new=true`);
  });

  it('say that there is a new message when one comes in', async () => {
    serve([], thread);
    const { queryClient } = openPortal(LIST);
    await within(await list()).findByRole('link');
    server.use(mockEndpoint(endpoints.getUnreadCount, answer({ messages: 1, threads: 1 })));
    await act(() => queryClient.refetchQueries({ queryKey: queryKeys.messages.unreadCount }));
    expect(await screen.findByText('You have a new message.')).toBeInTheDocument();
  });

  it('that cannot be read say why, and are tried again', async () => {
    server.use(mockEndpoint(endpoints.listThreads, noResponse()));
    const { user } = openPortal(LIST);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    serve([], thread);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Under the pot, please.')).toBeVisible();
  });
});

describe('a conversation', () => {
  it('is shown day by day, with who wrote, what is new and what we have seen', async () => {
    serve(
      [asked, answered],
      aThread({ about: { type: 'quote', id: thread.id, reference: 'Q-1048' } }),
    );
    openPortal(ADDRESS);
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

  it('says under my last words that they were seen', async () => {
    serve([answered, { ...asked, sent_at: late.sent_at }], aThread({ unread_count: 0 }));
    openPortal(ADDRESS);
    expect(await screen.findByText('You, 1:00 pm, seen')).toBeVisible();
  });

  it('shows words as they are, and only addresses of pages as links', async () => {
    const body = 'See https://site.example/faq, <b>not</b> javascript:alert(1).';
    serve([{ ...answered, body }]);
    openPortal(ADDRESS);
    const link = await screen.findByRole('link', { name: /^https:\/\/site\.example\/faq/u });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link.closest('p')).toHaveTextContent('<b>not</b> javascript:alert(1).');
  });

  it('is marked as read once it is seen, and not in a hidden tab', async () => {
    hide(true);
    const { marked } = serve([asked, answered]);
    openPortal(ADDRESS);
    await field();
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(marked).toEqual([]);
    hide(false);
    await waitFor(() => expect(marked).toEqual([answered.id]));
  });

  it('reads out what comes in, and marks it as read', async () => {
    const { marked } = serve([asked, answered], aThread({ unread_count: 0 }));
    const { queryClient } = openPortal(ADDRESS);
    await field();
    expect(marked).toEqual([]);
    server.use(mockEndpoint(endpoints.listMessages, answer(aPageOf([late, answered, asked]))));
    await act(() => queryClient.refetchQueries({ queryKey: queryKeys.messages.conversations }));
    expect(
      await screen.findByText('New message from Sam, Blue Wren Cleaning: Or with your neighbour.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(marked).toEqual([late.id]));
  });

  it('goes on upwards, and says why it cannot', async () => {
    const { user } = openLong();
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

  it.each([
    ['a stranger’s', refuse(404, { code: 'not_found' })],
    ['no id at all', refuse(400, { id: ['Invalid.'] })],
  ])('is not found when it is %s', async (_title, failure) => {
    serve([]);
    server.use(
      mockEndpoint(endpoints.getThread, failure),
      mockEndpoint(endpoints.listMessages, failure),
    );
    openPortal(ADDRESS);
    expect(
      await screen.findByRole('heading', { name: 'We could not find this conversation' }),
    ).toBeVisible();
  });

  it('says what happened when it cannot be read, and tries again', async () => {
    serve([asked]);
    server.use(mockEndpoint(endpoints.listMessages, noResponse()));
    const { user } = openPortal(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error');
    serve([asked]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(asked.body)).toBeVisible();
  });

  it('takes the focus when it is opened, and gives it back to its row', async () => {
    serve([asked, answered]);
    const { user, router } = openPortal(LIST);
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

function openLong() {
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

describe('an answer', () => {
  it('is sent once, stands at the end, and leaves an empty field', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const keys: (string | null)[] = [];
    const sent = { ...asked, id: late.id, body: 'Thank you.', sent_at: late.sent_at };
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ headers, body }) => {
        keys.push(headers.get('Idempotency-Key'));
        server.use(mockEndpoint(endpoints.listMessages, answer(aPageOf([sent, answered, asked]))));
        return answer({ ...sent, body: body.body });
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.type(await field(), 'Thank you.');
    await user.dblClick(sendButton());
    expect(await screen.findByText('You, 1:00 pm, seen')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(keys).toHaveLength(1);
  });

  it('that failed keeps its words, and is tried again as the same attempt', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const keys: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.replyToThread, ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'));
        return keys.length < 3 ? noResponse() : answer(late);
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.type(await field(), 'Thank you');
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sentNetwork error');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(await field()).toHaveValue('Thank you');
    // Other words are another message.
    await user.type(await field(), '!');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is not tried without a connection, and not without a word', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await field()).toHaveAccessibleDescription('Write a message.');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await user.type(await field(), 'Thank you.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    expect(await field()).toHaveValue('Thank you.');
  });

  it('that was begun is there again after a visit elsewhere, and the list says so', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const { user, router } = openPortal(ADDRESS);
    await user.type(await field(), 'I wonder');
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(LIST));
    expect(await screen.findByText('Draft:')).toBeVisible();
    await act(() => router.navigate(ADDRESS));
    expect(await field()).toHaveValue('I wonder');
  });
});

const plan = {
  id: '0190a1b2-0000-7000-8000-000000004001',
  file_name: 'Plan.docx',
  media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  byte_size: 2048,
  source: 'client',
  created_at: thread.created_at,
} as const;
const photo = { ...plan, file_name: 'Gate.png', media_type: 'image/png' } as const;
const file = new File(['words'], 'Plan.docx');

describe('the files of a message', () => {
  it('go with it, and stay with a draft', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.uploadMessageAttachment, answer(plan)),
      mockEndpoint(endpoints.replyToThread, ({ body }) => {
        sent.push(body);
        return answer(late);
      }),
    );
    const { user, router } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Attach files' }));
    await user.upload(await screen.findByLabelText('Choose files, from your device'), file);
    expect(await screen.findByText('Added')).toBeVisible();
    await act(() => router.navigate('/clients/calculator'));
    await act(() => router.navigate(ADDRESS));
    expect(await screen.findByText('Plan.docx')).toBeVisible();
    await user.type(await field(), 'Here it is.');
    await user.click(sendButton());
    await waitFor(() => expect(sent).toEqual([{ body: 'Here it is.', attachment_ids: [plan.id] }]));
    await waitFor(() => expect(screen.queryByText('Plan.docx')).not.toBeInTheDocument());
  });

  it('are waited for, and can be taken off again', async () => {
    serve([asked, answered], aThread({ unread_count: 0 }));
    const arrival = Promise.withResolvers<null>();
    server.use(
      // The test window cannot read the form of an upload, so nothing looks into it.
      http.post('*/messages/attachments/', async () => {
        await arrival.promise;
        return HttpResponse.json(plan, { status: 201 });
      }),
    );
    const { user } = openPortal(ADDRESS);
    await user.type(await field(), 'Here it is.');
    await user.click(screen.getByRole('button', { name: 'Attach files' }));
    await user.upload(await screen.findByLabelText('Choose files, from your device'), file);
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('A file is still being added.');
    arrival.resolve(null);
    await user.click(await screen.findByRole('button', { name: 'Remove Plan.docx' }));
    expect(screen.queryByText('Plan.docx')).not.toBeInTheDocument();
  });

  it('can be looked at where the browser can, and saved', async () => {
    serve([{ ...answered, attachments: [photo, { ...plan, id: asked.id }] }]);
    server.use(
      mockEndpoint(
        endpoints.linkMessageAttachment,
        answer({
          url: `/api/v1/files/${photo.id}/?expires=1900000000&signature=${'s'.repeat(43)}`,
          expires_at: thread.created_at,
        }),
      ),
      mockEndpoint(endpoints.downloadFile, refuse(500, {})),
    );
    const { user } = openPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Gate.png' }));
    const preview = await screen.findByRole('dialog', { name: 'Gate.png' });
    expect(await within(preview).findByRole('img', { name: 'Gate.png' })).toBeVisible();
    await user.click(within(preview).getAllByRole('button', { name: 'Close' })[0] ?? preview);
    expect(screen.queryByRole('button', { name: 'Plan.docx' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download Plan.docx' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error');
  });
});
