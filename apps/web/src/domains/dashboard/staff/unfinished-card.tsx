import type { StaffToday } from '@cleaning/contract/staff';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#kit/lib/paths.ts';

interface UnfinishedCardProps {
  readonly unfinished: StaffToday['unfinished'];
}

/**
 * The visits of past days that nobody completed. Until the office records them, they are on no invoice
 * and on no timesheet.
 */
export function UnfinishedCard({ unfinished: { count, waiting } }: UnfinishedCardProps) {
  const more = count - waiting.length;
  return (
    <Card title="Visits that nobody completed">
      <RowList>
        {waiting.map((visit) => (
          <Row
            key={visit.id}
            href={staffVisitPath(visit.id)}
            title={visit.client_name}
            detail={`${describeShortDate(visit.appointment_date)}, ${visit.staff_member?.first_name ?? 'nobody was to come'}`}
            end={visit.status === 'in_progress' ? 'Still under way' : 'Not started'}
          />
        ))}
      </RowList>
      {more > 0 ? (
        <Text tone="muted">
          {`${more} more ${more === 1 ? 'shows' : 'show'} here once these are recorded.`}
        </Text>
      ) : null}
    </Card>
  );
}
