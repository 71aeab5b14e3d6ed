import type { QueuedWork } from './queued-work.ts';
import { nextToSend } from './sending-order.ts';

export interface VisitQueueState {
  /** What is not sent yet, oldest first. */
  readonly items: readonly QueuedWork[];
  /** What was sent since something began to wait, for as long as anything is left. */
  readonly sent: readonly QueuedWork[];
  /** The ids of what is on its way. */
  readonly sending: readonly string[];
  /** `back` while what waited for a signal is being sent. */
  readonly signal: 'here' | 'lost' | 'back';
  /** When the signal went; null when it was gone already as the page was opened. */
  readonly lostAt: string | null;
  /** False when this device has no room: closing the page would lose what waits. */
  readonly isStored: boolean;
}

export const EMPTY_QUEUE: VisitQueueState = {
  items: [],
  sent: [],
  sending: [],
  signal: 'here',
  lostAt: null,
  isStored: true,
};

/** The state after a change. Once nothing is left that can be sent, nothing is being sent either. */
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
    ...(!canSend && next.signal === 'back' && { signal: 'here', lostAt: null }),
  };
}
