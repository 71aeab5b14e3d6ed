import { OwnAccount } from '../../features/own-account/index.ts';

export const handle = { title: 'Your account' };

export { prefetchAccount as prefetch } from '../../features/own-account/index.ts';

export function Component() {
  return <OwnAccount />;
}
