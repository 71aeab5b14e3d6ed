import { NewClient } from '../../features/staff-clients/index.ts';

export const handle = { title: 'New client' };

export function Component() {
  return <NewClient />;
}
