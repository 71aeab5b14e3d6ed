import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { describeMoment, describeQueued, describeWork } from '../../visit-queue/describe-work.ts';
import { useVisitQueue } from '../../visit-queue/use-visit-queue.ts';
import styles from './queue-card.module.css';

/** What was recorded at a visit that the user may no longer open, so that it can be removed. */
export function UnsentWork({ visitId }: { visitId: string }) {
  const { items, queue } = useVisitQueue();
  const left = items.filter((item) => item.visitId === visitId);
  if (left.length === 0) return null;
  return (
    <Card title="Not sent">
      <ol className={styles['list']} id="on-this-phone">
        {left.map((item) => (
          <li key={item.id} data-refused="">
            <span className={styles['what']}>
              <strong>{describeWork(item.work)}</strong>
              <small>{describeMoment(item)}</small>
            </span>
            <div className={styles['actions']}>
              <Button variant="danger-ghost" onClick={() => queue.remove(item.id)}>
                Remove <VisuallyHidden>{describeQueued(item)}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles['hint']}>
        Tell the office what you did, then remove it: it can no longer be sent.
      </p>
    </Card>
  );
}
