import { Code } from '@cleaning/ui/code';
import { fullName } from '@cleaning/contract/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { formatMoney, SERVICES, TIMELINES } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { STAFF_QUOTES_PATH, staffQuotePath } from '#domains/quotes/quote-paths.ts';
import { WaitingAge } from '#kit/lists/waiting-age.tsx';

export interface QuotesCardProps {
  readonly quotes: StaffToday['quotes'];
  readonly now: Date;
}

/** The quotes that wait for our answer, longest wait first. */
export function QuotesCard({ quotes, now }: QuotesCardProps) {
  return (
    <Card
      title="Quotes to answer"
      action={<ArrowLink href={STAFF_QUOTES_PATH}>All quotes</ArrowLink>}
    >
      {quotes.waiting.length === 0 ? (
        <Text tone="muted">Every quote has its answer.</Text>
      ) : (
        <RowList>
          {quotes.waiting.map((quote) => (
            <Row
              key={quote.id}
              href={staffQuotePath(quote.id)}
              lead={<WaitingAge since={quote.waiting_since} now={now} />}
              title={fullName(quote.client.first_name, quote.client.last_name)}
              detail={describe(quote)}
              end={quote.total_cents === null ? 'To price' : formatMoney(quote.total_cents)}
              endDetail={<Code>{quote.reference}</Code>}
            />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function describe(quote: StaffToday['quotes']['waiting'][number]) {
  const { service_id: service, suburb, timeline_id: timeline, status } = quote;
  const parts = [SERVICES[service].name, ...(suburb === null ? [] : [suburb])];
  if (timeline !== 'standard') parts.push(TIMELINES[timeline].name.toLowerCase());
  if (status === 'changes_requested') parts.push('wants changes');
  return parts.join(', ');
}
