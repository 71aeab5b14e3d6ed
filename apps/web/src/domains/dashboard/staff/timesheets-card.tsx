import { plural } from '@cleaning/contract/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { describeWeek } from '#domains/timesheets/describe-sheet.ts';
import { timesheetsPath } from '#domains/timesheets/sheet-paths.ts';
import { weeksToApprove } from '../weeks-to-approve.ts';

/** The weeks that are over and have hours to approve before they are paid; nothing without one. */
export function TimesheetsCard({ today }: { readonly today: StaffToday }) {
  const weeks = weeksToApprove(today);
  return weeks.length === 0 ? null : (
    <Card title="Timesheets to approve">
      <RowList>
        {weeks.map(({ week, count }) => (
          <Row
            key={week}
            href={timesheetsPath(week)}
            title={describeWeek(week)}
            detail={plural(count, 'timesheet')}
            end={<ArrowRight />}
          />
        ))}
      </RowList>
    </Card>
  );
}
