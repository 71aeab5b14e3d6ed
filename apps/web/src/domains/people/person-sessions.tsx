import { useAuth } from '@cleaning/auth/react';
import type { DeviceSession } from '@cleaning/contract/accounts';
import type { Page } from '@cleaning/contract/http';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { EndSession, SessionRow } from '#domains/profile/sessions/session-row.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import type { AboutPersonProps } from './about-person.ts';

/** Where a person of the team is logged in, which an admin ends on one device or on all. */
export function PersonSessions({ person, onClose }: AboutPersonProps) {
  const { id, first_name: name } = person;
  const api = useApi();
  const toast = useToast();
  const { user } = useAuth();
  const isOwn = id === user?.id;
  const query = useQuery(api.listUserSessions.query({ id, page_size: 100 }));
  const ending = useCommand(api.endUserSessions.mutation({ id }), {
    isRepeatable: true,
    onDone: () => {
      toast.show(isOwn ? 'You are logged out everywhere but here.' : `${name} is logged out.`);
      onClose();
    },
  });
  const others = query.data?.results.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isOwn ? 'Where you are logged in' : `Where ${name} is logged in`}
      confirmLabel={isOwn ? 'Log out all other devices' : 'Log out all devices'}
      busyLabel="Logging out"
      keepLabel="Close"
      canConfirm={others.length > 0}
      onConfirm={() => void ending.submit()}
      busy={ending.isBusy}
      error={ending.error}
      errorTitle="Not logged out"
    >
      <QueryContent
        query={query}
        what={`where ${isOwn ? 'you are' : `${name} is`} logged in`}
        level={3}
      >
        {(sessions) => (
          <Sessions sessions={sessions} person={person} onEnded={(done) => toast.show(done)} />
        )}
      </QueryContent>
      {isOwn || others.length === 0 ? null : (
        <p>
          {`Open pages close at once. ${name} gets an email about it, and can log in again with the password.`}
        </p>
      )}
    </ConfirmDialog>
  );
}

interface SessionsProps extends Pick<AboutPersonProps, 'person'> {
  readonly sessions: Pick<Page<DeviceSession>, 'results' | 'count'>;
  readonly onEnded: (done: string) => void;
}

function Sessions({ sessions: { results, count }, person, onEnded }: SessionsProps) {
  const api = useApi();
  if (count === 0) return <p>{`${person.first_name} is not logged in anywhere.`}</p>;
  return (
    <>
      <ul>
        {results.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            action={
              session.is_current ? null : (
                <EndSession
                  session={session}
                  mutation={api.endUserSession.mutation({ id: person.id, session_id: session.id })}
                  onEnded={onEnded}
                />
              )
            }
          />
        ))}
      </ul>
      {count > results.length ? (
        <p>{`And ${count - results.length} more, used longer ago.`}</p>
      ) : null}
    </>
  );
}
