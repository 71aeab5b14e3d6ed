import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { QueryContent, type QueryState } from '#kit/lists/query-content.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';

/** The loading, missing and error states of a quote. */
export function QuoteFallback({ query }: { readonly query: QueryState<unknown> }) {
  return (
    <QueryContent
      query={query}
      what="this quote"
      skeleton={<DetailSkeleton label="Loading the quote" />}
      missing={<QuoteNotFound />}
      card
    >
      {() => null}
    </QueryContent>
  );
}

/** Also shown for another client's quote, so as not to reveal that it exists. */
function QuoteNotFound() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="We could not find this quote"
        text={ERROR_MESSAGES.notFound}
        actions={<ButtonLink href={SITE_PATHS.clientQuotes}>See all quotes</ButtonLink>}
      />
    </Card>
  );
}
