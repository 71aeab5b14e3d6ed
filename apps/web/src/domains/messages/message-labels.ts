import { plural } from '@cleaning/contract/rules';
import { company } from '@cleaning/company';
import type { Message, MessageSide } from '@cleaning/contract/messages';
import { formatInstant } from '@cleaning/pricing';

/**
 * The author of a message. For clients "You" or "Sam, Blue Wren Cleaning"; for staff the person's
 * name.
 */
export function describeWriter(
  { side, author_first_name: name }: Message,
  reader: MessageSide,
): string {
  if (reader === 'staff') return name === '' ? NAMELESS[side] : name;
  if (side === 'client') return 'You';
  return name === '' ? company.name : `${name}, ${company.name}`;
}

/** For staff: authors whose account was deleted. */
const NAMELESS: Readonly<Record<MessageSide, string>> = {
  client: 'The client',
  staff: 'One of us',
};

/** The caption of a message: "You, 8:05 am". */
export function describeMessage(message: Message, reader: MessageSide): string {
  return `${describeWriter(message, reader)}, ${formatInstant(message.sent_at, 'time')}`;
}

/** The screen reader announcement when messages arrive. */
export function announceMessages(messages: readonly Message[], reader: MessageSide): string {
  const [message] = messages;
  if (message === undefined) return '';
  if (messages.length > 1) return `${messages.length} new messages.`;
  return `New message from ${describeWriter(message, reader)}: ${message.body}`;
}

/** The words after a number of new messages. */
export const newMessagesLabel = (count: number): string =>
  count === 1 ? 'new message' : 'new messages';

/** The label of the button that jumps to new messages. */
export const countNewMessages = (count: number): string => plural(count, 'new message');
