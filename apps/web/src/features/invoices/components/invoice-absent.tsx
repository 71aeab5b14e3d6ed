import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { ErrorState } from '@cleaning/ui/error-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { errorMessage, isMissing } from '../../../shared/errors/api-errors.ts';
import { DetailSkeleton } from '../../../shared/portal-page/index.ts';

export interface InvoiceAbsentProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** In place of an invoice that is still coming, missing or could not be read. */
export function InvoiceAbsent({ error, retrying, onRetry }: InvoiceAbsentProps) {
  if (error === null) return <DetailSkeleton label="Loading the invoice" />;
  if (isMissing(error)) return <InvoiceNotFound />;
  return (
    <Card>
      <ErrorState
        title="We could not load this invoice"
        message={errorMessage(error)}
        retrying={retrying}
        onRetry={onRetry}
      />
    </Card>
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
