import type { Message } from '@cleaning/contract';
import type { RefObject } from 'react';
import { groupByDay } from './group-messages.ts';
import { describeDay } from '../../../shared/lib/describe-when.ts';
import styles from './message-days.module.css';
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
  const lastSeenId = messages.findLast((message) => message.is_mine && message.is_seen)?.id;
  const lastId = messages.at(-1)?.id;
  return groupByDay(messages).map((day) => (
    <section key={day.date} className={styles['root']} aria-label={describeDay(day.date, today)}>
      <p className={styles['day']} aria-hidden="true">
        {describeDay(day.date, today)}
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
            // A message that has a reply was evidently read.
            isMarkedSeen={message.id === lastSeenId && message.id === lastId}
          />,
        ])}
      </ol>
    </section>
  ));
}
