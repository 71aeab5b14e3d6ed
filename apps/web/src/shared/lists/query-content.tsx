import { isApiError } from '@cleaning/api-client';
import { Card } from '@cleaning/ui/card';
import { ErrorState, type ErrorStateProps } from '@cleaning/ui/error-state';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import type { ReactNode } from 'react';
import { errorMessage, isMissing } from '../errors/api-errors.ts';
import { useFocusNearby } from '../hooks/focus.ts';

/** What is known of a call. A result of `useQuery` is one. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryContentProps<Data> {
  readonly query: QueryState<Data>;
  /** What is loaded, as in "We could not load your addresses". */
  readonly what: string;
  /** Shown while it loads; lines of text when left out. */
  readonly skeleton?: ReactNode;
  /** How many lines. */
  readonly lines?: number;
  /** Shown in place of the error when there is no such thing. */
  readonly missing?: ReactNode;
  /** The level of the error's heading: 1 where it stands for the whole page. */
  readonly level?: 1 | 2 | 3;
  /** What else an error says, and another way to go on than to try again. */
  readonly ifFailed?: Pick<ErrorStateProps, 'note' | 'action'>;
  /** The error stands in a card of its own; a text is the card's title. */
  readonly card?: boolean | string;
  readonly children: (data: Data) => ReactNode;
}

/** Data in whatever state it is: loading, failed with a button to try again, or there. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, what, skeleton, lines = 3, missing, level = 2, card = false } = props;
  const { data, error, isFetching, refetch } = query;
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
