import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { isInPreparation } from '@cleaning/contract/state-machines';
import { SERVICES } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useDownloads } from '../../../shared/files/use-downloads.ts';
import { staffClientPath } from '../../../shared/lib/paths.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { DetailSkeleton } from '../../../shared/page/detail-skeleton.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { AlsoHere } from '../../../shared/presence/also-here.tsx';
import { QuoteStatusBadge } from '../../../shared/quotes/quote-status-badge.tsx';
import { OfferForm } from '../offer/offer-form.tsx';
import { SendNotice } from '../sending/send-notice.tsx';
import { useSending } from '../sending/use-sending.ts';
import { AskedCard } from './asked-card.tsx';
import { CommandsCard } from './commands-card.tsx';
import { DepositCard } from './deposit-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { ProgressCard } from './progress-card.tsx';

/** A quote as staff prepare it, and then follow it. */
export function StaffQuote({ id }: { readonly id: string }) {
  const { queries } = usePortalApi();
  const query = useQuery({
    ...queries.quotes.detail(id),
    // A send is over within seconds, and then the quote is with its client.
    refetchInterval: ({ state }) => (isBeingSent(state.data) ? 2000 : false),
  });
  const sending = useSending();
  return (
    <>
      <QueryContent
        query={query}
        what="this quote"
        skeleton={<DetailSkeleton label="Loading the quote" />}
        missing={<MissingQuote />}
        level={1}
        card
      >
        {(quote) => (
          <>
            <AlsoHere kind="quote" id={id} />
            <QuoteHead quote={quote} />
            {isInPreparation(quote) && !isBeingSent(quote) ? (
              <OfferForm quote={quote} sending={sending} asked={<AskedCard quote={quote} />} />
            ) : (
              <Columns
                panel
                side={
                  <>
                    <DepositCard quote={quote} />
                    <ProgressCard quote={quote} />
                  </>
                }
              >
                <OfferCard quote={quote} />
                <AskedCard quote={quote} />
                <CommandsCard quote={quote} />
              </Columns>
            )}
          </>
        )}
      </QueryContent>
      <SendNotice sending={sending} />
    </>
  );
}

const isBeingSent = (quote: Quote | undefined): boolean =>
  quote?.staff_details?.send_at !== null && quote?.staff_details?.send_at !== undefined;

function QuoteHead({ quote }: { readonly quote: Quote }) {
  const { quotePdf } = useDownloads();
  const { client, address_line1, suburb, postcode } = quote;
  const place = [address_line1, suburb, postcode].filter((part) => part !== null).join(', ');
  return (
    <PageHead
      back={{ label: 'Quotes', href: SITE_PATHS.staffQuotes }}
      title={
        quote.revision > 1
          ? `Quote ${quote.reference}, version ${quote.revision}`
          : `Quote ${quote.reference}`
      }
      badge={<QuoteStatusBadge quote={quote} reader="staff" />}
      text={
        <>
          {SERVICES[quote.service_id].name}
          {client === null ? null : (
            <>
              {' for '}
              <Link
                href={staffClientPath(client.id)}
              >{`${client.first_name} ${client.last_name}`}</Link>
            </>
          )}
          {place === '' ? '' : `, ${place}`}
        </>
      }
      action={
        quote.total_cents === null ? undefined : (
          <SaveFileButton label="PDF" variant="outline" load={() => quotePdf(quote.id)} />
        )
      }
    />
  );
}

function MissingQuote() {
  return (
    <Card>
      <EmptyState
        level={1}
        title="There is no such quote"
        text="It may be a draft that its client deleted."
        actions={
          <ButtonLink variant="outline" href={SITE_PATHS.staffQuotes}>
            See all quotes
          </ButtonLink>
        }
      />
    </Card>
  );
}
