import {
  aClient,
  aClientHistory,
  aMessage,
  aPageOf,
  answer,
  aThread,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Message, QuickReplies, Thread, ThreadsPage } from '@cleaning/contract/messages';

/** An unassigned question of Amira. */
export const thread: Thread = aThread({
  client_id: aClient().id,
  client_name: 'Amira Haddad',
  about: {
    type: 'appointment',
    id: '0190a1b2-0000-7000-8000-000000003501',
    reference: 'A-1091',
    starts_at: '2026-11-26T21:00:00.000Z',
  },
  unread_count: 2,
  last_message: {
    id: '0190a1b2-0000-7000-8000-000000003103',
    side: 'client',
    excerpt: 'The key safe code changed.',
    sent_at: '2026-11-22T22:48:00.000Z',
  },
});

/** Ben's conversation, which was answered and belongs to Priya. */
export const answeredThread: Thread = aThread({
  id: '0190a1b2-0000-7000-8000-000000003009',
  client_name: 'Ben Carver',
  subject: 'Accounts',
  unread_count: 0,
  owner: { id: '0190a1b2-0000-7000-8000-0000000000b1', first_name: 'Priya' },
});

export const ours: Message = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003101',
  is_seen: true,
  body: 'Is the key safe still left of the door?',
  sent_at: '2026-11-22T05:10:00.000Z',
});

export const theirs: Message = aMessage({
  id: '0190a1b2-0000-7000-8000-000000003103',
  side: 'client',
  author_first_name: 'Amira',
  body: 'Yes. But the key safe code changed.',
  sent_at: '2026-11-22T22:48:00.000Z',
});

export const quickReplies: QuickReplies = {
  version: 3,
  replies: [
    { label: 'Thanks, noted', body: 'Thanks, we have noted that.' },
    { label: 'We will call you', body: 'Thanks for your message. We will call you today.' },
  ],
};

export const aThreadsPage = (
  results: Thread[],
  overrides: Partial<ThreadsPage> = {},
): ThreadsPage => ({
  ...aPageOf(results),
  view_counts: { all: results.length, unread: 1, mine: 0, unowned: 1 },
  ...overrides,
});

/** Serves these conversations, of which the first is open. */
export const threadAnswers = (threads: Thread[] = [thread, answeredThread]) => [
  mockEndpoint(endpoints.listThreads, answer(aThreadsPage(threads))),
  mockEndpoint(endpoints.getThread, answer(threads[0] ?? thread)),
  mockEndpoint(endpoints.listMessages, answer(aPageOf([theirs, ours]))),
  mockEndpoint(endpoints.markThreadRead, answer({ ...thread, unread_count: 0 })),
  mockEndpoint(endpoints.getQuickReplies, answer(quickReplies)),
  mockEndpoint(endpoints.getClient, answer(aClient())),
  mockEndpoint(endpoints.getClientHistory, answer(aClientHistory([], { owed_cents: 150_25 }))),
  mockEndpoint(
    endpoints.listStaffMembers,
    answer([
      { id: '0190a1b2-0000-7000-8000-0000000000a1', first_name: 'Sam' },
      { id: '0190a1b2-0000-7000-8000-0000000000b1', first_name: 'Priya' },
    ]),
  ),
];
