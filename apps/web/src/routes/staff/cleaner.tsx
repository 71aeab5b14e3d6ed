import { useParams } from 'react-router-dom';
import { CleanerPage } from '../../features/staff-cleaner/index.ts';

export const handle = { title: 'Working hours and leave' };

export { prefetchCleaner as prefetch } from '../../features/staff-cleaner/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <CleanerPage key={id} id={id} />;
}
