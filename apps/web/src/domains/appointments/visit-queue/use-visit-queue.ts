import type { EndpointOptions } from '@cleaning/api-client/queries';
import { useAuth } from '@cleaning/auth/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { createWorkSender } from './send-work.ts';
import { openVisitDatabase } from './visit-database.ts';
import type { VisitQueueState } from './visit-queue-state.ts';
import { createVisitQueue, type VisitQueue } from './visit-queue.ts';

export const visitDatabase = openVisitDatabase();

interface OwnedQueue {
  readonly userId: string;
  readonly queue: VisitQueue;
}

/** Shared between the frame and the visit page of the same app. */
const queues = new WeakMap<QueryClient, OwnedQueue>();

function openQueue(client: QueryClient, api: EndpointOptions, userId: string): VisitQueue {
  const known = queues.get(client);
  if (known?.userId === userId) return known.queue;
  const queue = createVisitQueue({
    userId,
    database: visitDatabase,
    send: createWorkSender(client, api),
    locks: navigator.locks,
  });
  queues.set(client, { userId, queue });
  return queue;
}

/** The signed-in user's unsent work at visits. */
export function useVisitQueue(): VisitQueueState & { readonly queue: VisitQueue } {
  const client = useQueryClient();
  const queue = openQueue(client, useApi(), useAuth().user?.id ?? '');
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.getState) };
}
