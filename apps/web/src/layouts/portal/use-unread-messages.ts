import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';

/** How many messages from us the client has not read. */
export function useUnreadMessages(): number {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.messages.unreadCount());
  return data?.messages ?? 0;
}
