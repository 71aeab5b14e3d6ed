import { IconButton } from '@cleaning/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './conversation-head.module.css';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import logStyles from './conversation.module.css';

/** The id of the open conversation's heading. */
export const OPEN_TITLE_ID = 'open-conversation';

export interface ConversationHeadProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** 1 if the conversation is the whole page. */
  level?: 1 | 2;
  /** Returns to the list on narrow screens; omitted if another link does. */
  onBack?: (() => void) | undefined;
}

/** The heading of the open panel, which takes the focus, with a back button on narrow screens. */
export function ConversationHead(props: ConversationHeadProps) {
  const { title, text, action, level = 2, onBack } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles['root']}>
      {onBack === undefined ? null : (
        <IconButton label="Back to all messages" className={styles['back']} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
      )}
      <div className={styles['words']}>
        <Heading id={OPEN_TITLE_ID} className={styles['title']} tabIndex={-1}>
          {title}
        </Heading>
        {text === undefined ? null : <p className={styles['text']}>{text}</p>}
      </div>
      {action}
    </div>
  );
}

const SIDES = ['staff', 'client', 'staff'] as const;

/** Placeholder for messages that are loading. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Loading this conversation" className={logStyles['log']}>
      {SIDES.map((side, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and sides repeat
        <div key={index} className={logStyles['shape']} data-side={side}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
