import type { DeviceSession } from '@cleaning/contract/accounts';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLogout } from '#kit/session/logout-context.tsx';
import { sectionName } from '../sections.ts';
import { useSection, AccountSection } from '../account-section.tsx';
import styles from './sessions-section.module.css';
import { Row, RowList } from '../row-list.tsx';
import { formatInstant } from '@cleaning/pricing';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useCommand } from '#kit/forms/use-command.ts';
import { useRemoval } from '#kit/forms/use-command.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';

/** How many sessions are shown at first, the most recently used. */
const FIRST_SHOWN = 6;

/** The client's sessions, which can be ended here. */
export function SessionsSection() {
  const api = useApi();
  const sessions = useQuery(api.listSessions.query({ page_size: 100 }));
  const section = useSection<never>((form) => form);
  const [shown, setShown] = useState(FIRST_SHOWN);
  return (
    <AccountSection id="sessions" title={sectionName('sessions')} section={section}>
      <QueryContent level={3} query={sessions} what="where you are logged in" lines={4}>
        {({ results, count }) => (
          <>
            <RowList>
              {currentFirst(results)
                .slice(0, shown)
                .map((session) => (
                  <Row
                    key={session.id}
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
                    action={
                      session.is_current ? (
                        <LogOutHere />
                      ) : (
                        <EndSession session={session} onEnded={section.finish} />
                      )
                    }
                  />
                ))}
            </RowList>
            {count > results.length && shown >= results.length ? (
              <p>{`And ${count - results.length} more, used longer ago.`}</p>
            ) : null}
            <div className={styles['actions']}>
              {results.length > shown ? (
                <Button variant="ghost" onClick={() => setShown(results.length)}>
                  {`Show all ${results.length}`}
                </Button>
              ) : null}
              {count > 1 ? <EndOtherSessions onEnded={section.finish} /> : null}
            </div>
          </>
        )}
      </QueryContent>
    </AccountSection>
  );
}

function LogOutHere() {
  const logout = useLogout();
  return (
    <Button variant="outline" size="sm" onClick={() => void logout()}>
      Log out here
    </Button>
  );
}

const currentFirst = (sessions: readonly DeviceSession[]): DeviceSession[] =>
  sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));

/** The device name of a session. */
function sessionName({ device }: Pick<DeviceSession, 'device'>): string {
  return device ?? 'Unknown browser or app';
}

function sessionTime({ is_current: isCurrent, last_used_at: at }: DeviceSession): string {
  return isCurrent ? 'Active now' : `Last used ${formatInstant(at, 'date-time')}`;
}

/** True if the device name suggests a phone or tablet. */
function isHandheld({ device }: Pick<DeviceSession, 'device'>): boolean {
  return /iPhone|iPad|Android/u.test(device ?? '');
}

interface EndSessionProps {
  readonly session: DeviceSession;
  readonly onEnded: (done: string) => void;
}

/** Ends one other session. */
function EndSession({ session, onEnded }: EndSessionProps) {
  const api = useApi();
  const end = useRemoval(api.revokeSession.mutation({ id: session.id }), () =>
    onEnded(`${sessionName(session)} is logged out.`),
  );

  return (
    <span className={styles['root']}>
      <Button
        variant="outline"
        size="sm"
        busy={end.isBusy}
        busyLabel="Logging out"
        onClick={() => void end.submit()}
      >
        Log out this device <VisuallyHidden>{sessionName(session)}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not logged out" error={end.error} />
    </span>
  );
}

/** Ends all other sessions, after confirmation. */
function EndOtherSessions({ onEnded }: { readonly onEnded: (done: string) => void }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const end = useCommand(api.revokeOtherSessions.mutation(), {
    isRepeatable: true,
    onDone: () => {
      setOpen(false);
      onEnded('You are logged out everywhere but here.');
    },
  });

  return (
    <>
      <Button variant="danger-ghost" onClick={() => setOpen(true)}>
        Log out all other devices
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Log out all other devices?"
        confirmLabel="Log out all others"
        busyLabel="Logging out"
        keepLabel="Keep them logged in"
        onConfirm={() => void end.submit()}
        busy={end.isBusy}
        error={end.error}
        errorTitle="Not logged out"
      >
        <p>You stay logged in here. If you think someone knows your password, change it too.</p>
      </ConfirmDialog>
    </>
  );
}
