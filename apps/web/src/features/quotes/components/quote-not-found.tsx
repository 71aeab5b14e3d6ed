import { ERROR_MESSAGES } from '@cleaning/contract/messages';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';

/** There is no such quote, or it is somebody else's: nobody learns which. */
export function QuoteNotFound() {
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
