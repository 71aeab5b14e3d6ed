import { aMessage, aPageOf, aThread, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { type Message, type Thread, endpoints } from '@cleaning/contract';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { aQuotesPage } from './a-quotes-page.ts';
import { startPortalService } from './portal.ts';

/** The page of the conversations. */
export const LIST = '/clients/messages';

export const thread = aThread();

/** The page of one of them. */
export const ADDRESS = `${LIST}?thread=${thread.id}`;

export const asked = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003101',
  side: 'client',
  is_mine: true,
  is_seen: true,
  author_first_name: 'Mia',
  body: 'Where shall I leave the key?',
  sent_at: '2026-11-19T22:05:00.000Z',
});
export const answered = aMessage();
export const late = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003103',
  body: 'Or with your neighbour.',
  sent_at: '2026-11-20T02:00:00.000Z',
});

/** A service with conversations, for the tests of a file. */
export function startMessagesService() {
  const server = startPortalService();
  beforeEach(() => {
    server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
  });

  /** The messages of the mocked service, latest first. */
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

  return { server, serve };
}

export const field = () => screen.findByRole('textbox', { name: 'Your message' });
export const sendButton = () => screen.getByRole('button', { name: 'Send' });
