import type { Page, Thread } from '@cleaning/contract';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNow } from '../../../shared/clock/index.ts';
import { messagesViewPath, THREADS_PAGE_SIZE, type MessagesView } from '../model/messages-view.ts';
import styles from './thread-list.module.css';
import { ThreadListSkeleton } from './thread-list-skeleton.tsx';
import { ThreadRow } from './thread-row.tsx';
import { ThreadsFailed } from './threads-failed.tsx';

export type ThreadsQuery = UseQueryResult<Page<Thread>>;

export interface ThreadListProps {
  view: MessagesView;
  threads: ThreadsQuery;
}

/** The conversations, the latest first. */
export function ThreadList({ view, threads }: ThreadListProps) {
  return (
    <nav className={styles['root']} aria-label="Conversations">
      <Rows view={view} threads={threads} />
    </nav>
  );
}

function Rows({ view, threads }: ThreadListProps) {
  const now = useNow();
  const { data, error } = threads;
  if (data === undefined) {
    return error === null ? <ThreadListSkeleton /> : <ThreadsFailed threads={threads} />;
  }
  if (data.results.length === 0) {
    return (
      <EmptyState
        title="There is nothing on this page"
        text="The list is shorter than it was."
        actions={
          <ButtonLink href={messagesViewPath({ ...view, page: 1 })} variant="outline">
            Go to the first page
          </ButtonLink>
        }
      />
    );
  }
  const pageCount = Math.ceil(data.count / THREADS_PAGE_SIZE);
  return (
    <>
      <ul className={styles['rows']}>
        {data.results.map((thread) => (
          <li key={thread.id}>
            <ThreadRow
              thread={thread}
              href={messagesViewPath({ ...view, open: { kind: 'thread', id: thread.id } })}
              isOpen={view.open.kind === 'thread' && view.open.id === thread.id}
              now={now}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <div className={styles['pages']}>
          <Pagination
            label="Conversation"
            page={view.page}
            pageCount={pageCount}
            hrefFor={(page) => messagesViewPath({ ...view, page })}
          />
        </div>
      ) : null}
    </>
  );
}
