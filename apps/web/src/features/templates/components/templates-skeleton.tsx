import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import styles from './templates.module.css';

/** Holds the place of the templates. */
export function TemplatesSkeleton() {
  return (
    <SkeletonGroup label="Loading your templates">
      <div className={styles['list']}>
        {['first', 'second'].map((card) => (
          <Card key={card}>
            <div className={styles['waiting']}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="control" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
