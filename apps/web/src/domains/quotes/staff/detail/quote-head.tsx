import type { Quote } from '@cleaning/contract/quotes';
import { isInPreparation, isUnsentOfOffice } from '@cleaning/contract/quotes/rules';
import { fullName } from '@cleaning/contract/rules';
import { daysBetween } from '@cleaning/ndis';
import { SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { staffClientPath } from '#domains/clients/client-paths.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';
import { quoteTitle } from '../list/quote-labels.ts';
import { STAFF_QUOTES_PATH } from '../../quote-paths.ts';
import { QuoteActions } from './quote-actions.tsx';

export interface QuoteHeadProps {
  readonly quote: Quote;
  /** Opens the form that changes an offer; null where it cannot be changed. */
  readonly onChange: (() => void) | null;
}

/** The quote's reference and client, and the actions of every status. */
export function QuoteHead({ quote, onChange }: QuoteHeadProps) {
  const { client, staff_details: details } = quote;
  const listPath = useLastListPath(STAFF_QUOTES_PATH);
  return (
    <PageHead
      back={{ label: 'Quotes', href: listPath }}
      title={noBreak(quoteTitle(quote))}
      badge={
        <>
          <QuoteStatusBadge quote={quote} reader="staff" />
          <EndsSoon quote={quote} />
        </>
      }
      text={
        <>
          {SERVICES[quote.service_id].name}
          {client === null ? null : (
            <>
              {' for '}
              <Link href={staffClientPath(client.id)}>
                {fullName(client.first_name, client.last_name)}
              </Link>
            </>
          )}
          {formatPlace(quote)}
          {isUnsentOfOffice(quote) ? '. Only the office sees it.' : ''}
          {!isInPreparation(quote) || details === null || details.owner === null
            ? ''
            : `${isUnsentOfOffice(quote) ? '' : '.'} ${details.owner.first_name} looks after it.`}
        </>
      }
      action={<QuoteActions quote={quote} onChange={onChange} />}
    />
  );
}

/** How many days before its last day an offer is highlighted, as in the lists. */
const SOON_DAYS = 3;

/** Warns that an unanswered offer expires in a few days. */
function EndsSoon({ quote: { status, valid_until } }: { readonly quote: Quote }) {
  const today = sydneyDateOf(useNow());
  if (status !== 'sent' || valid_until === null) return null;
  const days = daysBetween(today, valid_until);
  if (days < 0 || days > SOON_DAYS) return null;
  return <Badge tone="warning">{ENDS[days] ?? `Ends in ${days} days`}</Badge>;
}

const ENDS: Readonly<Record<number, string>> = { 0: 'Ends today', 1: 'Ends tomorrow' };

function formatPlace({ address_line1, suburb, postcode }: Quote): string {
  const town = [suburb, postcode === null ? null : `NSW ${postcode}`]
    .filter((part) => part !== null)
    .join(' ');
  const place = [address_line1, town].filter((part) => part !== null && part !== '').join(', ');
  return place === '' ? '' : `, ${place}`;
}
