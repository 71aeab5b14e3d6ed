import { useParams } from 'react-router-dom';
import { ClientDocuments } from '../../features/staff-documents/index.ts';

export const handle = { title: 'Documents of a client' };

export { prefetchClientDocuments as prefetch } from '../../features/staff-documents/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <ClientDocuments key={id} id={id} />;
}
