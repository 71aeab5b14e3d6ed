import { FailedMailList } from './failed-mail-list.tsx';
import { prefetchFailedMail, staffFailedMail } from './failed-mail-view.ts';

export const handle = { title: 'Failed email' };

export const prefetch = prefetchFailedMail(staffFailedMail);

export function Component() {
  return <FailedMailList definition={staffFailedMail} />;
}
