import type { Quote } from '@cleaning/contract/quotes';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { describeAddons, describeQuoteTiming, describeRooms } from '../../format-quote.ts';
import styles from './client-request-card.module.css';

/** The client's request, including their own notes. */
export function ClientRequestCard({ quote }: { readonly quote: Quote }) {
  const changeRequest = quote.events.findLast(({ command }) => command === 'request_changes');
  const { client, submitted_at: submittedAt } = quote;
  return (
    <Card
      title={
        quote.origin === 'office'
          ? 'What we clean'
          : `What ${client?.first_name ?? 'the client'} asked for`
      }
      action={
        submittedAt === null ? undefined : (
          <Text as="small" tone="muted">
            {formatInstant(submittedAt, 'date-time')}
          </Text>
        )
      }
    >
      {changeRequest?.reason === undefined || changeRequest.reason === null ? null : (
        <blockquote className={styles['said']}>
          <p>{changeRequest.reason}</p>
          <footer>{formatInstant(changeRequest.occurred_at, 'date-time')}</footer>
        </blockquote>
      )}
      <dl className={styles['facts']}>
        {listFacts(quote).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function listFacts({ preferred_date: day, access_notes: notes, ...quote }: Quote) {
  return [
    { label: 'Rooms', value: describeRooms(quote.rooms) },
    { label: 'Extras', value: describeAddons(quote.addon_ids) },
    { label: 'Timing', value: describeQuoteTiming(quote) },
    { label: 'How often', value: describeHowOften(quote.interval_weeks) },
    { label: 'First choice', value: describeWish(day, quote.preferred_time) },
    ...(quote.second_date === null
      ? []
      : [{ label: 'Second choice', value: describeWish(quote.second_date, quote.second_time) }]),
    ...listReasons(quote),
    { label: 'Getting in', value: notes === '' ? 'Nothing said' : notes },
  ];
}

/** Why we agreed on another timing than that of the day, or on a place outside our areas. */
function listReasons({ staff_details: details }: Pick<Quote, 'staff_details'>) {
  const timing = details?.timeline_reason ?? null;
  const place = details?.outside_area_reason ?? null;
  return [
    ...(timing === null ? [] : [{ label: 'Why this timing', value: timing }]),
    ...(place === null ? [] : [{ label: 'Why outside our areas', value: place }]),
  ];
}
