import { queryKeys } from '@cleaning/api-client/queries';
import type { Page, Thread } from '@cleaning/contract';
import type { QueryClient } from '@tanstack/react-query';

/** A conversation as a list has shown it: enough for its title until all of it is there. */
export function listedThread(client: QueryClient, id: string): Thread | undefined {
  return client
    .getQueriesData<Page<Thread>>({ queryKey: queryKeys.messages.lists })
    .flatMap(([, page]) => page?.results ?? [])
    .find((thread) => thread.id === id);
}
