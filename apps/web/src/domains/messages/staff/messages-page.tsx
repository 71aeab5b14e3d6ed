import { StaffMessages } from './staff-messages.tsx';

export const handle = { title: 'Messages' };

export { prefetchThreads as prefetch } from './threads-view.ts';

export function Component() {
  return <StaffMessages openId={null} />;
}
