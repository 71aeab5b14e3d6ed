import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-quotes.svg';
import Plus from 'lucide-react/icons/plus';

/** What a client sees before their first quote. */
export function NoQuotes() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No quotes yet"
        text="Start with the calculator. It takes a few taps, and you can change anything before you send it to us."
        actions={
          <>
            <ButtonLink href={SITE_PATHS.clientQuoteCreate} size="lg" icon={<Plus />}>
              Create a quote
            </ButtonLink>
            <ButtonLink href={SITE_PATHS.clientMessages} size="lg" variant="outline">
              Ask us a question
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}
