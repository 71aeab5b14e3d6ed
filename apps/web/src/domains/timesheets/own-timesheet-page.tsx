import { useAuth } from '@cleaning/auth/react';
import type { Timesheet } from '@cleaning/contract/timesheets';
import { mondayOf } from '@cleaning/contract/timesheets/rules';
import { sydneyDateOf } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { EmptyState } from '@cleaning/ui/empty-state';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeMinutes } from '#domains/appointments/format-appointment.ts';
import { cleanerPath } from '#domains/cleaners/cleaner-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { AskCorrection } from './ask-correction.tsx';
import { CHANGED_SINCE_PAYROLL, hasChangedSincePayroll } from './describe-sheet.ts';
import { SheetDays } from './sheet-days.tsx';
import { ownTimesheetPath, weekInAddress } from './sheet-paths.ts';
import { SheetRequests } from './sheet-requests.tsx';
import { SheetTotals } from './sheet-totals.tsx';
import { WeekSwitch } from './week-switch.tsx';

export const handle = { title: 'Your timesheet' };

/** What the user worked in a week, planned beside worked, and what they ask to be corrected. */
export function Component() {
  const api = useApi();
  const { user } = useAuth();
  const [search] = useSearchParams();
  const now = useNow();
  const id = user?.id ?? '';
  const thisWeek = mondayOf(sydneyDateOf(now));
  const week = search.has('week') ? weekInAddress(search, now) : thisWeek;
  const query = useQuery({ ...api.getTimesheet.query({ id, week }), enabled: id !== '' });
  return (
    <Stack gap="space-4">
      <PageHead
        back={{ label: 'Hours and leave', href: cleanerPath(id) }}
        title="Your timesheet"
        badge={query.data === undefined ? null : <OwnState sheet={query.data} />}
        text="Your visits and the drive between them, as they are paid."
      />
      <WeekSwitch week={week} last={thisWeek} hrefFor={ownTimesheetPath} />
      <QueryContent query={query} what="your timesheet" lines={6} card>
        {(sheet) => <OwnSheet key={sheet.week} sheet={sheet} />}
      </QueryContent>
    </Stack>
  );
}

const STATES = {
  open: { label: 'Not approved yet', tone: 'neutral' },
  approved: { label: 'Approved', tone: 'success' },
  exported: { label: 'In payroll', tone: 'success' },
} as const;

function OwnState({ sheet }: { readonly sheet: Timesheet }) {
  const { label, tone } = hasChangedSincePayroll(sheet)
    ? CHANGED_SINCE_PAYROLL
    : STATES[sheet.status];
  return <Badge tone={tone}>{label}</Badge>;
}

function OwnSheet({ sheet }: { readonly sheet: Timesheet }) {
  const [isAsking, setAsking] = useState(false);
  const canAsk = sheet.available_commands.includes('ask');
  return (
    <>
      <Columns
        side={
          <>
            <SheetTotals sheet={sheet} />
            {canAsk ? (
              <Button
                variant="outline"
                icon={<MessageCircleQuestion />}
                onClick={() => setAsking(true)}
              >
                Ask for a correction
              </Button>
            ) : null}
            <SheetRequests sheet={sheet} />
          </>
        }
      >
        {sheet.visits.length + sheet.extras.length === 0 ? (
          <EmptyState
            title="No visits in this week"
            text="Hours show here as you complete your visits."
          />
        ) : (
          <>
            <p>
              <b>{describeMinutes(sheet.totals.total_minutes)}</b>
              {sheet.status === 'open' ? ' so far' : ''}
              {`, planned ${describeMinutes(sheet.totals.planned_minutes)}.`}
            </p>
            <SheetDays sheet={sheet} />
          </>
        )}
      </Columns>
      {isAsking ? <AskCorrection sheet={sheet} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
