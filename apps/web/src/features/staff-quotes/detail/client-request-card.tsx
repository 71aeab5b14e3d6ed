import type { Quote } from '@cleaning/contract';
import { formatInstant } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { describeShortDay } from '../../../shared/appointments/format-appointment.ts';
import {
  describeAddons,
  describeQuoteTiming,
  describeRooms,
} from '../../../shared/quotes/format-quote.ts';
import styles from './client-request-card.module.css';

/** The client's request, including their own notes. */
export function ClientRequestCard({ quote }: { readonly quote: Quote }) {
  const changeRequest = quote.events.findLast(({ command }) => command === 'request_changes');
  const { client, submitted_at: submittedAt } = quote;
  return (
    <Card
      title={`What ${client?.first_name ?? 'the client'} asked for`}
      action={
        submittedAt === null ? undefined : (
          <small className={styles['when']}>{formatInstant(submittedAt, 'date-time')}</small>
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
        {factsOf(quote).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function factsOf({ preferred_date: day, access_notes: notes, ...quote }: Quote) {
  return [
    { label: 'Rooms', value: describeRooms(quote.rooms) },
    { label: 'Extras', value: describeAddons(quote.addon_ids) },
    { label: 'Timing', value: describeQuoteTiming(quote) },
    { label: 'First choice', value: day === null ? 'No day given' : describeShortDay(day) },
    { label: 'Getting in', value: notes === '' ? 'Nothing said' : notes },
  ];
}
