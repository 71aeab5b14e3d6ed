import { queryKeys } from '@cleaning/api-client/queries';
import type { Message, Thread } from '@cleaning/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { useVisible } from './use-visible.ts';

interface Reading {
  readonly thread: Pick<Thread, 'id' | 'unread_count'>;
  readonly messages: readonly Message[];
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
}

/** Notes that a conversation was read, once its latest message is in view of somebody. */
export function useMarkRead({ thread, messages, isAtEnd }: Reading): void {
  const { mutations } = usePortalApi();
  const client = useQueryClient();
  const { mutate } = useMutation(mutations.messages.markRead(thread.id));
  const isVisible = useVisible();
  const lastId = messages.findLast(({ side }) => side === 'staff')?.id;
  const [openedWith] = useState(lastId);
  const notedId = useRef<string>(null);

  const isNew = lastId !== openedWith;
  const isUnread = lastId !== undefined && (isNew || thread.unread_count > 0);
  const isSeen = isUnread && isVisible && isAtEnd;

  useEffect(() => {
    if (!isSeen || notedId.current === lastId) return;
    notedId.current = lastId;
    mutate(
      { last_read_message_id: lastId },
      {
        onError() {
          notedId.current = null;
        },
      },
    );
  }, [isSeen, lastId, mutate]);

  // The list and the count learn of a message that nobody has seen yet.
  useEffect(() => {
    if (!isNew || isSeen || notedId.current === lastId) return;
    const { lists, unreadCount } = queryKeys.messages;
    for (const queryKey of [lists, unreadCount]) void client.invalidateQueries({ queryKey });
  }, [client, isNew, isSeen, lastId]);
}
