import type { AppointmentSummary } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { ServiceName } from '../../../shared/quotes/service-name.tsx';
import { AppointmentBadge } from '../../../shared/appointments/appointment-badge.tsx';
import { describeShortDay, describeTime } from '../../../shared/appointments/format-appointment.ts';
import styles from './appointments.module.css';
import type { OpenVisit } from './visit-dialogs.tsx';

export interface PastVisitsProps {
  visits: readonly AppointmentSummary[];
  onOpen: OpenVisit;
}

/** Visits that are over, the latest first. */
export function PastVisits({ visits, onOpen }: PastVisitsProps) {
  return (
    <section className={styles['part']} aria-labelledby="past-visits">
      <h2 id="past-visits" className={styles['heading']}>
        Past
      </h2>
      <DataTable
        caption="Your past visits"
        columns={columns(onOpen)}
        rows={visits}
        rowKey={(visit) => visit.id}
      />
    </section>
  );
}

const columns = (onOpen: OpenVisit): readonly DataColumn<AppointmentSummary>[] => [
  {
    key: 'date',
    header: 'Date',
    place: 'start',
    rowHeader: true,
    cell: (visit) => <span className={styles['date']}>{describeShortDay(visit.visit_date)}</span>,
  },
  {
    key: 'service',
    header: 'Service',
    place: 'title',
    cell: (visit) => <ServiceName serviceId={visit.service_id} />,
  },
  {
    key: 'time',
    header: 'Time',
    place: 'end',
    cell: (visit) => <span className={styles['count']}>{describeTime(visit)}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (visit) => <AppointmentBadge status={visit.status} />,
  },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (visit) => (
      <Button size="sm" variant="outline" onClick={() => onOpen('details', visit)}>
        See details <VisuallyHidden>{visit.reference}</VisuallyHidden>
      </Button>
    ),
  },
];
