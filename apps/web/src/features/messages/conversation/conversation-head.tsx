import { IconButton } from '@cleaning/ui/button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { OPEN_TITLE_ID } from '../threads/use-messages-focus.ts';
import styles from './conversation-head.module.css';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import logStyles from './conversation.module.css';

export interface ConversationHeadProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  onBack: () => void;
}

/** The heading of the open panel, which takes the focus, with a back button on narrow screens. */
export function ConversationHead({ title, text, action, onBack }: ConversationHeadProps) {
  return (
    <div className={styles['root']}>
      <IconButton label="Back to all messages" className={styles['back']} onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <div className={styles['words']}>
        <h2 id={OPEN_TITLE_ID} className={styles['title']} tabIndex={-1}>
          {title}
        </h2>
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
