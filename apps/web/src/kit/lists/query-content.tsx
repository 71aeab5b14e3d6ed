import { isApiError } from '@cleaning/api-client';
import { Card } from '@cleaning/ui/card';
import { ErrorState, type ErrorStateProps } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import type { ReactNode } from 'react';
import { errorMessage, isMissing } from '../errors/api-errors.ts';
import { useFocusNearby } from '../hooks/focus.ts';
import { useStandingError } from './use-standing-error.ts';

/** The state of a query. The result of `useQuery` is assignable to it. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly errorUpdatedAt: number;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryContentProps<Data> {
  readonly query: QueryState<Data>;
  /** The data in words, as in "We could not load your addresses". */
  readonly what: string;
  /** Shown while loading; defaults to lines of text. */
  readonly skeleton?: ReactNode;
  /** The number of lines. */
  readonly lines?: number;
  /** Replaces the error if the record does not exist. */
  readonly missing?: ReactNode;
  /** The level of the error's heading: 1 if it replaces the whole page. */
  readonly level?: 1 | 2 | 3;
  /** A note on the error, and an alternative to retrying. */
  readonly ifFailed?: Pick<ErrorStateProps, 'note' | 'action'>;
  /** Shows the error in a card; a text is the card's title. */
  readonly card?: boolean | string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders data in each state: loading, failed with a retry button, or loaded. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, what, skeleton, lines = 3, missing, level = 2, card = false } = props;
  const { data, isFetching, refetch } = query;
  const error = useStandingError(query);
  const rememberPlace = useFocusNearby(data === undefined ? error : 'shown');
  if (data !== undefined) return props.children(data);
  if (error === null) {
    if (skeleton !== undefined) return skeleton;
    return (
      <SkeletonGroup label={`Loading ${what}`}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} shape={line % 2 === 0 ? 'line' : 'short'} />
        ))}
      </SkeletonGroup>
    );
  }
  if (missing !== undefined && isMissing(error)) return missing;
  const failed = (
    <ErrorState
      level={typeof card === 'string' ? 3 : level}
      title={`We could not load ${what}`}
      message={errorMessage(error)}
      reference={isApiError(error) ? error.requestId : undefined}
      retrying={isFetching}
      {...props.ifFailed}
      onRetry={() => {
        rememberPlace();
        void refetch();
      }}
    />
  );
  if (card === false) return failed;
  return typeof card === 'string' ? <Card title={card}>{failed}</Card> : <Card>{failed}</Card>;
}
