import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** What to read out when a message comes in while no conversation is open: that one reads its own. */
export function useNewMessageWords(isThreadOpen: boolean): string {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.messages.unreadCount());
  const count = data?.messages;
  const [known, setKnown] = useState({ count, hasMore: false });
  if (known.count !== count) {
    setKnown({ count, hasMore: (count ?? 0) > (known.count ?? Infinity) });
  }
  return known.hasMore && !isThreadOpen ? 'You have a new message.' : '';
}
