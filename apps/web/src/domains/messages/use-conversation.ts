import { conversationQuery, endpointKey } from '@cleaning/api-client/queries';
import type { Page } from '@cleaning/contract/http';
import type { Thread } from '@cleaning/contract/messages';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';

/** A conversation with its messages. The thread may be known before them, from a list. */
export function useConversation(id: string) {
  const api = useApi();
  const { messages } = usePortalApi().client;
  const client = useQueryClient();
  const thread = useQuery({
    ...api.getThread.query({ id }),
    placeholderData: () => listedThread(client, id),
  });
  const conversation = useQuery(conversationQuery(messages, id));
  return {
    thread: thread.data,
    query: {
      data:
        thread.data !== undefined && conversation.data !== undefined
          ? { thread: thread.data, conversation: conversation.data }
          : undefined,
      error: thread.error ?? conversation.error,
      errorUpdatedAt: Math.max(thread.errorUpdatedAt, conversation.errorUpdatedAt),
      isFetching: thread.isFetching || conversation.isFetching,
      refetch() {
        void thread.refetch();
        void conversation.refetch();
      },
    },
  };
}

/** The thread from a cached list, used as placeholder data until the detail query resolves. */
function listedThread(client: QueryClient, id: string): Thread | undefined {
  return client
    .getQueriesData<Page<Thread>>({ queryKey: endpointKey('listThreads') })
    .flatMap(([, page]) => page?.results ?? [])
    .find((thread) => thread.id === id);
}
