// The functions of messages that other records and the jobs use.
export { unreadMailJobs } from './emails/unread-mail-jobs.ts';
export { messagesHandlers } from './handlers.ts';
export { writeAbout } from './service.ts';
export { exportFor, latestThreads, unreadCount, unreadForStaff } from './threads/list-service.ts';
