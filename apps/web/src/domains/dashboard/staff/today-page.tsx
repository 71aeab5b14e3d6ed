import { plural } from '@cleaning/contract/rules';
import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import type { StaffToday } from '@cleaning/contract/staff';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { FilterPills } from '@cleaning/ui/filter-pills';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { useSearchParams } from 'react-router-dom';

import { TeamChoice } from '#domains/appointments/team-choice.tsx';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_FAILED_MAIL_PATH } from '#domains/mails/mail-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { shownInAddress } from '../today-paths.ts';
import { CleanerDay, prefetchCleanerDay } from './cleaner-day.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { formatMoment, visitsOfDay } from './describe-day.ts';
import { MessagesCard } from './messages-card.tsx';
import { OverdueCard } from './overdue-card.tsx';
import { describeOwnDay, hasOwnDay, toOwnVisits } from './own-day.ts';
import { QuotesCard } from './quotes-card.tsx';
import { ReschedulesCard } from './reschedules-card.tsx';
import styles from './today.module.css';
import { TimesheetsCard } from './timesheets-card.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { WaitingFigures } from './waiting-figures.tsx';
import { MyDay } from './my-day.tsx';
import { NoAccessAlert } from './no-access-alert.tsx';
import { LateFeesCard, UnfinishedCard } from './waiting-visits.tsx';
import { unbroken } from '#kit/lib/unbroken.ts';

export const handle = { title: 'Today' };

export const prefetch: Prefetch = ({ api, read, search, isCleaner }) => {
  if (isCleaner) prefetchCleanerDay(api, read);
  else void read(api.getStaffToday.query({ page: pageIn(search) }));
};

/** The day of the company, or of a cleaner alone. */
export function Component() {
  return useAuth().isCleaner ? <CleanerDay /> : <CompanyDay />;
}

/** The Today page of the company. A user with visits of their own today sees those first. */
function CompanyDay() {
  const api = useApi();
  const { user } = useAuth();
  const now = useNow();
  const rows = useRows<HTMLDivElement>();
  const [params, setParams] = useSearchParams();
  const query = useQuery(api.getStaffToday.query({ page: pageIn(params) }));
  const today = query.data;
  const canChoose = today !== undefined && hasOwnDay(toOwnVisits(today));
  const isMine = canChoose && shownInAddress(params) !== 'everyone';
  return (
    <Stack ref={rows} gap="space-4">
      <PageHead
        title={isMine ? `Your day, ${user?.first_name ?? ''}` : 'Today'}
        text={[formatMoment(now), describeToday(today, isMine)].filter(Boolean).join(' ')}
        action={
          <>
            {canChoose ? (
              <WhoseVisits
                value={isMine ? 'mine' : 'everyone'}
                onChange={(show) => setParams(show === 'everyone' ? { show } : {})}
              />
            ) : null}
            {isMine ? null : (
              <ButtonLink variant="outline" icon={<CalendarDays />} href={STAFF_CALENDAR_PATH}>
                Open calendar
              </ButtonLink>
            )}
          </>
        }
      />
      <QueryContent query={query} what="today" skeleton={<TodaySkeleton />} card>
        {(data) =>
          isMine ? (
            <MyDay day={toOwnVisits(data)} news={data} now={now} />
          ) : (
            <Everyone today={data} now={now} search={params} />
          )
        }
      </QueryContent>
    </Stack>
  );
}

interface WhoseVisitsProps {
  value: 'mine' | 'everyone';
  onChange: (value: 'mine' | 'everyone') => void;
}

/** Switches between the user's own visits and everyone's. */
function WhoseVisits(props: WhoseVisitsProps) {
  return (
    <FilterPills
      {...props}
      joined
      label="Whose visits"
      options={[
        { value: 'mine', label: 'Mine', icon: <User /> },
        { value: 'everyone', label: 'Everyone', icon: <Users /> },
      ]}
    />
  );
}

interface EveryoneProps {
  readonly today: StaffToday;
  readonly now: Date;
  readonly search: URLSearchParams;
}

function Everyone({ today, now, search }: EveryoneProps) {
  return (
    <>
      <WaitingFigures today={today} now={now} />
      {today.failed_mails === 0 ? null : (
        <Alert tone="warning">
          <p>
            {`${plural(today.failed_mails, 'email')} did not arrive. `}
            <Link href={STAFF_FAILED_MAIL_PATH}>See why and what to do</Link>
          </p>
        </Alert>
      )}
      <TeamChoice team={today.team} hrefFor={(page) => hrefOfPage(search, page)} />
      <DayTimeline today={today} now={now} />
      {today.no_access.map((visit) => (
        <NoAccessAlert key={visit.id} visit={visit} now={now} />
      ))}
      <div className={styles['columns']}>
        <Stack gap="space-4">
          <QuotesCard quotes={today.quotes} now={now} />
          <MessagesCard today={today} now={now} />
        </Stack>
        <Stack gap="space-4">
          {today.unfinished.count === 0 ? null : <UnfinishedCard unfinished={today.unfinished} />}
          <TimesheetsCard today={today} />
          <ReschedulesCard today={today} />
          {today.late_fees.count === 0 ? null : <LateFeesCard fees={today.late_fees} />}
          <OverdueCard today={today} />
        </Stack>
      </div>
    </>
  );
}

/** The address of a page of cleaners, with the rest of the query as it is. */
function hrefOfPage(search: URLSearchParams, page: number): string {
  const wanted = new URLSearchParams(search);
  if (page === 1) wanted.delete('page');
  else wanted.set('page', String(page));
  const query = wanted.toString();
  return query === '' ? SITE_PATHS.staffPortal : `${SITE_PATHS.staffPortal}?${query}`;
}

function describeToday(today: StaffToday | undefined, isMine: boolean): string | null {
  if (today === undefined) return null;
  if (isMine) return `${describeOwnDay(toOwnVisits(today))}.`;
  const { cleaner_count: count, area } = today.team;
  const cleaners = unbroken(plural(count, 'cleaner'));
  const where = area === null ? '' : ` in ${area}`;
  return `${unbroken(plural(visitsOfDay(today), 'visit'))}, ${cleaners}${where}.`;
}
