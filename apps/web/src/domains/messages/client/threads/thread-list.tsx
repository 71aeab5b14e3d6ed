import type { Page } from '@cleaning/contract/http';
import type { Thread } from '@cleaning/contract/messages';
import { ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { PageStart } from '#kit/lists/page-start.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { type MessagesView, messagesViewPath, THREADS_PAGE_SIZE } from './messages-view.ts';
import styles from './thread-list.module.css';
import { ThreadRow } from './thread-row.tsx';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import rowStyles from './thread-row.module.css';

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
  return (
    <QueryContent query={threads} what="your messages" skeleton={<ThreadListSkeleton />}>
      {(page) => <ThreadsPage view={view} page={page} />}
    </QueryContent>
  );
}

function ThreadsPage({ view, page }: { view: MessagesView; page: Page<Thread> }) {
  const now = useNow();
  if (page.results.length === 0) {
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
  const pages = {
    page: view.page,
    pageCount: Math.ceil(page.count / THREADS_PAGE_SIZE),
    hrefFor: (number: number) => messagesViewPath({ ...view, page: number }),
  };
  return (
    <>
      <PageStart {...pages} />
      <ul className={styles['rows']}>
        {page.results.map((thread) => (
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
      {pages.pageCount > 1 ? (
        <div className={styles['pages']}>
          <Pagination label="Conversation" {...pages} />
        </div>
      ) : null}
    </>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** Placeholder for conversations that are loading. */
function ThreadListSkeleton() {
  return (
    <SkeletonGroup label="Loading your messages">
      {ROWS.map((row) => (
        <div key={row} className={rowStyles['root']}>
          <Skeleton shape="tile" className={styles['face']} />
          <span className={rowStyles['text']}>
            <Skeleton shape="short" />
            <Skeleton />
            <Skeleton />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
