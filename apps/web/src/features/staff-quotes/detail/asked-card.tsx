import type { Quote } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { describeShortDay } from '../../../shared/appointments/format-appointment.ts';
import {
  describeAddons,
  describeQuoteTiming,
  describeRooms,
} from '../../../shared/quotes/format-quote.ts';
import styles from './asked-card.module.css';

/** What the client asked for, in their own words where they wrote some. */
export function AskedCard({ quote }: { readonly quote: Quote }) {
  const said = quote.events.findLast(({ command }) => command === 'request_changes');
  const { client, submitted_at } = quote;
  return (
    <Card title={`What ${client?.first_name ?? 'the client'} asked for`}>
      {said?.reason === undefined || said.reason === null ? null : (
        <blockquote className={styles['said']}>
          <p>{said.reason}</p>
          <footer>{formatInstant(said.occurred_at, 'date-time')}</footer>
        </blockquote>
      )}
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Rooms', value: describeRooms(quote.rooms) },
          { label: 'Extras', value: describeAddons(quote.addon_ids) },
          { label: 'Timing', value: describeQuoteTiming(quote) },
          {
            label: 'First choice',
            value:
              quote.preferred_date === null
                ? 'No day given'
                : describeShortDay(quote.preferred_date),
          },
          {
            label: 'Getting in',
            value: quote.access_notes === '' ? 'Nothing said' : quote.access_notes,
          },
          ...(submitted_at === null
            ? []
            : [{ label: 'Asked on', value: formatInstant(submitted_at, 'date-time') }]),
        ]}
      />
    </Card>
  );
}
