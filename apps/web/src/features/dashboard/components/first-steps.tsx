import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-quotes.svg';
import Plus from 'lucide-react/icons/plus';

/** The dashboard of a client who has no quote yet. */
export function FirstSteps() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="Know the price before we knock"
        text="Choose your rooms and see the price. Send it to us when you are ready. Nothing is booked until you approve your quote."
        actions={
          <ButtonLink href={SITE_PATHS.clientQuoteCreate} size="lg" icon={<Plus />}>
            Create a quote
          </ButtonLink>
        }
      />
    </Card>
  );
}
