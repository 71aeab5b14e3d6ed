import { aClient, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Thread } from '@cleaning/contract/messages';
import { screens } from '#app/testing/screen-stories.tsx';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';
import { answeredThread, aThreadsPage, thread } from '../testing/staff-threads.ts';
import { STAFF_MESSAGES_PATH } from '../message-paths.ts';

const page = screens(STAFF_MESSAGES_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Messages', tags: ['!autodocs'] };

const lists = (...threads: Thread[]) => ({
  answers: [mockEndpoint(endpoints.listThreads, answer(aThreadsPage(threads)))],
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state(lists());
export const One = page.state(lists(thread));
export const Many = page.state(lists(thread, answeredThread));
export const OfOneClient = page.state({
  answers: [
    ...lists(thread).answers,
    mockEndpoint(endpoints.getClient, answer(aClient({ id: thread.client_id }))),
  ],
  at: `${STAFF_MESSAGES_PATH}?client_id=${thread.client_id}`,
});
export const OfCleaner = page.state({ user: aCleanerUser(), ...lists(thread) });
export const OfCleanerEmpty = page.state({ user: aCleanerUser(), ...lists() });
