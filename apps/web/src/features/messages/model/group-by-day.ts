import type { Message } from '@cleaning/contract';
import { sydneyDateOf } from '@cleaning/pricing';

/** What was said on one day in Sydney. */
export interface DayOfMessages {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly messages: readonly Message[];
}

/** Parts a conversation, the oldest message first, by its days. */
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
