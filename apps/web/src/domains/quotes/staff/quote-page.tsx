import type { Quote } from '@cleaning/contract/quotes';
import {
  isEditableByClient,
  isInPreparation,
  isUnsentOfOffice,
} from '@cleaning/contract/quotes/rules';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { withClient } from '#domains/clients/client-paths.ts';
import { WithAddresses } from '#domains/clients/with-addresses.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { MissingRecord } from '#kit/page/missing-record.tsx';
import { Presence } from '#kit/presence/presence.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import { QuoteFilesCard } from '../files/quote-files-card.tsx';
import { STAFF_QUOTE_NEW_PATH, STAFF_QUOTES_PATH } from '../quote-paths.ts';
import { DepositCard } from './deposit/deposit-card.tsx';
import { AboutCard } from './detail/about-card.tsx';
import { ClientRequestCard } from './detail/client-request-card.tsx';
import { CommandsCard } from './detail/commands-card.tsx';
import { NextToAnswer } from './detail/next-to-answer.tsx';
import { OfferCard } from './detail/offer-card.tsx';
import { ProgressCard } from './detail/progress-card.tsx';
import { QuoteHead } from './detail/quote-head.tsx';
import { ChangeOffer } from './offer/change-offer.tsx';
import { OfferForm } from './offer/offer-form.tsx';
import { OfficeForm } from './office/office-form.tsx';
import { SendNotice } from './sending/send-notice.tsx';
import { usePendingSends, useResumedSends } from './sending/use-pending-sends.ts';

export const handle = { title: 'Quote' };

export { prefetchStaffQuote as prefetch } from './prefetch-staff-quotes.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffQuote key={id} id={id} />;
}

/** The quote page for staff, to prepare a quote and to follow it up. */
function StaffQuote({ id }: { readonly id: string }) {
  const api = useApi();
  const query = useQuery({
    ...api.getQuote.query({ id }),
    // Polled, because a send takes effect within seconds and the email goes out soon after.
    refetchInterval: ({ state: { data } }) =>
      isBeingSent(data) ? 2000 : isMailWaiting(data) ? 10_000 : false,
  });
  const pendingSends = usePendingSends();
  const [changed, setChanged] = useState<Quote | null>(null);
  // The button that was pressed goes with the form or the card that it led from.
  useFocusAfterChange(
    query.data === undefined ? null : describeStep(query.data, changed !== null),
    (before) => {
      if (before !== null) focusHeading();
    },
    { onlyIfLost: true },
  );
  useResumedSends(pendingSends, query.data === undefined ? undefined : [asFound(query.data)]);
  return (
    <>
      <SendNotice pendingSends={pendingSends} />
      <QueryContent
        query={query}
        what="this quote"
        skeleton={<DetailSkeleton label="Loading the quote" />}
        missing={
          <MissingRecord
            title="There is no such quote"
            text="It may be a draft that was deleted."
            link={{ label: 'See all quotes', href: STAFF_QUOTES_PATH }}
          />
        }
        level={1}
        card
      >
        {(quote) => (
          <>
            <Presence kind="quote" id={id} />
            <QuoteHead
              quote={quote}
              onChange={
                changed === null && quote.available_commands.includes('change')
                  ? () => setChanged(quote)
                  : null
              }
            />
            {isUnsentOfOffice(quote) && !isBeingSent(quote) ? (
              <WithAddresses client={{ id: quote.client?.id ?? '' }}>
                {(addresses) => (
                  <OfficeForm quote={quote} addresses={addresses} pendingSends={pendingSends} />
                )}
              </WithAddresses>
            ) : isInPreparation(quote) && !isBeingSent(quote) ? (
              <OfferForm
                quote={quote}
                pendingSends={pendingSends}
                requestCard={
                  <>
                    <ClientRequestCard quote={quote} />
                    <QuoteFilesCard quote={quote} isForOffice />
                  </>
                }
              />
            ) : changed !== null ? (
              <ChangeOffer quote={changed} current={quote} onClose={() => setChanged(null)} />
            ) : (
              <OfferedQuote quote={quote} />
            )}
            <KeyHints hints={HINTS} />
          </>
        )}
      </QueryContent>
    </>
  );
}

/** What of the quote is on the page: another form or card with each. */
const describeStep = (quote: Quote, isChanging: boolean): string =>
  `${quote.status} ${quote.revision} ${isBeingSent(quote)} ${isChanging}`;

const asFound = ({ staff_details: details, ...quote }: Quote) => ({
  ...quote,
  send_at: details?.send_at ?? null,
});

const isBeingSent = (quote: Quote | undefined): boolean =>
  quote?.staff_details?.send_at !== null && quote?.staff_details?.send_at !== undefined;

const isMailWaiting = (quote: Quote | undefined): boolean =>
  quote?.staff_details?.offer_mail?.state === 'waiting';

const HINTS = [
  { keys: ['M'], label: 'message' },
  { keys: ['Esc'], label: 'back to quotes' },
  { keys: ['?'], label: 'all shortcuts' },
];

/** A quote that is not in preparation: the offer and what comes next. */
function OfferedQuote({ quote }: { readonly quote: Quote }) {
  return (
    <Columns
      panel
      side={
        <>
          <DepositCard quote={quote} />
          <ProgressCard quote={quote} />
          <AboutCard quote={quote} />
          <NextToAnswer quoteId={quote.id} />
        </>
      }
    >
      <ClientDraftNote quote={quote} />
      <OfferCard quote={quote} />
      <ClientRequestCard quote={quote} />
      <QuoteFilesCard quote={quote} isForOffice />
      <CommandsCard quote={quote} />
    </Columns>
  );
}

/**
 * Says whose turn it is with a draft that its client has not sent to us, such as one made of an enquiry:
 * nothing on its page is for the office to do, and no list of what waits has it.
 */
function ClientDraftNote({ quote }: { readonly quote: Quote }) {
  const { client } = quote;
  if (client === null || !isEditableByClient(quote)) return null;
  const name = client.first_name;
  return (
    <Alert tone="info" title={`${name} has not sent this to us yet`}>
      <p>{`${name} checks this draft and sends it to us. You price it then. To price it yourself today, write a new quote: ${name} gets that one from you.`}</p>
      <ButtonLink size="sm" variant="outline" href={withClient(STAFF_QUOTE_NEW_PATH, client.id)}>
        New quote for {name}
      </ButtonLink>
    </Alert>
  );
}
