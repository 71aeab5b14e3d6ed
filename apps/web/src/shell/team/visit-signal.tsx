import { plural } from '@cleaning/contract/rules';
import { useAuth } from '@cleaning/auth/react';
import { formatInstant } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMatch } from 'react-router-dom';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { describeWork } from '#domains/appointments/visit-queue/describe-work.ts';
import { cacheWorkSheets } from '#domains/appointments/visit-queue/work-sheet-cache.ts';
import { registerServiceWorker } from '#domains/appointments/visit-queue/register-service-worker.ts';
import { useVisitQueue } from '#domains/appointments/visit-queue/use-visit-queue.ts';
import { openWorkSheetDatabase } from '#domains/appointments/visit-queue/work-sheet-database.ts';
import { STAFF_VISIT_PATH, staffVisitPath } from '#domains/appointments/visit-paths.ts';
import styles from './visit-signal.module.css';

const workSheets = openWorkSheetDatabase();

export interface VisitSignalProps {
  /** The user pressed Logout while something may be unsent. */
  readonly isLeaving: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/**
 * Sends work that was done offline, from every page of the portal, and shows the progress. Before a
 * logout it warns about unsent work, because a logout deletes everything on the device.
 */
export function VisitSignal({ isLeaving, onStay, onLeave }: VisitSignalProps) {
  const { queue, items, isRead } = useVisitQueue();
  const client = useQueryClient();
  const { user, token, isCleaner } = useAuth();
  const userId = user?.id ?? '';
  const { refresh, onForget } = usePortalApi();
  const isLive = useSyncExternalStore(refresh.subscribe, refresh.isLive);
  const [isEmptying, setEmptying] = useState(false);

  const isAtVisit = useMatch(STAFF_VISIT_PATH) !== null;

  useEffect(() => queue.start(), [queue]);
  // The browser does not always report that it is online again, but the live stream reconnects by
  // itself.
  useEffect(() => {
    if (isLive === true) queue.resume();
  }, [isLive, queue]);
  useEffect(() => {
    if (isAtVisit) void registerServiceWorker();
  }, [isAtVisit]);
  useEffect(() => {
    // A logout ends the session before the page.
    if (userId === '') return undefined;
    const stop = cacheWorkSheets({ userId, isCleaner, database: workSheets, client });
    const unregister = onForget(stop);
    return () => {
      unregister();
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each session starts it anew
  }, [client, onForget, userId, isCleaner, token]);
  const hasUnsent = items.length > 0;
  useEffect(() => {
    if (isLeaving && isRead && !hasUnsent) onLeave();
  }, [isLeaving, isRead, hasUnsent, onLeave]);

  return (
    <>
      <output className={styles['root']}>
        <SignalBar />
      </output>
      {isLeaving && hasUnsent ? (
        <ConfirmDialog
          open
          onClose={onStay}
          title={
            items.length === 1 ? 'Lose 1 unsent change?' : `Lose ${items.length} unsent changes?`
          }
          confirmLabel="Remove and log out"
          busyLabel="Removing"
          keepLabel="Stay logged in"
          busy={isEmptying}
          error={null}
          onConfirm={() => {
            setEmptying(true);
            void queue.clear();
          }}
        >
          <p>
            What you did at visits and is not sent yet is on this phone alone. A logout removes it.
            Stay logged in until there is a signal, and it is sent by itself.
          </p>
          <ul className={styles['unsent']}>
            {items.map(({ id, work }) => (
              <li key={id}>{describeWork(work)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** What happened to the rest of the work. */
function describeRest(held: number, sent: number): string {
  if (held > 0) return 'What needs it waits for you.';
  return sent === 0 ? '' : 'The rest is with the office.';
}

function SignalBar() {
  const { items, sent, signal, lostAt } = useVisitQueue();
  const isAtVisit = useMatch(STAFF_VISIT_PATH) !== null;
  const refused = items.filter(({ problem }) => problem !== null);
  const [first] = refused;
  if (signal === 'offline') {
    return (
      <span className={styles['bar']} data-tone="warning">
        <WifiOff />
        <span>
          <b>
            {lostAt === null ? 'No signal.' : `No signal since ${formatInstant(lostAt, 'time')}.`}
          </b>{' '}
          {isAtVisit
            ? 'What you do is kept on this phone.'
            : `${lostAt === null ? 'You can keep reading.' : 'What you see is from then.'} Changes need a connection.`}
          {items.length === 0 ? '' : ` ${plural(items.length, 'change waits.', 'changes wait.')}`}
        </span>
      </span>
    );
  }
  if (signal === 'syncing') {
    return (
      <span className={styles['bar']} data-tone="success">
        <Wifi />
        <span>
          <b>Signal is back.</b>{' '}
          {`Sending ${sent.length + 1} of ${sent.length + items.length}. Keep this page open.`}
        </span>
      </span>
    );
  }
  if (first === undefined) return null;
  return (
    <span className={styles['bar']} data-tone="danger">
      <CircleX />
      <span>
        <b>{`${refused.length} of ${sent.length + items.length} ${refused.length === 1 ? 'was' : 'were'} not sent:`}</b>{' '}
        {describeWork(first.work)}. {describeRest(items.length - refused.length, sent.length)}
      </span>
      <ButtonLink variant="outline" href={`${staffVisitPath(first.visitId)}#on-this-phone`}>
        See it
      </ButtonLink>
    </span>
  );
}
