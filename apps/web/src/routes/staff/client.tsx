import { useParams } from 'react-router-dom';
import { ClientPage } from '../../features/staff-clients/index.ts';

export const handle = { title: 'Client' };

export { prefetchClient as prefetch } from '../../features/staff-clients/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ClientPage key={id} id={id} />;
}
