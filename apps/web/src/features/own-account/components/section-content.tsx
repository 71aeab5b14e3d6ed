import { ErrorState } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../shared/errors/api-errors.ts';

export interface SectionContentProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is loaded, as in "We could not load your addresses". */
  readonly what: string;
  /** How many lines it will have, for the shape that waits in its place. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a section shows: its shape while it loads, why it did not, or itself. */
export function SectionContent<Data>({ query, what, lines, children }: SectionContentProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <ErrorState
        level={3}
        title={`We could not load ${what}`}
        message={errorMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={`Loading ${what}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape={line % 2 === 0 ? 'line' : 'short'} />
      ))}
    </SkeletonGroup>
  );
}
