import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';

/** What a client sees before their first invoice. */
export function NoInvoices() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No invoices yet"
        text="After a clean we send you an invoice by email, and keep a copy here."
        actions={
          <ButtonLink href={SITE_PATHS.clientQuotes} size="lg">
            See my quotes
          </ButtonLink>
        }
      />
    </Card>
  );
}
