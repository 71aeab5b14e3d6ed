import type { DeviceSession } from '@cleaning/contract/accounts';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusForReading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLogout } from '#kit/session/logout-context.tsx';
import { sectionName } from '../sections.ts';
import { useSection, AccountSection } from '../account-section.tsx';
import styles from './sessions.module.css';
import { EndSession, SessionRow } from './session-row.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';

/** How many sessions are shown at first, the most recently used. */
const FIRST_SHOWN = 6;

export interface SessionsSectionProps {
  /**
   * Whether this device is logged out here too. The frame of the team does it instead, as it asks first about work at
   * visits that is not sent yet.
   */
  readonly hasLogout?: boolean;
}

/** The user's sessions, which can be ended here. */
export function SessionsSection({ hasLogout = true }: SessionsSectionProps) {
  const api = useApi();
  const sessions = useQuery(api.listSessions.query({ page_size: 100 }));
  const section = useSection<never>((form) => form);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const rows = useRef<HTMLUListElement>(null);
  useFocusAfterChange(
    shown,
    (before) => focusForReading(rows.current?.querySelectorAll<HTMLElement>('li')[before]),
    { onlyIfLost: true },
  );
  return (
    <AccountSection id="sessions" title={sectionName('sessions')} section={section}>
      <QueryContent level={3} query={sessions} what="where you are logged in" lines={4}>
        {({ results, count }) => (
          <>
            <ul ref={rows}>
              {currentFirst(results)
                .slice(0, shown)
                .map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    action={
                      session.is_current ? (
                        hasLogout && <LogOutHere />
                      ) : (
                        <EndSession
                          session={session}
                          mutation={api.revokeSession.mutation({ id: session.id })}
                          onEnded={section.finish}
                        />
                      )
                    }
                  />
                ))}
            </ul>
            {count > results.length && shown >= results.length ? (
              <p>{`And ${count - results.length} more, used longer ago.`}</p>
            ) : null}
            <Inline gap="space-2" rowGap="0" className={styles['actions']}>
              {results.length > shown ? (
                <Button variant="ghost" onClick={() => setShown(results.length)}>
                  {`Show all ${results.length}`}
                </Button>
              ) : null}
              {count > 1 ? <EndOtherSessions onEnded={section.finish} /> : null}
            </Inline>
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
