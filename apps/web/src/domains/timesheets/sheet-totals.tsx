import type { Timesheet } from '@cleaning/contract/timesheets';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import { describeMoment } from '#domains/appointments/format-appointment.ts';
import { inHours } from './describe-sheet.ts';

/** What a week adds up to, planned beside worked, and where the travel comes from. */
export function SheetTotals({ sheet }: { readonly sheet: Timesheet }) {
  const { totals, approved_at: approvedAt, approved_by: approvedBy } = sheet;
  return (
    <Card title="The week">
      <Stack gap="space-3">
        <SummaryList
          layout="facts"
          rows={[
            { label: 'Planned', value: inHours(totals.planned_minutes) },
            { label: 'Worked', value: inHours(totals.worked_minutes) },
            { label: 'Travel', value: inHours(totals.travel_minutes) },
            ...(totals.extra_minutes === 0
              ? []
              : [{ label: 'Extra', value: inHours(totals.extra_minutes) }]),
            { label: 'To pay', value: <b>{inHours(totals.total_minutes)}</b> },
          ]}
        />
        <Text tone="muted">
          Travel is the drive between visits, estimated by the distance of the suburbs. The way from
          and to home is not paid.
        </Text>
        {approvedAt === null ? null : (
          <Text tone="muted">{`${approvedBy ?? 'A deleted user'} approved it on ${describeMoment(approvedAt)}.`}</Text>
        )}
      </Stack>
    </Card>
  );
}
