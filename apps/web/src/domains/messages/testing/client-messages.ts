import { aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Message, Thread } from '@cleaning/contract/messages';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { thread } from './client-a-conversation.ts';
import { aQuotesPage } from '#domains/quotes/testing/a-quotes-page.ts';
import { startService } from '#app/testing/render-app.tsx';

/** The path of the list of conversations. */
export const LIST = '/clients/messages';

/** The address of one conversation. */
export const ADDRESS = `${LIST}?thread=${thread.id}`;

/** Starts a mock service with conversations for the tests of a file. */
export function startMessagesService() {
  const server = startService();
  beforeEach(() => {
    server.use(mockEndpoint(endpoints.listMyQuotes, answer(aQuotesPage([]))));
  });

  /** Serves messages, latest first. */
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
