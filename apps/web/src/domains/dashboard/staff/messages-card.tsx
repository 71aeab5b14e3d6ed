import type { StaffToday } from '@cleaning/contract/staff';
import { Avatar } from '@cleaning/ui/avatar';
import { Count } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { STAFF_MESSAGES_PATH, staffThreadPath } from '#domains/messages/message-paths.ts';
import { newMessagesLabel } from '#domains/messages/message-labels.ts';
import { describeRelativeTime } from '#kit/lib/describe-relative.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import styles from './today.module.css';

export interface MessagesCardProps {
  readonly today: Pick<StaffToday, 'threads'>;
  readonly now: Date;
}

/**
 * Conversations with unread messages, latest first: the client's message and the owner. An earlier
 * release of the service omits `last_unread`.
 */
export function MessagesCard({ today: { threads }, now }: MessagesCardProps) {
  return (
    <Card title="Unread messages" action={<ArrowLink href={STAFF_MESSAGES_PATH}>Inbox</ArrowLink>}>
      {threads.length === 0 ? (
        <Text tone="muted">You have read everything.</Text>
      ) : (
        <RowList>
          {threads.map(({ about, last_unread: unread, last_message: last, ...thread }) => (
            <Row
              key={thread.id}
              href={staffThreadPath(thread.id)}
              lead={
                <Avatar initials={formatInitials(thread.client_name)} tone="neutral" size="sm" />
              }
              title={
                <>
                  {thread.client_name}{' '}
                  <Count label={newMessagesLabel(thread.unread_count)}>{thread.unread_count}</Count>
                </>
              }
              detail={
                <span className={styles['excerpt']}>
                  {about === null ? null : `${about.reference}: `}
                  {unread?.excerpt ?? last.excerpt}
                </span>
              }
              endDetail={
                <>
                  {describeRelativeTime((unread ?? last).sent_at, now)}
                  <Text as="span" tone="muted" block>
                    {thread.owner?.first_name ?? 'No one is on it'}
                  </Text>
                </>
              }
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}
