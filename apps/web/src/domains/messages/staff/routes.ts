import type { TeamPages } from '#kit/page/pages-by-path.ts';
import {
  STAFF_MESSAGES_PATH,
  STAFF_MESSAGE_NEW_PATH,
  STAFF_THREAD_PATH,
} from '../message-paths.ts';

export const staffMessagePages: TeamPages = {
  staff: {
    [STAFF_MESSAGES_PATH]: () => import('./messages-page.tsx'),
    [STAFF_MESSAGE_NEW_PATH]: () => import('./new-message-page.tsx'),
    [STAFF_THREAD_PATH]: () => import('./thread-page.tsx'),
  },
};
