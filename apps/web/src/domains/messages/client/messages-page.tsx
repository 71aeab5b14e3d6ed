import { Messages } from './threads/messages.tsx';

export const handle = { title: 'Messages' };

export { prefetchMessages as prefetch } from './threads/messages-view.ts';

export function Component() {
  return <Messages />;
}
