import type { Message, MessageSide } from '@cleaning/contract/messages';
import { sydneyDateOf } from '@cleaning/pricing';

/** The messages of one day in Sydney. */
export interface DayOfMessages {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Groups messages, oldest first, by Sydney day. */
export function groupByDay(messages: readonly Message[]): DayOfMessages[] {
  const days: { date: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const date = sydneyDateOf(message.sent_at);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}

/**
 * The id of the first unread message, or null. When more are unread than are loaded, returns the
 * first loaded one.
 */
export function firstUnread(
  messages: readonly Message[],
  unreadCount: number,
  reader: MessageSide,
): string | null {
  if (unreadCount <= 0) return null;
  const received = messages.filter(({ side }) => side !== reader);
  return (received.at(-unreadCount) ?? received[0])?.id ?? null;
}
