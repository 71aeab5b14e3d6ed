import type { AppointmentSummary } from '@cleaning/contract/appointments';
import { lateFeeName } from '@cleaning/contract/appointments/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';

/** The fees of late cancellations and missed visits that the office has to charge or waive. */
export function LateFeesCard({ fees }: { readonly fees: StaffToday['late_fees'] }) {
  return (
    <WaitingVisits
      title="Late fees to decide"
      visits={fees}
      detailOf={({ status, appointment_date: date }) =>
        `${lateFeeName(status)}, ${describeShortDate(date)}`
      }
      endOf={({ terms_cents: cents }) => (cents === null ? null : formatMoney(cents))}
      once="decided"
    />
  );
}

/**
 * The visits of past days that nobody completed. Until the office records them, they are on no invoice
 * and keep their timesheet from being approved.
 */
export function UnfinishedCard({ unfinished }: { readonly unfinished: StaffToday['unfinished'] }) {
  return (
    <WaitingVisits
      title="Visits that nobody completed"
      visits={unfinished}
      detailOf={({ staff_member: cleaner, appointment_date: date }) =>
        `${describeShortDate(date)}, ${cleaner?.first_name ?? 'nobody was to come'}`
      }
      endOf={({ status }) => (status === 'in_progress' ? 'Still under way' : 'Not started')}
      once="recorded"
    />
  );
}

interface WaitingVisitsProps<Visit> {
  readonly title: string;
  readonly visits: { readonly count: number; readonly waiting: readonly Visit[] };
  readonly detailOf: (visit: Visit) => string;
  readonly endOf: (visit: Visit) => string | null;
  /** What is to be done with them: the others show once these are decided. */
  readonly once: string;
}

/** The first of the visits that wait for the office, each with its page, and how many more there are. */
function WaitingVisits<Visit extends AppointmentSummary>(props: WaitingVisitsProps<Visit>) {
  const { title, visits, detailOf, endOf, once } = props;
  const more = visits.count - visits.waiting.length;
  return (
    <Card title={title}>
      <RowList>
        {visits.waiting.map((visit) => (
          <Row
            key={visit.id}
            href={staffVisitPath(visit.id)}
            title={visit.client_name}
            detail={detailOf(visit)}
            end={endOf(visit)}
          />
        ))}
      </RowList>
      {more > 0 ? (
        <Text tone="muted">
          {`${more} more ${more === 1 ? 'shows' : 'show'} here once these are ${once}.`}
        </Text>
      ) : null}
    </Card>
  );
}
