import type { Message } from '@cleaning/contract';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { describeMessage, describeWriter } from '../model/message-words.ts';
import { AttachedFiles, type AttachedFilesProps } from './attached-files.tsx';
import styles from './message-bubble.module.css';
import { MessageText } from './message-text.tsx';

export interface MessageBubbleProps {
  message: Message;
  /** Says under it that we have read it. */
  isMarkedSeen: boolean;
  onPreview: AttachedFilesProps['onPreview'];
}

/** What one person wrote, who it was and when. */
export function MessageBubble({ message, isMarkedSeen, onPreview }: MessageBubbleProps) {
  return (
    <li className={styles['root']} data-side={message.side}>
      <VisuallyHidden>{`${describeWriter(message)}:`}</VisuallyHidden>
      <p className={styles['words']}>
        <MessageText text={message.body} />
      </p>
      <AttachedFiles files={message.attachments} onPreview={onPreview} />
      <small className={styles['under']}>
        {describeMessage(message)}
        {isMarkedSeen ? ', seen' : null}
      </small>
    </li>
  );
}
