import { Card } from '@cleaning/ui/card';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Stack } from '@cleaning/ui/stack';
import styles from './rows-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

interface RowsSkeletonProps {
  /** What is loading: "Loading the claims". Absent within a group that says it. */
  readonly label?: string;
  readonly pictures?: boolean;
}

/** Placeholder for a list: rows of text, with a picture each by default. */
export function RowsSkeleton({ label, pictures = true }: RowsSkeletonProps) {
  const rows = (
    <Card>
      <Stack as="ul" gap="space-5">
        {ROWS.map((row) => (
          <li key={row} className={styles[pictures ? 'pictured' : 'row']}>
            {pictures ? <Skeleton shape="tile" /> : null}
            <Skeleton />
            <Skeleton shape="short" />
          </li>
        ))}
      </Stack>
    </Card>
  );
  return label === undefined ? rows : <SkeletonGroup label={label}>{rows}</SkeletonGroup>;
}
