import type { TimesheetWeek } from '@cleaning/contract/timesheets';
import { dayAfterWeek, mondayOf } from '@cleaning/contract/timesheets/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Pagination } from '@cleaning/ui/pagination';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import {
  describeDay,
  describeMinutes,
  describeMoment,
} from '#domains/appointments/format-appointment.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { ApproveWeek } from './approve-week.tsx';
import { describeMoved, hasChangedSincePayroll, isReady, sumMinutes } from './describe-sheet.ts';
import { ExportWeek } from './export-week.tsx';
import { PayrollExports } from './payroll-exports.tsx';
import { timesheetPath, timesheetsPath, weekInAddress } from './sheet-paths.ts';
import { WeekSwitch } from './week-switch.tsx';
import { WeekTable } from './week-table.tsx';

export const handle = { title: 'Timesheets' };

export const prefetch: Prefetch = ({ api, read, search }) => {
  void read(
    api.listTimesheets.query({ week: weekInAddress(search, new Date()), page: pageIn(search) }),
  );
};

/** What everyone worked in a week, to approve and to export for payroll. */
export function Component() {
  const api = useApi();
  const [search] = useSearchParams();
  const now = useNow();
  const week = weekInAddress(search, now);
  const asked = api.listTimesheets.query({ week, page: pageIn(search) });
  const query = useQuery(asked);
  // The choice of the week keeps its place, and the focus, while another week loads.
  const { data: weeks } = useQuery({
    ...asked,
    select: weeksIn,
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="space-4">
      <PageHead
        title="Timesheets"
        text="Hours from completed visits, and the drive between them."
        action={query.data === undefined ? null : <WeekActions data={query.data} />}
      />
      <WeekSwitch
        week={week}
        last={mondayOf(sydneyDateOf(now))}
        hrefFor={timesheetsPath}
        weeks={weeks}
      />
      <QueryContent query={query} what="the timesheets" lines={6} card>
        {(data) => <Week key={data.week} data={data} />}
      </QueryContent>
    </Stack>
  );
}

const weeksIn = ({ weeks }: TimesheetWeek) => weeks ?? [];

/** The steps of a week: approve what is ready, then export what is approved. */
function WeekActions({ data }: { readonly data: TimesheetWeek }) {
  const [asked, setAsked] = useState<'approve' | 'export' | null>(null);
  const ready = data.timesheets.filter(isReady);
  const approved = data.timesheets.filter(({ status }) => status === 'approved');
  const close = () => setAsked(null);
  return (
    <>
      {approved.length === 0 ? null : (
        <Button
          variant={ready.length === 0 ? 'primary' : 'outline'}
          icon={<Download />}
          onClick={() => setAsked('export')}
        >
          Export for payroll
        </Button>
      )}
      {ready.length === 0 ? null : (
        <Button icon={<CircleCheck />} onClick={() => setAsked('approve')}>
          {`Approve ${ready.length}, ${describeMinutes(sumMinutes(ready))}`}
        </Button>
      )}
      {asked === 'approve' ? <ApproveWeek data={data} onClose={close} /> : null}
      {asked === 'export' ? <ExportWeek data={data} onClose={close} /> : null}
    </>
  );
}

function Week({ data }: { readonly data: TimesheetWeek }) {
  const { week, timesheets, exports, is_over: isOver } = data;
  if (timesheets.length === 0) {
    return (
      <EmptyState
        title="Nobody cleaned in this week"
        text="Hours show here as visits are completed."
      />
    );
  }
  return (
    <Stack gap="space-4">
      {isOver ? null : (
        <Alert tone="info" title="This week is not over">
          <p>{`Hours show here as visits are completed. It can be approved from ${describeDay(dayAfterWeek(week))}.`}</p>
        </Alert>
      )}
      {isOver && sumMinutes(timesheets) === 0 ? (
        <Alert tone="info" title="Nobody worked in this week">
          <p>Open a cleaner to add extra time, such as training.</p>
        </Alert>
      ) : null}
      <Unfinished data={data} />
      <ChangedSincePayroll data={data} />
      <WeekTable data={data} />
      <Pagination
        label="Timesheets"
        page={data.page}
        pageCount={data.page_count}
        hrefFor={(page) => `${timesheetsPath(week)}&page=${page}`}
      />
      {exports.length === 0 ? null : <PayrollExports exports={exports} />}
    </Stack>
  );
}

/** The timesheets whose hours are others than those in payroll, each with what to do. */
function ChangedSincePayroll({ data: { week, timesheets } }: { readonly data: TimesheetWeek }) {
  return timesheets.map((sheet) => {
    const { cleaner, moved_to_minutes: moved } = sheet;
    if (moved === null || !hasChangedSincePayroll(sheet)) return null;
    return (
      <Alert
        key={cleaner.id}
        tone="warning"
        title={`${cleaner.first_name}’s hours have changed since payroll.`}
      >
        <p>{describeMoved(sheet, moved)}</p>
        <ButtonLink size="sm" variant="outline" href={timesheetPath(cleaner.id, week)}>
          Open the timesheet
        </ButtonLink>
      </Alert>
    );
  });
}

/** The visits without a finish, each with the page where it is set. */
function Unfinished({ data: { timesheets } }: { readonly data: TimesheetWeek }) {
  const missing = timesheets.flatMap(({ cleaner, unfinished }) =>
    unfinished.map((visit) => ({ ...visit, name: cleaner.first_name })),
  );
  return missing.map((visit) => (
    <Alert
      key={visit.appointment_id}
      tone="warning"
      icon={CalendarX}
      title={`${visit.name} did not press Complete on ${describeDay(visit.date)}.`}
    >
      <p>
        {`${visit.client_name}, ${visit.started_at === null ? 'not started' : `started ${describeMoment(visit.started_at)}`}. We count the planned ${describeMinutes(visit.planned_minutes)} until you set the finish.`}
      </p>
      <ButtonLink size="sm" variant="outline" href={staffVisitPath(visit.appointment_id)}>
        Set the finish
      </ButtonLink>
    </Alert>
  ));
}
