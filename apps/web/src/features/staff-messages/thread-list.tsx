import type { Thread, ThreadsPage } from '@cleaning/contract';
import { Avatar } from '@cleaning/ui/avatar';
import { Count } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Link } from '@cleaning/ui/link';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import { useNow } from '../../shared/hooks/use-now.ts';
import { describeWhen } from '../../shared/lib/describe-when.ts';
import { initialsOf } from '../../shared/lib/initials.ts';
import type { ListControl } from '../../shared/lists/define-list-view.ts';
import { QueryContent, type QueryState } from '../../shared/lists/query-content.tsx';
import { PastTheEnd } from '../../shared/lists/resource-list.tsx';
import { describeAbout } from '../../shared/messages/about-labels.ts';
import { ThreadEnding } from '../../shared/messages/thread-ending.tsx';
import { useRowNavigation } from '../../shared/shortcuts/use-row-navigation.ts';
import { threadPath, type ThreadsView } from './threads-view.ts';
import styles from './thread-list.module.css';

interface ThreadListProps {
  readonly list: ListControl<ThreadsView>;
  readonly query: QueryState<ThreadsPage>;
  readonly openId: string | null;
}

/** The conversations of one view. */
export function ThreadList({ list, query, openId }: ThreadListProps) {
  const rows = useRowNavigation<HTMLElement>();
  return (
    <nav ref={rows} aria-label="Conversations" className={styles['root']}>
      <QueryContent query={query} what="the conversations" lines={8}>
        {(page) => (
          <>
            <VisuallyHidden>
              <output>{page.count === 1 ? '1 conversation' : `${page.count} conversations`}</output>
            </VisuallyHidden>
            {page.results.length === 0 ? (
              <NoRows list={list} page={page} />
            ) : (
              <Rows list={list} page={page} openId={openId} />
            )}
          </>
        )}
      </QueryContent>
    </nav>
  );
}

interface PageProps extends Pick<ThreadListProps, 'list' | 'openId'> {
  readonly page: ThreadsPage;
}

function Rows({ list, page, openId }: PageProps) {
  const now = useNow();
  const pageCount = Math.ceil(page.count / list.pageSize);
  return (
    <>
      <ul>
        {page.results.map((thread) => (
          <li key={thread.id} className={styles['item']}>
            <ThreadRow
              thread={thread}
              href={threadPath(thread.id, list.view)}
              isOpen={thread.id === openId}
              now={now}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <div className={styles['pages']}>
          <Pagination
            label="Conversations"
            page={list.view.page}
            pageCount={pageCount}
            hrefFor={list.pathOfPage}
          />
        </div>
      ) : null}
    </>
  );
}

interface ThreadRowProps {
  readonly thread: Thread;
  readonly href: string;
  readonly isOpen: boolean;
  readonly now: Date;
}

function ThreadRow({ thread, href, isOpen, now }: ThreadRowProps) {
  const { last_message: last, unread_count: unread, subject, owner } = thread;
  const about = describeAbout(thread.about, subject);
  return (
    <Link
      href={href}
      className={styles['row']}
      data-row
      data-new={unread > 0 || undefined}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar initials={initialsOf(thread.client_name)} tone="neutral" size="sm" />
      <span className={styles['name']}>
        <b>{thread.client_name}</b> {unread > 0 ? <Count label="new">{unread}</Count> : null}
      </span>
      <time dateTime={last.sent_at} className={styles['when']}>
        {describeWhen(last.sent_at, now)}
      </time>
      <span className={styles['subject']}>{about === null ? subject : `${subject}, ${about}`}</span>
      <span className={styles['ending']}>
        <ThreadEnding thread={thread} own="Us" short />
      </span>
      <span className={styles['owner']}>
        {owner === null ? <User /> : <UserCheck />}
        {owner?.first_name ?? 'Nobody yet'}
      </span>
    </Link>
  );
}

const NONE: Readonly<Record<ThreadsView['filter'], { title: string; text: string }>> = {
  all: { title: 'No conversations yet', text: 'What clients write to us comes here.' },
  unread: { title: 'You have read everything', text: 'New messages of clients come here.' },
  mine: {
    title: 'You look after no conversations',
    text: 'A conversation that you take or answer first comes here.',
  },
  nobody: {
    title: 'Every conversation is looked after',
    text: 'A conversation that nobody looks after comes here.',
  },
};

function NoRows({ list, page }: Pick<PageProps, 'list' | 'page'>) {
  const { filter, search } = list.view;
  if (page.count > 0) return <PastTheEnd firstPage={list.pathOfPage(1)} />;
  if (search === '') return <EmptyState {...NONE[filter]} />;
  return (
    <EmptyState
      title="No conversations match"
      text="Try another name, or look in another view."
      actions={
        <Button variant="outline" onClick={() => list.show({ search: '' })}>
          Clear the search
        </Button>
      }
    />
  );
}
