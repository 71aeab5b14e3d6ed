import type { Message } from '@cleaning/contract/messages';
import { Text } from '@cleaning/ui/text';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { describeMessage, describeWriter } from './message-labels.ts';
import { type AttachedFilesProps, AttachedFiles } from './attached-files.tsx';
import styles from './message-bubble.module.css';
import { splitLinks } from './split-links.ts';
import { useReaderSide } from './use-reader-side.ts';

export interface MessageBubbleProps {
  message: Message;
  /** Shows "seen" under the message. */
  isMarkedSeen: boolean;
  onPreview: AttachedFilesProps['onPreview'];
}

/** One message with its author and time. */
export function MessageBubble({ message, isMarkedSeen, onPreview }: MessageBubbleProps) {
  const reader = useReaderSide();
  return (
    <li className={styles['root']} data-own={message.side === reader || undefined}>
      <VisuallyHidden>{`${describeWriter(message, reader)}:`}</VisuallyHidden>
      <p className={styles['text']}>
        <MessageText text={message.body} />
      </p>
      <AttachedFiles files={message.attachments} onPreview={onPreview} />
      <Text as="small" size="xs" tone="muted">
        {describeMessage(message, reader)}
        {isMarkedSeen ? ', seen' : null}
      </Text>
    </li>
  );
}

/** Plain text with web addresses as links; no other markup is interpreted. */
function MessageText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, href }, index) =>
    href === undefined ? (
      part
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- pieces have only their place, and never change
        key={index}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {part}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    ),
  );
}
