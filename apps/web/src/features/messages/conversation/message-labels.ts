import { company } from '@cleaning/company';
import type { Message } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';

/** Who wrote a message: "You", "Sam, Blue Wren Cleaning". */
export function describeWriter({ side, author_first_name: name }: Message): string {
  if (side === 'client') return 'You';
  return name === '' ? company.name : `${name}, ${company.name}`;
}

/** The caption of a message: "You, 8:05 am". */
export function describeMessage(message: Message): string {
  return `${describeWriter(message)}, ${formatInstant(message.sent_at, 'time')}`;
}

/** The screen reader announcement when messages arrive. */
export function announceMessages(messages: readonly Message[]): string {
  const [message] = messages;
  if (message === undefined) return '';
  if (messages.length > 1) return `${messages.length} new messages.`;
  return `New message from ${describeWriter(message)}: ${message.body}`;
}

/** The label of the button that jumps to new messages. */
export function countNewMessages(count: number): string {
  return count === 1 ? '1 new message' : `${count} new messages`;
}
