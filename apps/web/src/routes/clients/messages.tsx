import { Messages } from '../../features/messages/index.ts';

export const handle = { title: 'Messages' };

export function Component() {
  return <Messages />;
}
