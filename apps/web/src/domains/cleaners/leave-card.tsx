import { plural } from '@cleaning/contract/rules';
import type { CleanerRoster, Leave } from '@cleaning/contract/roster';
import { formatInstant } from '@cleaning/pricing';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';

import { useNow } from '#kit/hooks/use-now.ts';
import { ApproveLeave } from './approve-leave.tsx';
import { DeclineLeave } from './decline-leave.tsx';
import { describeLeaveDates, describeLeaveLength, LEAVE_KIND_LABELS } from './leave-labels.ts';
import { RemoveLeave } from './remove-leave.tsx';
import { ShortenLeave } from './shorten-leave.tsx';
import styles from './staff-cleaner.module.css';

const DIALOGS = {
  approve: ApproveLeave,
  decline: DeclineLeave,
  shorten: ShortenLeave,
  remove: RemoveLeave,
} as const;

type Action = keyof typeof DIALOGS;

/** The current and coming leave of a cleaner, and the latest past one. */
export function LeaveCard({ roster }: { readonly roster: CleanerRoster }) {
  const [shown, setShown] = useState<{ action: Action; leave: Leave } | null>(null);
  const Question = shown === null ? null : DIALOGS[shown.action];
  return (
    <Card title="Leave">
      {roster.leave.length === 0 ? (
        <Text size="sm" tone="muted">
          No leave is planned.
        </Text>
      ) : null}
      <ul className={styles['leave']}>
        {roster.leave.map((leave) => (
          <LeaveRow
            key={leave.id}
            leave={leave}
            canDecide={roster.can_decide}
            onOpen={(action) => setShown({ action, leave })}
          />
        ))}
      </ul>
      {Question === null || shown === null ? null : (
        <Question leave={shown.leave} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}

interface LeaveRowProps {
  readonly leave: Leave;
  readonly canDecide: boolean;
  readonly onOpen: (action: Action) => void;
}

function LeaveRow({ leave, canDecide, onOpen }: LeaveRowProps) {
  const now = useNow().toISOString();
  const isPast = leave.ends_at <= now;
  const isOpen = !isPast && (leave.status === 'requested' || leave.status === 'approved');
  const dates = describeLeaveDates(leave);
  const requestedBy =
    leave.status === 'requested'
      ? `Asked by ${leave.asked_by.first_name} on ${formatInstant(leave.created_at, 'date')}`
      : '';
  const facts = [describeLeaveLength(leave), LEAVE_KIND_LABELS[leave.kind], requestedBy];
  const button = (action: Action, label: string, icon?: ReactNode) => (
    <Button
      variant={icon === undefined ? 'ghost' : 'outline'}
      icon={icon}
      aria-label={`${label}: ${dates}`}
      onClick={() => onOpen(action)}
    >
      {label}
    </Button>
  );
  return (
    <li>
      <Inline gap="space-2" align="center" justify="between">
        <strong>{dates}</strong>
        <LeaveBadge leave={leave} isPast={isPast} />
      </Inline>
      <Text size="sm" tone="muted">
        {facts.filter((fact) => fact !== '').join('. ')}
      </Text>
      {leave.note === '' ? null : <p>{leave.note}</p>}
      {leave.answer === null ? null : <p>{`Answer: ${leave.answer}`}</p>}
      {isOpen ? (
        <>
          {leave.visit_count === 0 ? (
            <Text size="sm" tone="muted">
              No visits
            </Text>
          ) : (
            <p>
              <b>{`${plural(leave.visit_count, 'visit')} in this time`}</b>
            </p>
          )}
          <Inline gap="space-2">
            {leave.status === 'requested' && canDecide ? (
              <>
                {button('approve', approveLabel(leave.visit_count), <Check />)}
                {button('decline', 'Decline')}
              </>
            ) : (
              button('shorten', 'Shorten')
            )}
            {button('remove', 'Take back')}
          </Inline>
        </>
      ) : null}
    </li>
  );
}

const approveLabel = (visits: number): string =>
  visits === 0 ? 'Approve' : `Approve and plan ${plural(visits, 'visit')}`;

const BADGES: Readonly<
  Record<Leave['status'], { readonly tone: BadgeTone; readonly label: string; icon: ReactNode }>
> = {
  approved: { tone: 'success', label: 'Approved', icon: <Check /> },
  requested: { tone: 'warning', label: 'To approve', icon: <Hourglass /> },
  declined: { tone: 'neutral', label: 'Declined', icon: <X /> },
  removed: { tone: 'neutral', label: 'Taken back', icon: <X /> },
};

function LeaveBadge({ leave, isPast }: { readonly leave: Leave; readonly isPast: boolean }) {
  if (isPast) return <Badge icon={<History />}>Past</Badge>;
  const { tone, label, icon } = BADGES[leave.status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
