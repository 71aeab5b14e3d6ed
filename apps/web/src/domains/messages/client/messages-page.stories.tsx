import {
  aPageOf,
  aThread,
  answer,
  aUser,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Message, Thread } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '#app/testing/screen-stories.tsx';
import { answered, asked, late, thread } from '../testing/client-a-conversation.ts';

const PATH = SITE_PATHS.clientMessages;
const page = screens(PATH, { user: aUser() });

export default { title: 'Screens/Client portal/Messages', tags: ['!autodocs'] };

const serve = (threads: Thread[], messages: Message[] = []) => ({
  answers: [
    mockEndpoint(endpoints.listThreads, answer(aPageOf(threads))),
    mockEndpoint(endpoints.getThread, answer(thread)),
    mockEndpoint(endpoints.listMessages, answer(aPageOf(messages.toReversed()))),
    mockEndpoint(endpoints.markThreadRead, answer({ ...thread, unread_count: 0 })),
  ],
});

const threads = [
  aThread({ about: { type: 'invoice', id: thread.id, reference: 'INV-2026-00012' } }),
  aThread({
    id: '0190a1b2-0000-7000-8000-000000003009',
    subject: 'Thursday',
    unread_count: 0,
    last_message: { ...thread.last_message, side: 'client', excerpt: 'See you then.' },
  }),
];

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(serve([]));
export const One = page.state(serve([thread]));
export const Many = page.state(serve(threads));
export const Conversation = page.state({
  ...serve(threads, [asked, answered, late]),
  at: `${PATH}?thread=${thread.id}`,
});
export const ConversationGone = page.state({
  answers: [
    mockEndpoint(endpoints.getThread, refuse(404, { code: 'not_found' })),
    mockEndpoint(endpoints.listMessages, refuse(404, { code: 'not_found' })),
    ...serve(threads).answers,
  ],
  at: `${PATH}?thread=${thread.id}`,
});
