import { conversationQuery } from '@cleaning/api-client/queries';
import type { Thread } from '@cleaning/contract/messages';
import { Count } from '@cleaning/ui/badge';
import { useQueryClient } from '@tanstack/react-query';
import { RowLink } from '#kit/lists/row-link.tsx';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { ThreadEnding } from '../../thread-ending.tsx';
import { describeAbout } from '../../about-labels.ts';
import { newMessagesLabel } from '../../message-labels.ts';
import { describeRelativeTime } from '#kit/lib/describe-relative.ts';
import styles from './thread-row.module.css';
import { WrenMark } from '@cleaning/ui/logo';

export interface ThreadRowProps {
  thread: Thread;
  href: string;
  isOpen: boolean;
  now: Date;
}

/** The id of the row of a conversation in the page. */
export const threadRowId = (id: string): string => `thread-${id}`;

/** A conversation in the list: subject, last message and unread count. */
export function ThreadRow({ thread, href, isOpen, now }: ThreadRowProps) {
  const { client } = usePortalApi();
  const cache = useQueryClient();
  const prefetch = () => void cache.prefetchQuery(conversationQuery(client.messages, thread.id));
  const { last_message: last, unread_count: unread } = thread;
  const about = describeAbout(thread.about, thread.subject);
  return (
    <RowLink
      href={href}
      className={styles['root']}
      id={threadRowId(thread.id)}
      data-unread={unread > 0 || undefined}
      aria-current={isOpen || undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
    >
      <CompanyMark />
      <span className={styles['text']}>
        <span className={styles['line']}>
          <b className={styles['subject']}>{thread.subject}</b>
          <time dateTime={last.sent_at} className={styles['when']}>
            {describeRelativeTime(last.sent_at, now)}
          </time>
        </span>
        {about === null ? null : <span className={styles['about']}>{about}</span>}
        <span className={styles['line']}>
          <ThreadEnding thread={thread} own="You" />
          {unread > 0 ? <Count label={newMessagesLabel(unread)}>{unread}</Count> : null}
        </span>
      </span>
    </RowLink>
  );
}

/** The company's logo in the thread list. Decorative: the name is beside it. */
function CompanyMark() {
  return (
    <span className={styles['mark']} aria-hidden="true">
      <WrenMark />
    </span>
  );
}
