import { useParams } from 'react-router-dom';
import { QuoteDetail } from '../../features/quotes/index.ts';

export const handle = { title: 'Quote' };

export function Component() {
  const { id = '' } = useParams();
  return <QuoteDetail key={id} id={id} />;
}
