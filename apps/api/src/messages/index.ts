// What other folders use of messages.
export { unreadEmailJobs } from './mail-unread-job.ts';
export { messagesHandlers } from './handlers.ts';
export { writeAbout } from './post-message.ts';
export {
  countThreadsOf,
  handOverThreads,
  lockThreadsToHandOver,
} from './threads/hand-over-threads.ts';
export { ownersOfThreads } from './threads/owner-repository.ts';
export { exportFor, latestThreads, unreadCount, unreadForStaff } from './threads/list-threads.ts';
