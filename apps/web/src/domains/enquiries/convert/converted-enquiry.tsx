import { joinWithAnd } from '@cleaning/contract/rules';
import type { Enquiry } from '@cleaning/contract/enquiries';
import type { Quote } from '@cleaning/contract/quotes';
import { quoteStatusInWords } from '@cleaning/contract/quotes/rules';
import { SERVICES, sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Text } from '@cleaning/ui/text';
import { Timeline, type TimelineStep } from '@cleaning/ui/timeline';
import { useQuery } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-help';
import MessageCircle from 'lucide-react/icons/message-circle';
import { capitalise } from '#kit/lib/capitalise.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { roomPlural } from '#content/price-texts.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import {
  describeRelativeMoment,
  describeRelativeMomentInSentence,
} from '#kit/lib/describe-relative.ts';
import { messageAboutQuotePath, STAFF_MESSAGE_NEW_PATH } from '#domains/messages/message-paths.ts';
import { quoteEnquiryPath, staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { staffClientPath, withClient } from '#domains/clients/client-paths.ts';
import { Columns } from '#kit/page/columns.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { QuoteLinesTable } from '#domains/quotes/quote-lines-table.tsx';
import { QuoteStatusBadge } from '#domains/quotes/quote-status-badge.tsx';
import { readEnquiry } from '../reading/read-enquiry.ts';
import { STAFF_ENQUIRIES_PATH } from '../enquiry-paths.ts';
import { guessedRooms } from './conversion-values.ts';
import styles from './convert-enquiry.module.css';

export interface ConvertedEnquiryProps {
  readonly enquiry: Enquiry;
  readonly client: NonNullable<Enquiry['client']>;
}

/**
 * The client and quote that an enquiry was converted to, and the answers that are still missing.
 */
export function ConvertedEnquiry({ enquiry, client }: ConvertedEnquiryProps) {
  const api = useApi();
  const query = useQuery({
    ...api.getQuote.query({ id: enquiry.quote?.id ?? '' }),
    enabled: enquiry.quote !== null,
  });
  const quote = query.data;
  const [firstName = ''] = client.name.split(' ');
  return (
    <>
      <PageHead
        back={{ label: 'Enquiries', href: STAFF_ENQUIRIES_PATH }}
        title={noBreak(enquiry.quote === null ? client.name : `Quote ${enquiry.quote.reference}`)}
        badge={quote === undefined ? null : <QuoteStatusBadge quote={quote} reader="staff" />}
        text={
          quote === undefined ? undefined : (
            <>
              {`${SERVICES[quote.service_id].name} for `}
              <Link href={staffClientPath(client.id)}>{client.name}</Link>
              {quote.suburb === null ? '' : `, ${quote.suburb}`}
            </>
          )
        }
        action={
          <>
            <ButtonLink
              variant="outline"
              icon={<MessageCircle />}
              href={
                enquiry.quote === null
                  ? withClient(STAFF_MESSAGE_NEW_PATH, client.id)
                  : messageAboutQuotePath(client.id, enquiry.quote.id)
              }
            >
              {`Message ${firstName}`}
            </ButtonLink>
            <ButtonLink
              href={
                enquiry.quote === null
                  ? quoteEnquiryPath(client.id, enquiry.id)
                  : staffQuotePath(enquiry.quote.id)
              }
            >
              {enquiry.quote === null ? 'Quote this' : 'Open the quote'}
            </ButtonLink>
          </>
        }
      />
      <Outcome enquiry={enquiry} client={client} />
      <Columns
        side={
          <>
            {quote === undefined ? null : (
              <StillToAsk enquiry={enquiry} quote={quote} firstName={firstName} />
            )}
            <Card title="What was made">
              <Timeline steps={useSteps(enquiry, client, quote)} />
            </Card>
          </>
        }
      >
        {quote === undefined ? null : (
          <Card
            title="Lines"
            action={
              <Text as="span" tone="muted">
                From the price list
              </Text>
            }
            flush
          >
            <QuoteLinesTable caption={`Lines of ${quote.reference}`} quote={quote} />
          </Card>
        )}
      </Columns>
    </>
  );
}

function Outcome({ enquiry, client }: ConvertedEnquiryProps) {
  const now = useNow();
  const { status, answer, answered_at: at, email } = enquiry;
  return (
    <Alert tone="success" live title={noBreak(describeOutcome(enquiry.quote, client))}>
      <p>
        {status === 'closed' ? 'The enquiry is closed.' : 'The enquiry is open again.'}
        {answer === null || at === null
          ? ''
          : ` Your answer went to ${email}: ${describeRelativeMomentInSentence(at, now)}.`}
      </p>
    </Alert>
  );
}

function describeOutcome(
  quote: Enquiry['quote'],
  { name, is_new: isNew }: ConvertedEnquiryProps['client'],
): string {
  const started = quote === null ? '' : `${quote.reference} is started`;
  if (!isNew) return started === '' ? `${name} is a client.` : `${started} for ${name}.`;
  return started === '' ? `${name} is a client now.` : `${name} is a client now, and ${started}.`;
}

interface StillToAskProps {
  readonly enquiry: Enquiry;
  readonly quote: Quote;
  readonly firstName: string;
}

/** The answers that the draft needs before it can be sent, and the guessed ones. */
function StillToAsk({ enquiry, quote, firstName }: StillToAskProps) {
  const guessed = guessedRooms(quote.rooms, readEnquiry(enquiry, sydneyDateOf(quote.created_at)));
  const isPlaceKnown = [quote.address_line1, quote.suburb, quote.postcode].every(
    (part) => part !== null,
  );
  if (quote.status !== 'draft' || (guessed.length === 0 && isPlaceKnown)) return null;
  return (
    <Card title={`Still to ask ${firstName}`}>
      <ul className={styles['asks']}>
        {guessed.length === 0 ? null : (
          <li>
            <CircleHelp />
            {`${capitalise(joinWithAnd(guessed.map(roomPlural)))}: 1 of each is a guess`}
          </li>
        )}
        {isPlaceKnown ? null : (
          <li>
            <CircleHelp />
            {quote.suburb === null ? 'The whole address' : `The whole address in ${quote.suburb}`}
          </li>
        )}
      </ul>
      {isPlaceKnown ? null : (
        <p className={styles['note']}>The quote cannot be sent to us without an address.</p>
      )}
    </Card>
  );
}

function useSteps(
  enquiry: Enquiry,
  { name, is_new: isNew }: ConvertedEnquiryProps['client'],
  quote: Quote | undefined,
): TimelineStep[] {
  const now = useNow();
  const { status, received_at: receivedAt, closed_at: closedAt, closed_by: closer } = enquiry;
  const closed = closer === null ? 'Closed' : `Closed by ${closer}`;
  const made = closedAt === null ? [] : [describeRelativeMoment(closedAt, now)];
  return [
    {
      title: `Enquiry of ${enquiry.name}`,
      detail: [
        describeRelativeMoment(receivedAt, now),
        ...(status === 'closed' ? [closed] : []),
      ].join('. '),
      state: 'done',
    },
    {
      title: `Client ${name}`,
      detail: isNew ? [...made, 'Invitation sent'].join('. ') : 'A client before',
      state: 'done',
    },
    ...(quote === undefined
      ? []
      : [
          {
            title: `Quote ${quote.reference}`,
            detail: quoteStatusInWords(quote, 'staff'),
            state: 'current' as const,
          },
        ]),
  ];
}
