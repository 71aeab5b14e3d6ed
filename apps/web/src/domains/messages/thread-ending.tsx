import type { Thread } from '@cleaning/contract/messages';
import { Text } from '@cleaning/ui/text';
import { hasContent, useMessageDraft } from './message-draft.ts';
import styles from './thread-ending.module.css';
import { useReaderSide } from './use-reader-side.ts';

export interface ThreadEndingProps {
  thread: Thread;
  /** Shown before messages of the user's own side: "You". */
  own: string;
  /** Truncates to one line. */
  short?: boolean;
}

/** The last message of a conversation, or the unsent draft. */
export function ThreadEnding({ thread, own, short = false }: ThreadEndingProps) {
  const draft = useMessageDraft(thread.id);
  const reader = useReaderSide();
  const { side, excerpt } = thread.last_message;
  const look = {
    className: styles['root'],
    'data-unread': thread.unread_count > 0 || undefined,
    'data-short': short || undefined,
  };
  if (hasContent(draft)) {
    return (
      <span {...look}>
        <Text as="b" tone="danger" weight="semibold">
          Draft:
        </Text>{' '}
        {draft.body}
      </span>
    );
  }
  return <span {...look}>{side === reader ? `${own}: ${excerpt}` : excerpt}</span>;
}
