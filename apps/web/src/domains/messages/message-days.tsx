import type { Message, MessageSide } from '@cleaning/contract/messages';
import type { RefObject } from 'react';
import { groupByDay } from './group-messages.ts';
import { describeRelativeDay } from '#kit/lib/describe-relative.ts';
import styles from './message-days.module.css';
import { useReaderSide } from './use-reader-side.ts';
import { type MessageBubbleProps, MessageBubble } from './message-bubble.tsx';

export interface MessageDaysProps {
  messages: readonly Message[];
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  /** Where unread messages began when the conversation was opened. */
  firstNewId: string | null;
  newLine: RefObject<HTMLLIElement | null>;
  onPreview: MessageBubbleProps['onPreview'];
}

/** The messages of a conversation by day, with a line before the unread ones. */
export function MessageDays({ messages, today, firstNewId, newLine, onPreview }: MessageDaysProps) {
  const seenId = findSeenId(messages, useReaderSide());
  return groupByDay(messages).map((day) => (
    <section
      key={day.date}
      className={styles['root']}
      aria-label={describeRelativeDay(day.date, today)}
    >
      <p className={styles['day']} aria-hidden="true">
        {describeRelativeDay(day.date, today)}
      </p>
      <ol className={styles['messages']}>
        {day.messages.map((message) => [
          message.id === firstNewId ? (
            <li key="new" ref={newLine} className={styles['new']}>
              <span>New</span>
            </li>
          ) : null,
          <MessageBubble
            key={message.id}
            message={message}
            onPreview={onPreview}
            isMarkedSeen={message.id === seenId}
          />,
        ])}
      </ol>
    </section>
  ));
}

/**
 * The id of the message that is marked as seen. Clients see the mark on their own last message
 * while it has no reply; staff see it on the last message of theirs that the client has read.
 */
function findSeenId(messages: readonly Message[], reader: MessageSide): string | undefined {
  if (reader === 'staff')
    return messages.findLast(({ side, is_seen }) => side === 'staff' && is_seen)?.id;
  const last = messages.at(-1);
  return last !== undefined && last.is_mine && last.is_seen ? last.id : undefined;
}
