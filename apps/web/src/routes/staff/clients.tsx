import { ClientsList } from '../../features/staff-clients/index.ts';

export const handle = { title: 'Clients' };

export { prefetchClients as prefetch } from '../../features/staff-clients/index.ts';

export function Component() {
  return <ClientsList />;
}
