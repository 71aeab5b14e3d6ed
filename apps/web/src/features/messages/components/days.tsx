import type { Message } from '@cleaning/contract';
import type { RefObject } from 'react';
import { groupByDay } from '../model/group-by-day.ts';
import { describeDay } from '../model/when-words.ts';
import styles from './days.module.css';
import { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';

export interface DaysProps {
  messages: readonly Message[];
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  /** Where unread messages began when the conversation was opened. */
  firstNewId: string | null;
  newLine: RefObject<HTMLLIElement | null>;
  onPreview: MessageBubbleProps['onPreview'];
}

/** A conversation day by day, with a line before what is new. */
export function Days({ messages, today, firstNewId, newLine, onPreview }: DaysProps) {
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
            // Once something was answered it was clearly read.
            isMarkedSeen={message.id === lastSeenId && message.id === lastId}
          />,
        ])}
      </ol>
    </section>
  ));
}
