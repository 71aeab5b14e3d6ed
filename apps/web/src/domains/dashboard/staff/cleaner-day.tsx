import { useAuth } from '@cleaning/auth/react';
import { company } from '@cleaning/company';
import { ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import Phone from 'lucide-react/icons/phone';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import type { PrefetchContext } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { untilWayIn } from '#domains/appointments/use-way-in.ts';
import { STAFF_OWN_TIMESHEET_PATH } from '#domains/timesheets/sheet-paths.ts';
import { OWN_WEEK, shownInAddress } from '../today-paths.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { DayPushCard } from './day-push/day-push-card.tsx';
import { HomeScreenCard } from './home-screen/home-screen-card.tsx';
import { formatMoment } from './describe-day.ts';
import { MyDay } from './my-day.tsx';
import { describeOwnDay } from './own-day.ts';
import { OwnWeek } from './own-week.tsx';
import { TodaySkeleton } from './today-skeleton.tsx';
import { VisitsOnPhone } from './visits-on-phone.tsx';

/** The first unread conversations, which are listed by name. */
const UNREAD = { unread: 'true', page_size: 3 } as const;

export function prefetchCleanerDay(
  api: PrefetchContext['api'],
  read: PrefetchContext['read'],
): void {
  void read(api.getOwnVisits.query());
  void read(api.listThreads.query(UNREAD));
}

/** The home page of a cleaner: their own day or, if the address asks for it, all own visits. */
export function CleanerDay() {
  const api = useApi();
  const { user } = useAuth();
  const now = useNow();
  const rows = useRows<HTMLDivElement>();
  const [params] = useSearchParams();
  const query = useQuery({
    ...api.getOwnVisits.query(),
    refetchInterval: ({ state: { data } }) => untilWayIn(data?.visits ?? []),
  });
  const { data: unread } = useQuery(api.getUnreadCount.query());
  const { data: threads } = useQuery(api.listThreads.query(UNREAD));
  const news = unread && threads && { unread, threads: threads.results };
  const isWeek = shownInAddress(params) === 'week';
  const today = query.data === undefined ? '' : ` ${describeOwnDay(query.data)}.`;
  return (
    <Stack ref={rows} gap="space-4">
      <PageHead
        title={isWeek ? 'My week' : `Your day, ${user?.first_name ?? ''}`}
        text={
          isWeek ? 'Your visits of the past week and the coming two.' : formatMoment(now) + today
        }
        action={
          <ButtonLink variant="outline" icon={<Phone />} href={`tel:${company.phone}`}>
            Call the office
          </ButtonLink>
        }
      />
      {query.isLoadingError ? <VisitsOnPhone now={now} /> : null}
      <QueryContent query={query} what="your visits" skeleton={<TodaySkeleton />} card>
        {(day) =>
          isWeek ? (
            <OwnWeek day={day} />
          ) : (
            <MyDay
              day={day}
              news={news}
              now={now}
              weekHref={OWN_WEEK}
              afterDay={<HomeScreenCard day={day} />}
              more={<MoreOfDay />}
            />
          )
        }
      </QueryContent>
    </Stack>
  );
}

/** What only a cleaner has beside their day. */
function MoreOfDay() {
  return (
    <>
      <DayPushCard />
      <Text tone="muted">
        What you worked is on <Link href={STAFF_OWN_TIMESHEET_PATH}>your timesheet</Link>.
      </Text>
    </>
  );
}
