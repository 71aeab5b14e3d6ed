import { lateFeeName } from '@cleaning/contract/appointments/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#kit/lib/paths.ts';

export interface LateFeesCardProps {
  readonly fees: StaffToday['late_fees'];
}

/** The fees of late cancellations and missed visits that the office has to charge or waive. */
export function LateFeesCard({ fees: { count, waiting } }: LateFeesCardProps) {
  const more = count - waiting.length;
  return (
    <Card title="Late fees to decide">
      <RowList>
        {waiting.map((visit) => (
          <Row
            key={visit.id}
            href={staffVisitPath(visit.id)}
            title={visit.client_name}
            detail={`${lateFeeName(visit.status)}, ${describeShortDate(visit.appointment_date)}`}
            end={visit.terms_cents === null ? null : formatMoney(visit.terms_cents)}
          />
        ))}
      </RowList>
      {more > 0 ? (
        <Text tone="muted">
          {`${more} more ${more === 1 ? 'shows' : 'show'} here once these are decided.`}
        </Text>
      ) : null}
    </Card>
  );
}
