import type { StaffToday, Thread } from '@cleaning/contract';
import { formatInstant, sydneyDateOf } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Count } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { initialsOf } from '../../shared/lib/initials.ts';
import type { TodayLinks } from './today-links.ts';
import styles from './today.module.css';

export interface MessagesCardProps {
  readonly today: Pick<StaffToday, 'threads' | 'date'>;
  readonly links: TodayLinks;
}

/** The conversations with something unread, the latest first. */
export function MessagesCard({ today: { threads, date }, links }: MessagesCardProps) {
  return (
    <Card
      title="Unread messages"
      action={
        links.messages === undefined ? null : <ArrowLink href={links.messages}>Inbox</ArrowLink>
      }
    >
      {threads.length === 0 ? (
        <p className={styles['none']}>You have read everything.</p>
      ) : (
        <RowList>
          {threads.map((thread) => (
            <Row
              key={thread.id}
              href={links.thread?.(thread.id)}
              lead={<Avatar initials={initialsOf(thread.client_name)} tone="neutral" size="sm" />}
              title={
                <>
                  {thread.client_name} <Count label="new">{thread.unread_count}</Count>
                </>
              }
              detail={
                <>
                  <span className={styles['excerpt']}>{thread.last_message.excerpt}</span>
                  {thread.owner?.first_name ?? 'Nobody yet'}
                </>
              }
              endDetail={whenOf(thread, date)}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** The time for what came today, the date for what came before. */
function whenOf({ last_message: { sent_at: sentAt } }: Thread, today: string): string {
  return formatInstant(sentAt, sydneyDateOf(sentAt) === today ? 'time' : 'date');
}
