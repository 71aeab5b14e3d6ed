import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Link } from '@cleaning/ui/link';
import { Text } from '@cleaning/ui/text';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { staffVisitPath } from '../../visit-paths.ts';
import { AppointmentBadge } from '../../appointment-badge.tsx';
import { describeTimeRange } from '../../format-appointment.ts';
import { canBePlanned } from '../../plan/plan-draft.ts';
import { describeTrip } from './describe-calendar.ts';

export interface CalendarListProps {
  readonly calendar: Pick<StaffCalendar, 'appointments' | 'trips'>;
  /** The address where the time and the cleaner of a visit are changed. */
  readonly moveHref: (visit: AppointmentSummary) => string;
}

/** The visits of a day in order of their start, a line each, for reading a busy day at a glance. */
export function CalendarList({ calendar, moveHref }: CalendarListProps) {
  const { appointments } = calendar;
  const root = useRows<HTMLDivElement>();
  if (appointments.length === 0) {
    return (
      <Card>
        <EmptyState title="No visits on this day" text="Visits with a time show here." />
      </Card>
    );
  }
  return (
    <div ref={root}>
      <DataTable
        caption="Visits"
        dense
        columns={columnsFor({ calendar, moveHref })}
        rows={appointments}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

const columnsFor = ({
  calendar: { trips },
  moveHref,
}: CalendarListProps): DataColumn<AppointmentSummary>[] => [
  {
    key: 'time',
    header: 'Time',
    place: 'start',
    cell: (visit) => (
      <Text as="span" figures wrap="one-line" weight="bold">
        {describeTimeRange(visit)}
      </Text>
    ),
  },
  {
    key: 'client',
    header: 'Client',
    place: 'title',
    rowHeader: true,
    cell: ({ id, client_name: name }) => <Link href={staffVisitPath(id)}>{name}</Link>,
  },
  { key: 'suburb', header: 'Suburb', place: 'end', cell: ({ suburb }) => suburb },
  {
    key: 'cleaner',
    header: 'Cleaner',
    place: 'amount',
    cell: ({ staff_member: staff }) =>
      staff === null ? (
        <Text as="b" tone="danger">
          No cleaner
        </Text>
      ) : (
        staff.first_name
      ),
  },
  {
    key: 'drive',
    header: 'Drive there',
    place: 'wide',
    cell: ({ id }) => {
      const trip = trips.find(({ to_appointment_id: to }) => to === id);
      if (trip === undefined || trip.drive_minutes === null) return null;
      return (
        <Text as="span" tone={trip.is_tight ? 'danger' : undefined}>
          {describeTrip(trip)}
        </Text>
      );
    },
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: ({ status }) => <AppointmentBadge status={status} forTeam />,
  },
  {
    key: 'move',
    header: 'Move',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (visit) =>
      canBePlanned(visit) ? (
        <Link
          href={moveHref(visit)}
          aria-label={`Move the visit of ${visit.client_name}, ${describeTimeRange(visit)}`}
        >
          Move
        </Link>
      ) : null,
  },
];
