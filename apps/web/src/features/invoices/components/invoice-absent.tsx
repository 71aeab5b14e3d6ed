import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { QueryContent, type QueryState } from '../../../shared/lists/query-content.tsx';
import { DetailSkeleton } from '../../../shared/page/detail-skeleton.tsx';

/** In place of an invoice that is loading, missing or could not be read. */
export function InvoiceAbsent({ query }: { readonly query: QueryState<unknown> }) {
  return (
    <QueryContent
      query={query}
      what="this invoice"
      skeleton={<DetailSkeleton label="Loading the invoice" />}
      missing={<InvoiceNotFound />}
      card
    >
      {() => null}
    </QueryContent>
  );
}

/** There is no such invoice, or it is somebody else's: nobody learns which. */
function InvoiceNotFound() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="We could not find this invoice"
        text={ERROR_MESSAGES.notFound}
        actions={<ButtonLink href={SITE_PATHS.clientInvoices}>See all invoices</ButtonLink>}
      />
    </Card>
  );
}
