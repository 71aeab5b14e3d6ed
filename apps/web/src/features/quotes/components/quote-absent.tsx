import { Card } from '@cleaning/ui/card';
import { ErrorState } from '@cleaning/ui/error-state';
import { errorMessage, isMissing } from '../../../shared/errors/api-errors.ts';
import { DetailSkeleton } from '../../../shared/portal-page/index.ts';
import { QuoteNotFound } from './quote-not-found.tsx';

export interface QuoteAbsentProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of a quote that is still coming, missing or could not be read. */
export function QuoteAbsent({ error, retrying, onRetry }: QuoteAbsentProps) {
  if (error === null) return <DetailSkeleton label="Loading the quote" />;
  if (isMissing(error)) return <QuoteNotFound />;
  return (
    <Card>
      <ErrorState
        title="We could not load this quote"
        message={errorMessage(error)}
        retrying={retrying}
        onRetry={onRetry}
      />
    </Card>
  );
}
