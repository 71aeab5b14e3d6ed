import { Messages } from '../../features/messages/index.ts';

export const handle = { title: 'Messages' };

export { prefetchMessages as prefetch } from '../../features/messages/index.ts';

export function Component() {
  return <Messages />;
}
