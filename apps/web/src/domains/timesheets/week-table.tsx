import type { TimesheetSummary, TimesheetWeek } from '@cleaning/contract/timesheets';
import { datesOfWeek } from '@cleaning/contract/timesheets/rules';
import { fullName, plural } from '@cleaning/contract/rules';
import { Badge } from '@cleaning/ui/badge';
import { type DataColumn, DataTable, FoldedText } from '@cleaning/ui/data-table';
import { Text } from '@cleaning/ui/text';
import { Link } from '@cleaning/ui/link';
import { dayParts } from '#domains/appointments/format-appointment.ts';
import { inHours, sheetState, sumMinutes } from './describe-sheet.ts';
import { timesheetPath } from './sheet-paths.ts';

/** The hours of a week by cleaner and day, planned beside worked. */
export function WeekTable({ data: { week, timesheets } }: { readonly data: TimesheetWeek }) {
  const sum = (of: (totals: TimesheetSummary['totals']) => number) =>
    inHours(timesheets.reduce((total, { totals }) => total + of(totals), 0));
  return (
    <DataTable
      caption="Hours and minutes by cleaner"
      columns={listColumns(week)}
      rows={timesheets}
      rowKey={({ cleaner }) => cleaner.id}
      dense
      totals={[
        {
          label: plural(timesheets.length, 'cleaner'),
          value: inHours(sumMinutes(timesheets)),
          strong: true,
          parts: {
            planned: sum((totals) => totals.planned_minutes),
            visits: sum((totals) => totals.worked_minutes),
            travel: sum((totals) => totals.travel_minutes),
            extra: sum((totals) => totals.extra_minutes),
          },
        },
      ]}
    />
  );
}

const listColumns = (week: string): readonly DataColumn<TimesheetSummary>[] => [
  {
    key: 'cleaner',
    header: 'Cleaner',
    place: 'title',
    rowHeader: true,
    cell: ({ cleaner }) => (
      <Link href={timesheetPath(cleaner.id, week)}>
        {fullName(cleaner.first_name, cleaner.last_name)}
      </Link>
    ),
  },
  ...datesOfWeek(week).map((date, index): DataColumn<TimesheetSummary> => {
    const { weekday, day } = dayParts(date);
    return {
      key: date,
      header: `${weekday.slice(0, 3)} ${day}`,
      place: 'hidden',
      align: 'end',
      cell: ({ totals }) => {
        const minutes = totals.days[index]?.worked_minutes ?? 0;
        return minutes === 0 ? '–' : inHours(minutes);
      },
    };
  }),
  {
    key: 'planned',
    header: 'Planned',
    place: 'end',
    align: 'end',
    cell: ({ totals }) => <Figure name="Planned" minutes={totals.planned_minutes} />,
  },
  {
    key: 'visits',
    header: 'Worked',
    place: 'start',
    align: 'end',
    cell: ({ totals }) => <Figure name="Worked" minutes={totals.worked_minutes} />,
  },
  {
    key: 'travel',
    header: 'Travel',
    place: 'hidden',
    align: 'end',
    cell: ({ totals }) => inHours(totals.travel_minutes),
  },
  {
    key: 'extra',
    header: 'Extra',
    place: 'hidden',
    align: 'end',
    cell: ({ totals }) => (totals.extra_minutes === 0 ? '–' : inHours(totals.extra_minutes)),
  },
  {
    key: 'state',
    header: 'State',
    place: 'status',
    cell: (sheet) => {
      const { label, tone } = sheetState(sheet);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'total',
    header: 'To pay',
    place: 'amount',
    align: 'end',
    cell: ({ totals }) => <b>{inHours(totals.total_minutes)}</b>,
  },
];

/** A figure whose name stands beside it where the table is folded and has no headings. */
function Figure({ name, minutes }: { readonly name: string; readonly minutes: number }) {
  return (
    <>
      <FoldedText>
        <Text as="span" tone="muted">{`${name} `}</Text>
      </FoldedText>
      {inHours(minutes)}
    </>
  );
}
