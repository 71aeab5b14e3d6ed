import { mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { pathWithId } from '@cleaning/contract/routes';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { aCleanerUser, aStaffUser } from '#app/testing/a-staff-user.ts';
import { answeredThread, thread, threadAnswers } from '../testing/staff-threads.ts';
import { STAFF_THREAD_PATH } from '../message-paths.ts';

const page = screens(STAFF_THREAD_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_THREAD_PATH, thread.id),
});

export default { title: 'Screens/Staff portal/Conversation', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [
    mockEndpoint(endpoints.getThread, refuse(404, { code: 'not_found' })),
    mockEndpoint(endpoints.listMessages, refuse(404, { code: 'not_found' })),
    ...threadAnswers([answeredThread]),
  ],
});
export const NoOneIsOnIt = page.state({ answers: threadAnswers() });
export const LookedAfter = page.state({
  answers: threadAnswers([{ ...thread, owner: answeredThread.owner }, answeredThread]),
});
export const OfCleaner = page.state({ user: aCleanerUser(), answers: threadAnswers([thread]) });
export const Assign = page.dialog('domains/messages/staff/owner-button.tsx', {
  answers: threadAnswers(),
  play: press(/^No one is on it/u),
});
export const EditReplies = page.dialog('domains/messages/staff/edit-quick-replies.tsx', {
  answers: threadAnswers(),
  play: press('Edit replies'),
});
/** A colleague saved other quick replies meanwhile. */
export const EditRepliesStale = page.dialog('domains/messages/staff/edit-quick-replies.tsx', {
  answers: [
    mockEndpoint(
      endpoints.updateQuickReplies,
      refuse(409, {
        code: 'stale_version',
        detail: 'The quick replies have changed since you opened them.',
        current: { version: 4, replies: [{ label: 'On our way', body: 'We are on our way.' }] },
      }),
    ),
    ...threadAnswers(),
  ],
  play: press('Edit replies', 'Save replies'),
});
/** Another person took the conversation first. */
export const TakenMeanwhile = page.state({
  answers: [
    mockEndpoint(
      endpoints.assignThread,
      refuse(409, {
        code: 'stale_version',
        detail: 'Another person changed who looks after this. Check it and try again.',
        current: { ...thread, owner: answeredThread.owner },
      }),
    ),
    ...threadAnswers(),
  ],
  play: press('Take it'),
});
