import { NewMessage } from './new-message.tsx';

export const handle = { title: 'New message' };

export function Component() {
  return <NewMessage />;
}
