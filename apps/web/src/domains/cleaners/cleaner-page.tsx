import { useParams } from 'react-router-dom';
import { CleanerPage } from './cleaner.tsx';

export const handle = { title: 'Working hours and leave' };

export { prefetchCleaner as prefetch } from './cleaner.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CleanerPage key={id} id={id} />;
}
