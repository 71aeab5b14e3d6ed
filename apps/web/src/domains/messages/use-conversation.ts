import { queryKeys } from '@cleaning/api-client/queries';
import type { Page } from '@cleaning/contract/http';
import type { Thread } from '@cleaning/contract/messages';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortalApi } from '#kit/api/portal-api.tsx';

/** A conversation with its messages. The thread may be known before them, from a list. */
export function useConversation(id: string) {
  const { queries } = usePortalApi();
  const client = useQueryClient();
  const thread = useQuery({
    ...queries.messages.thread(id),
    placeholderData: () => listedThread(client, id),
  });
  const conversation = useQuery(queries.messages.conversation(id));
  return {
    thread: thread.data,
    query: {
      data:
        thread.data !== undefined && conversation.data !== undefined
          ? { thread: thread.data, conversation: conversation.data }
          : undefined,
      error: thread.error ?? conversation.error,
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
    .getQueriesData<Page<Thread>>({ queryKey: queryKeys.messages.lists })
    .flatMap(([, page]) => page?.results ?? [])
    .find((thread) => thread.id === id);
}
