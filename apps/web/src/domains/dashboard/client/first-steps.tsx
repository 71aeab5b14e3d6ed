import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-quotes.svg';
import { Timeline } from '@cleaning/ui/timeline';
import Plus from 'lucide-react/icons/plus';

/** The dashboard of a new client. */
export function FirstSteps() {
  return (
    <>
      <Card>
        <EmptyState
          drawing={drawing}
          title="Know the price before we knock"
          text="Choose your rooms and see the price. Send it to us when you are ready. Nothing is booked until you approve your quote."
          actions={
            <>
              <ButtonLink href={SITE_PATHS.clientQuoteCreate} size="lg" icon={<Plus />}>
                Create a quote
              </ButtonLink>
              <ButtonLink href={SITE_PATHS.clientMessages} size="lg" variant="outline">
                Ask us first
              </ButtonLink>
            </>
          }
        />
      </Card>
      <Card title="How it goes">
        <Timeline
          steps={[
            {
              title: 'You choose your rooms',
              detail: 'You see the price at once.',
              state: 'current',
            },
            { title: 'We send you a quote', detail: 'It shows up here.', state: 'upcoming' },
            { title: 'You approve it', detail: 'Then we agree on a time.', state: 'upcoming' },
            { title: 'We clean, and send an invoice', state: 'upcoming' },
          ]}
        />
      </Card>
    </>
  );
}
