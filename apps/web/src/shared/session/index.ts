export { LogoutProvider, useLogout } from './logout-context.tsx';
export { noticeOf } from './notice.ts';
export type { NoticeState } from './notice.ts';
