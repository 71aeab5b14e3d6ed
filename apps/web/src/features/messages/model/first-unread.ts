import type { Message } from '@cleaning/contract';

/**
 * The message at which unread ones begin, or null. When more are unread than are known, it is the
 * first that is known.
 */
export function firstUnread(messages: readonly Message[], unreadCount: number): string | null {
  if (unreadCount <= 0) return null;
  const fromUs = messages.filter(({ side }) => side === 'staff');
  return (fromUs.at(-unreadCount) ?? fromUs[0])?.id ?? null;
}
