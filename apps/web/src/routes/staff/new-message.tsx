import { NewMessage } from '../../features/staff-messages/index.ts';

export const handle = { title: 'New message' };

export function Component() {
  return <NewMessage />;
}
