import type { Dashboard } from '@cleaning/contract/clients';
import type { Thread } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { Count } from '@cleaning/ui/badge';
import { ArrowLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { WrenMark } from '@cleaning/ui/logo';
import { Text } from '@cleaning/ui/text';
import { clientThreadPath } from '#domains/messages/message-paths.ts';
import styles from './link-list.module.css';

/** The latest messages with unread counts. */
export function MessagesCard({ threads }: Pick<Dashboard, 'threads'>) {
  return (
    <Card
      title="Latest messages"
      action={<ArrowLink href={SITE_PATHS.clientMessages}>All messages</ArrowLink>}
    >
      {threads.length === 0 ? (
        <Text tone="muted">Ask us anything. We answer here, and write to you by email.</Text>
      ) : (
        <ul className={styles['list']}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLink thread={thread} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ThreadLink({ thread }: { thread: Thread }) {
  const { id, subject, last_message: last, unread_count: unread } = thread;
  return (
    <Link className={styles['item']} href={clientThreadPath(id)}>
      <span className={styles['face']}>
        <WrenMark />
      </span>
      <span className={styles['text']}>
        <span>
          <b className={styles['name']}>{subject}</b>{' '}
          {unread > 0 ? (
            <Count className={styles['new']}>{unread === 1 ? 'New' : `${unread} new`}</Count>
          ) : null}
        </span>
        <span className={styles['excerpt']}>
          {last.side === 'client' ? `You: ${last.excerpt}` : last.excerpt}
        </span>
      </span>
    </Link>
  );
}
