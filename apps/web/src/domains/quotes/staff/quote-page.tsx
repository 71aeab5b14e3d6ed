import { useParams } from 'react-router-dom';
import { StaffQuote } from './detail/staff-quote.tsx';

export const handle = { title: 'Quote' };

export { prefetchStaffQuote as prefetch } from './prefetch-staff-quotes.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffQuote key={id} id={id} />;
}
