import type { DeviceSession } from '@cleaning/contract';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { useLogout } from '../../../shared/session/logout-context.tsx';
import { sectionName } from '../sections.ts';
import { useSection, AccountSection } from '../account-section.tsx';
import { EndSession, EndOtherSessions } from './end-session.tsx';
import styles from './end-session.module.css';
import { Row, RowList } from '../row-list.tsx';
import { formatInstant } from '@cleaning/pricing';

/** How many sessions are shown at first, the most recently used. */
const FIRST_SHOWN = 6;

/** The client's sessions, which can be ended here. */
export function SessionsSection() {
  const { queries } = usePortalApi();
  const sessions = useQuery(queries.accounts.sessions());
  const section = useSection<never>((form) => form);
  const [shown, setShown] = useState(FIRST_SHOWN);
  return (
    <AccountSection id="sessions" title={sectionName('sessions')} section={section}>
      <QueryContent level={3} query={sessions} what="where you are signed in" lines={4}>
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
      Sign out here
    </Button>
  );
}

const currentFirst = (sessions: readonly DeviceSession[]): DeviceSession[] =>
  sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));

/** The device name of a session. */
export function sessionName({ device }: Pick<DeviceSession, 'device'>): string {
  return device ?? 'A browser or app we do not know';
}

function sessionTime({ is_current: isCurrent, last_used_at: at }: DeviceSession): string {
  return isCurrent ? 'Active now' : `Last used ${formatInstant(at, 'date-time')}`;
}

/** True if the device name suggests a phone or tablet. */
function isHandheld({ device }: Pick<DeviceSession, 'device'>): boolean {
  return /iPhone|iPad|Android/u.test(device ?? '');
}
