import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserCheck from 'lucide-react/icons/user-check';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useDownloads } from '../../../shared/files/use-downloads.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { messageAboutQuotePath, staffClientPath } from '../../../shared/lib/paths.ts';
import { daysBetween } from '../../../shared/lib/plain-date.ts';
import { QuoteStatusBadge } from '../../../shared/quotes/quote-status-badge.tsx';
import type { Shortcut } from '../../../shared/shortcuts/shortcut-register.ts';
import { useShortcuts } from '../../../shared/shortcuts/use-shortcuts.tsx';
import { quoteTitle } from '../list/quote-labels.ts';
import { AssignDialog } from '../list/assign-dialog.tsx';

/** Which quote it is and whose, and what can be done with it in any of its states. */
export function QuoteHead({ quote }: { readonly quote: Quote }) {
  const { client, staff_details: details } = quote;
  return (
    <PageHead
      back={{ label: 'Quotes', href: SITE_PATHS.staffQuotes }}
      title={quoteTitle(quote)}
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
              <Link
                href={staffClientPath(client.id)}
              >{`${client.first_name} ${client.last_name}`}</Link>
            </>
          )}
          {placeOf(quote)}
          {details === null || details.owner === null
            ? ''
            : `. ${details.owner.first_name} looks after it.`}
        </>
      }
      action={<QuoteActions quote={quote} />}
    />
  );
}

/** How many days before its last one an offer is loud, as in the lists. */
const SOON_DAYS = 3;

/** That an offer without an answer ends within days. */
function EndsSoon({ quote: { status, valid_until } }: { readonly quote: Quote }) {
  const today = sydneyDateOf(useNow());
  if (status !== 'sent' || valid_until === null) return null;
  const days = daysBetween(today, valid_until);
  if (days < 0 || days > SOON_DAYS) return null;
  return <Badge tone="warning">{ENDS[days] ?? `Ends in ${days} days`}</Badge>;
}

const ENDS: Readonly<Record<number, string>> = { 0: 'Ends today', 1: 'Ends tomorrow' };

function QuoteActions({ quote }: { readonly quote: Quote }) {
  const { quotePdf } = useDownloads();
  const [isGiving, setGiving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, client } = quote;
  return (
    <>
      {quote.total_cents === null ? null : (
        <SaveFileButton label="PDF" variant="outline" load={() => quotePdf(id)} />
      )}
      <Button variant="outline" icon={<UserCheck />} onClick={() => setGiving(true)}>
        Give to
      </Button>
      {client === null ? null : <MessageLink quoteId={id} client={client} />}
      {refusal === null ? null : (
        <Alert tone="danger" title="Not given" live>
          <p>{refusal}</p>
        </Alert>
      )}
      <AssignDialog
        open={isGiving}
        quotes={[quote]}
        onClose={() => setGiving(false)}
        onDone={([result]) => {
          setGiving(false);
          setRefusal(result?.error?.detail ?? null);
        }}
      />
    </>
  );
}

interface MessageLinkProps {
  readonly quoteId: string;
  readonly client: NonNullable<Quote['client']>;
}

function MessageLink({ quoteId, client }: MessageLinkProps) {
  const navigate = useNavigate();
  const href = messageAboutQuotePath(client.id, quoteId);
  const label = `Message ${client.first_name}`;
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [{ keys: ['M'], group: 'Writing', label, run: () => void navigate(href) }],
    [href, label, navigate],
  );
  useShortcuts(shortcuts);
  return (
    <ButtonLink variant="outline" icon={<MessageCircle />} href={href}>
      {label}
    </ButtonLink>
  );
}

function placeOf({ address_line1, suburb, postcode }: Quote): string {
  const place = [address_line1, suburb, postcode].filter((part) => part !== null).join(', ');
  return place === '' ? '' : `, ${place}`;
}
