import { useParams } from 'react-router-dom';
import { StaffMessages } from '../../features/staff-messages/index.ts';

export const handle = { title: 'Conversation' };

export { prefetchThread as prefetch } from '../../features/staff-messages/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffMessages openId={id} />;
}
