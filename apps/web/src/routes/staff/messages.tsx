import { StaffMessages } from '../../features/staff-messages/index.ts';

export const handle = { title: 'Messages' };

export { prefetchThreads as prefetch } from '../../features/staff-messages/index.ts';

export function Component() {
  return <StaffMessages openId={null} />;
}
