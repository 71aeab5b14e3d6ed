import { FailedMailList } from './failed-mail-list.tsx';
import { adminFailedMail, prefetchFailedMail } from './failed-mail-view.ts';

export const handle = { title: 'Failed email' };

export const prefetch = prefetchFailedMail(adminFailedMail);

export function Component() {
  return <FailedMailList definition={adminFailedMail} />;
}
