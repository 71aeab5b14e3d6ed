import { endpointKey } from '@cleaning/api-client/queries';
import type { Message, Thread } from '@cleaning/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReaderSide } from './use-reader-side.ts';
import { useApi } from '#kit/api/portal-api.tsx';

interface Reading {
  readonly thread: Pick<Thread, 'id' | 'unread_count'>;
  readonly messages: readonly Message[];
  /** Whether the latest message is in view. */
  readonly isAtEnd: boolean;
}

/** Marks a conversation as read once its latest message is in view of a visible tab. */
export function useMarkRead({ thread, messages, isAtEnd }: Reading): void {
  const api = useApi();
  const client = useQueryClient();
  const { mutate } = useMutation(api.markThreadRead.mutation({ id: thread.id }));
  const isVisible = useVisible();
  const reader = useReaderSide();
  const lastId = messages.findLast(({ side }) => side !== reader)?.id;
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

  // Refreshes the list and the unread count for a new message that is not in view.
  useEffect(() => {
    if (!isNew || isSeen || notedId.current === lastId) return;
    const keys = [endpointKey('listThreads'), endpointKey('getUnreadCount')];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  }, [client, isNew, isSeen, lastId]);
}

/** Whether the tab is in view. */
function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
