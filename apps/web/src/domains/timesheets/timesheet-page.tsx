import type { ExtraLine, Timesheet, TimesheetTravel } from '@cleaning/contract/timesheets';
import { mondayOf, type TimesheetCommand } from '@cleaning/contract/timesheets/rules';
import { fullName } from '@cleaning/contract/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Inline } from '@cleaning/ui/inline';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { focusHeading, focusIfLost } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { AddExtra } from './add-extra.tsx';
import { AnswerRequest } from './answer-request.tsx';
import { CorrectTravel } from './correct-travel.tsx';
import {
  describeMoved,
  describeWeek,
  hasChangedSincePayroll,
  sheetState,
} from './describe-sheet.ts';
import { RemoveExtra } from './remove-extra.tsx';
import { ReopenSheet } from './reopen-sheet.tsx';
import { SettleSheet } from './settle-sheet.tsx';
import { SheetDays } from './sheet-days.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { SheetRequests } from './sheet-requests.tsx';
import { timesheetPath, timesheetsPath, weekInAddress } from './sheet-paths.ts';
import { SheetTotals } from './sheet-totals.tsx';
import { WeekSwitch } from './week-switch.tsx';

export const handle = { title: 'Timesheet' };

export const prefetch: Prefetch = ({ api, read, params, search }) => {
  const week = weekInAddress(search, new Date());
  void read(api.getTimesheet.query({ id: params['id'] ?? '', week }));
};

/** The timesheet of a cleaner for a week, which the office completes and approves. */
export function Component() {
  const api = useApi();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const now = useNow();
  const week = weekInAddress(search, now);
  const query = useQuery(api.getTimesheet.query({ id, week }));
  return (
    <QueryContent
      query={query}
      what="this timesheet"
      skeleton={<DetailSkeleton label="Loading the timesheet" />}
      missing={
        <EmptyState
          level={1}
          title="There is no such timesheet"
          text="The address may be wrong. The list of the week has everyone who cleans."
          actions={<ButtonLink href={timesheetsPath(week)}>Open the timesheets</ButtonLink>}
        />
      }
      level={1}
      card
    >
      {(sheet) => (
        <Sheet key={`${id} ${week}`} sheet={sheet} lastWeek={mondayOf(sydneyDateOf(now))} />
      )}
    </QueryContent>
  );
}

type Asked =
  | { readonly what: 'extra' | 'reopen' | 'settle' }
  | { readonly what: 'remove'; readonly extra: ExtraLine }
  | { readonly what: 'travel'; readonly travel: TimesheetTravel }
  | { readonly what: 'answer'; readonly request: Timesheet['requests'][number] };

interface SheetProps {
  readonly sheet: Timesheet;
  readonly lastWeek: string;
}

function Sheet({ sheet, lastWeek }: SheetProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { cleaner, week, totals } = sheet;
  const can = (command: TimesheetCommand) => sheet.available_commands.includes(command);
  const { label, tone } = sheetState(sheet);
  return (
    <Stack gap="space-4">
      <PageHead
        back={{ label: 'Timesheets', href: timesheetsPath(week) }}
        title={fullName(cleaner.first_name, cleaner.last_name)}
        badge={<Badge tone={tone}>{label}</Badge>}
        text={`${describeWeek(week)}, ${describeMinutes(totals.total_minutes)} to pay.`}
        action={
          <>
            {can('reopen') ? (
              <Button variant="outline" onClick={() => setAsked({ what: 'reopen' })}>
                Open again
              </Button>
            ) : null}
            {can('add_extra') ? (
              <Button variant="outline" icon={<Plus />} onClick={() => setAsked({ what: 'extra' })}>
                Add extra time
              </Button>
            ) : null}
          </>
        }
      />
      <WeekSwitch
        week={week}
        last={lastWeek}
        hrefFor={(monday) => timesheetPath(cleaner.id, monday)}
      />
      <Columns
        side={
          <>
            <SheetTotals sheet={sheet} />
            <SheetRequests
              sheet={sheet}
              onAnswer={(request) => setAsked({ what: 'answer', request })}
            />
            <SheetHistory sheet={sheet} />
          </>
        }
      >
        {sheet.moved_to_minutes === null ? null : (
          <Alert
            tone="warning"
            title={
              hasChangedSincePayroll(sheet)
                ? 'The hours have changed since payroll'
                : 'The hours have changed since they were approved'
            }
          >
            <p>{describeMoved(sheet, sheet.moved_to_minutes)}</p>
            {can('settle') ? (
              <Button size="sm" variant="outline" onClick={() => setAsked({ what: 'settle' })}>
                Mark as settled
              </Button>
            ) : null}
          </Alert>
        )}
        <Approve sheet={sheet} canApprove={can('approve') && totals.total_minutes > 0} />
        {sheet.visits.length + sheet.extras.length === 0 ? (
          <EmptyState
            title="No visits in this week"
            text="Hours show here as visits are completed."
          />
        ) : (
          <SheetDays
            sheet={sheet}
            onCorrectTravel={
              can('correct_travel') ? (travel) => setAsked({ what: 'travel', travel }) : undefined
            }
            onRemoveExtra={
              can('remove_extra') ? (extra) => setAsked({ what: 'remove', extra }) : undefined
            }
          />
        )}
      </Columns>
      {asked?.what === 'extra' ? <AddExtra sheet={sheet} onClose={close} /> : null}
      {asked?.what === 'settle' ? <SettleSheet sheet={sheet} onClose={close} /> : null}
      {asked?.what === 'reopen' ? <ReopenSheet sheet={sheet} onClose={close} /> : null}
      {asked?.what === 'remove' ? (
        <RemoveExtra sheet={sheet} extra={asked.extra} onClose={close} />
      ) : null}
      {asked?.what === 'travel' ? (
        <CorrectTravel sheet={sheet} travel={asked.travel} onClose={close} />
      ) : null}
      {asked?.what === 'answer' ? (
        <AnswerRequest sheet={sheet} request={asked.request} onClose={close} />
      ) : null}
    </Stack>
  );
}

/** The button that approves a timesheet, or what has to be done first. */
function Approve({
  sheet,
  canApprove,
}: {
  readonly sheet: Timesheet;
  readonly canApprove: boolean;
}) {
  const api = useApi();
  const toast = useToast();
  const { cleaner, week, version, totals, approval_obstacle: obstacle } = sheet;
  const command = useCommand(api.approveTimesheet.mutation({ id: cleaner.id }), {
    onDone: () => {
      toast.show(`${cleaner.first_name}’s hours approved.`);
      focusIfLost(focusHeading);
    },
  });
  if (obstacle !== null) {
    return (
      <Alert tone="info" title="Not ready to approve">
        <p>{obstacle}</p>
      </Alert>
    );
  }
  if (!canApprove) return null;
  return (
    <Stack gap="space-2">
      <Inline>
        <Button
          icon={<CircleCheck />}
          busy={command.isBusy}
          busyLabel="Approving"
          onClick={() => void command.submit({ week, version })}
        >
          {`Approve ${cleaner.first_name}, ${describeMinutes(totals.total_minutes)}`}
        </Button>
      </Inline>
      <ErrorAlert title="Not approved" error={command.error} />
    </Stack>
  );
}
