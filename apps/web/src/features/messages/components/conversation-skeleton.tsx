import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './conversation.module.css';

const SIDES = ['staff', 'client', 'staff'] as const;

/** Holds the place of messages. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Loading this conversation" className={styles['log']}>
      {SIDES.map((side, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and sides repeat
        <div key={index} className={styles['shape']} data-side={side}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
