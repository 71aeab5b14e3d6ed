import { Account } from '../../features/account/index.ts';

export const handle = { title: 'Your account' };

export { prefetchAccount as prefetch } from '../../features/account/index.ts';

export function Component() {
  return <Account />;
}
