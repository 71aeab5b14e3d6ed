import { Account } from './account.tsx';

export const handle = { title: 'Your account' };

export { prefetchAccount as prefetch } from './sections.ts';

export function Component() {
  return <Account />;
}
