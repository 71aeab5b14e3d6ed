import type { WorkSheet } from '@cleaning/contract/appointments';
import { formatInstant } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { describeMoment, describeQueued, describeWork } from '../../visit-queue/describe-work.ts';
import { isPhoto, noteIn, type QueuedWork } from '../../visit-queue/queued-work.ts';
import { inSendingOrder } from '../../visit-queue/sending-order.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import { CopyNoteButton } from './copy-note-button.tsx';
import { NoteConflict } from './note-conflict.tsx';
import { VisitConflict } from './visit-conflict.tsx';
import styles from './queue-card.module.css';
import { RemoveWork } from './remove-work.tsx';
import { RetakePhotoButton } from './retake-photo-button.tsx';
import { detailRows, WorkRows } from './work-rows.tsx';
import { WorkStatus } from './work-status.tsx';

/**
 * The unsent work of this visit, which waits for a connection or for the user, in sending order.
 */
export function QueueCard({ sheet }: { sheet: WorkSheet }) {
  const { appointment } = sheet;
  const { items, sent, signal, isStored, queue } = useVisitQueue();
  const [asked, setAsked] = useState<string | null>(null);
  const [unwanted, setUnwanted] = useState<string | null>(null);
  const isHere = ({ visitId }: QueuedWork) => visitId === appointment.id;
  const left = items.filter(isHere);
  const done = sent.filter(isHere);
  const rememberPlace = useFocusNearby(left.length);
  const refused = left.filter(({ problem }) => problem !== null);
  if (left.length === 0 || (signal === 'online' && refused.length === 0)) return null;
  const held = refused.find(({ id }) => id === asked);
  const removed = refused.find(({ id }) => id === unwanted);
  return (
    <Card
      title={signal === 'syncing' ? 'Sending' : 'On this phone'}
      action={
        <Text as="output" tone="muted">
          {describeCount(left, done, signal)}
        </Text>
      }
    >
      <Stack gap="space-2">
        <ol className={styles['list']} id="on-this-phone">
          {inSendingOrder([...done, ...left]).map((item, index) => (
            <li key={item.id} data-refused={item.problem === null ? undefined : ''}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles['what']}>
                <strong>{describeWork(item.work)}</strong>
                {item.problem === null ? (
                  <small>{describeMoment(item)}</small>
                ) : (
                  <small role="alert">{describeProblem(item)}</small>
                )}
              </span>
              <WorkStatus item={item} />
              {item.problem === null ? null : (
                <Stack className={styles['more']} gap="space-2">
                  <WorkRows rows={detailRows(item.work)} />
                  <Inline gap="space-2">
                    <CopyNoteButton item={item} />
                    {item.problem.isStale ? (
                      <Button onClick={() => setAsked(item.id)}>
                        Choose what is right <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
                      </Button>
                    ) : (
                      <Button
                        variant="outline"
                        icon={<RefreshCw />}
                        onClick={() => queue.retry(item.id)}
                      >
                        Try again <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
                      </Button>
                    )}
                    <RetakePhotoButton item={item} />
                    <Button
                      variant="danger-ghost"
                      onClick={() => {
                        rememberPlace();
                        setUnwanted(item.id);
                      }}
                    >
                      Remove <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
                    </Button>
                  </Inline>
                </Stack>
              )}
            </li>
          ))}
        </ol>
        <Text size="sm" tone="muted">
          {isStored ? chooseHint(signal, sheet, left) : NOT_STORED}
        </Text>
      </Stack>
      {held === undefined ? null : (
        <Conflict item={held} sheet={sheet} onClose={() => setAsked(null)} />
      )}
      {removed === undefined ? null : (
        <RemoveRefused item={removed} onClose={() => setUnwanted(null)} />
      )}
    </Card>
  );
}

interface RemoveRefusedProps {
  item: QueuedWork;
  onClose: () => void;
}

/** Asks before refused work is removed. The note of an end of the visit is sent by itself then. */
function RemoveRefused({ item, onClose }: RemoveRefusedProps) {
  const { queue } = useVisitQueue();
  const { id, work } = item;
  const note = work.kind === 'complete' ? noteIn(work) : null;
  return (
    <RemoveWork
      item={item}
      keepsNote={note !== null}
      onRemove={() => {
        if (note === null) queue.remove(id);
        else queue.retry(id, note);
      }}
      onClose={onClose}
    />
  );
}

interface ConflictProps {
  item: QueuedWork;
  sheet: WorkSheet;
  onClose: () => void;
}

/** The question about an item that was recorded on an older state of the visit than it has now. */
function Conflict({ item, sheet, onClose }: ConflictProps) {
  const { appointment, latest_change: latestChange } = sheet;
  const { id, work } = item;
  switch (work.kind) {
    case 'start':
    case 'complete':
      return <VisitConflict {...{ item, work, appointment, latestChange, onClose }} />;
    case 'note':
      return <NoteConflict {...{ id, work, appointment, onClose }} />;
    // Nothing else depends on the state of the visit.
    case 'tick':
    case 'task':
    case 'photo':
      return null;
    default:
      return work satisfies never;
  }
}

const NOT_STORED = 'This phone has no room left. Keep this page open until everything is sent.';

function chooseHint(
  signal: 'online' | 'offline' | 'syncing',
  { appointment }: WorkSheet,
  left: readonly QueuedWork[],
): string {
  if (signal === 'offline') {
    return 'Sent in this order when the signal is back. You can close this page; stay logged in.';
  }
  if (signal === 'syncing') {
    return 'Photos go last, so a slow signal never holds up the visit. Times are the times on your phone when you did it.';
  }
  if (appointment.status !== 'completed' || !left.every(isPhoto)) {
    return 'What was not sent stays on this phone until it is sent or you remove it.';
  }
  return left.length === 1
    ? 'The visit is complete. Only this photo is missing. It stays on this phone until it is sent or you remove it.'
    : 'The visit is complete. Only these photos are missing. They stay on this phone until they are sent or you remove them.';
}

function describeCount(
  left: readonly QueuedWork[],
  done: readonly QueuedWork[],
  signal: 'online' | 'offline' | 'syncing',
): string {
  if (signal === 'syncing') return `${done.length} of ${done.length + left.length} sent`;
  if (signal === 'offline') return `${left.length} waiting`;
  return done.length === 0 ? `${left.length} not sent` : `${done.length} sent, ${left.length} not`;
}

function describeProblem({ work, problem, tries, triedAt }: QueuedWork): string {
  if (problem?.isStale === true) {
    return work.kind === 'note'
      ? 'Another note was saved meanwhile.'
      : 'The office changed this visit meanwhile.';
  }
  const last = triedAt === null ? '' : `, last ${formatInstant(triedAt, 'time')}`;
  return tries > 1 ? `${problem?.message} Tried ${tries} times${last}.` : (problem?.message ?? '');
}
