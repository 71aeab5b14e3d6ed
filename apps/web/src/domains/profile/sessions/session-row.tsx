import type { DeviceSession } from '@cleaning/contract/accounts';
import { formatInstant } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import type { UseMutationOptions } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useRemoval } from '#kit/forms/use-command.ts';
import { IconRow } from '../icon-row.tsx';
import styles from './sessions.module.css';

interface SessionRowProps {
  readonly session: DeviceSession;
  readonly action?: ReactNode;
}

/** A device on which somebody is logged in, and when it was last used. */
export function SessionRow({ session, action }: SessionRowProps) {
  return (
    <IconRow
      icon={isHandheld(session) ? <Smartphone /> : <Monitor />}
      title={sessionName(session)}
      text={sessionTime(session)}
      badge={
        session.is_current ? (
          <Badge tone="info" icon={<Check />}>
            This device
          </Badge>
        ) : null
      }
      action={action}
    />
  );
}

interface EndSessionProps {
  readonly session: DeviceSession;
  readonly mutation: UseMutationOptions<undefined>;
  /** Gets a sentence about what happened. */
  readonly onEnded: (done: string) => void;
}

/** Ends one session on another device. */
export function EndSession({ session, mutation, onEnded }: EndSessionProps) {
  const end = useRemoval(mutation, () => onEnded(`${sessionName(session)} is logged out.`));
  return (
    <span className={styles['end']}>
      <Button
        variant="outline"
        size="sm"
        busy={end.isBusy}
        busyLabel="Logging out"
        onClick={() => void end.submit()}
      >
        Log out this device{' '}
        <VisuallyHidden>{`${sessionName(session)}, last used ${lastUse(session)}`}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not logged out" error={end.error} />
    </span>
  );
}

/** The device name of a session. */
function sessionName({ device }: Pick<DeviceSession, 'device'>): string {
  return device ?? 'Unknown browser or app';
}

function sessionTime(session: DeviceSession): string {
  return session.is_current ? 'Active now' : `Last used ${lastUse(session)}`;
}

function lastUse({ last_used_at: at }: DeviceSession): string {
  return formatInstant(at, 'date-time');
}

/** True if the device name suggests a phone or tablet. */
function isHandheld({ device }: Pick<DeviceSession, 'device'>): boolean {
  return /iPhone|iPad|Android/u.test(device ?? '');
}
