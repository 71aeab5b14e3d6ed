import { useParams } from 'react-router-dom';
import { ClientDocuments } from './client-documents.tsx';

export const handle = { title: 'Documents of a client' };

export { prefetchClientDocuments as prefetch } from './client-documents.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ClientDocuments key={id} id={id} />;
}
