import { useParams } from 'react-router-dom';
import { StaffMessages } from './staff-messages.tsx';

export const handle = { title: 'Conversation' };

export { prefetchThread as prefetch } from './threads-view.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffMessages openId={id} />;
}
