import { Badge } from '@cleaning/ui/badge';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { QueuedWork } from '../../visit-queue/queued-work.ts';
import { isBlocked } from '../../visit-queue/sending-order.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import type { VisitQueueState } from '../../visit-queue/visit-queue-state.ts';

const STATES = {
  sent: { tone: 'success', icon: <Check />, label: 'Sent' },
  sending: { tone: 'info', icon: <RefreshCw />, label: 'Sending' },
  waiting: { tone: 'warning', icon: <Hourglass />, label: 'Waiting' },
  held: { tone: 'warning', icon: <Hourglass />, label: 'Held' },
  refused: { tone: 'danger', icon: <CircleX />, label: 'Not sent' },
} as const;

/** The sending status of a piece of work. */
export function WorkStatus({ item }: { item: QueuedWork }) {
  const { tone, icon, label } = STATES[findState(item, useVisitQueue())];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

function findState(
  item: QueuedWork,
  { items, sent, sending }: VisitQueueState,
): keyof typeof STATES {
  if (sent.includes(item)) return 'sent';
  if (sending.includes(item.id)) return 'sending';
  if (item.problem !== null) return 'refused';
  return isBlocked(item, items) ? 'held' : 'waiting';
}
