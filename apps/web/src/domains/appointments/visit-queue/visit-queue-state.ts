import type { QueuedWork } from './queued-work.ts';
import { nextToSend } from './sending-order.ts';

export interface VisitQueueState {
  /** The unsent items, oldest first. */
  readonly items: readonly QueuedWork[];
  /** The items sent since the queue was last empty. */
  readonly sent: readonly QueuedWork[];
  /** The ids of the items that are being sent. */
  readonly sending: readonly string[];
  /** `syncing` while the items that waited for a connection are being sent. */
  readonly signal: 'online' | 'offline' | 'syncing';
  /** When the connection was lost; null if the page was opened offline. */
  readonly lostAt: string | null;
  /** Whether what the device keeps from before was read, or cannot be. */
  readonly isRead: boolean;
  /** False if the device has no room, so that closing the page would lose the queue. */
  readonly isStored: boolean;
}

export const EMPTY_QUEUE: VisitQueueState = {
  items: [],
  sent: [],
  sending: [],
  signal: 'online',
  lostAt: null,
  isRead: false,
  isStored: true,
};

/** The state after a change. If nothing can be sent any more, nothing is being sent either. */
export function withChanges(
  state: VisitQueueState,
  changes: Partial<VisitQueueState>,
): VisitQueueState {
  const next = { ...state, ...changes };
  const isEmpty = next.items.length === 0;
  const canSend = (['work', 'photos'] as const).some(
    (lane) => nextToSend(next.items, lane) !== undefined,
  );
  return {
    ...next,
    ...(isEmpty && { sent: [], isStored: true }),
    ...(!canSend && next.signal === 'syncing' && { signal: 'online', lostAt: null }),
  };
}
