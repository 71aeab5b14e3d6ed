import { ErrorState } from '@cleaning/ui/error-state';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import type { ThreadsQuery } from './thread-list.tsx';

/** In place of a list that could not be read. */
export function ThreadsFailed({ threads }: { threads: ThreadsQuery }) {
  return (
    <ErrorState
      title="We could not load your messages"
      message={errorMessage(threads.error)}
      retrying={threads.isFetching}
      onRetry={() => void threads.refetch()}
    />
  );
}
