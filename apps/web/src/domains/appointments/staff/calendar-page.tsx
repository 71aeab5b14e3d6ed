import { SITE_PATHS } from '@cleaning/contract/routes';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import WeekIcon from 'lucide-react/icons/calendar-days';
import DayIcon from 'lucide-react/icons/chart-gantt';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ViewSwitch } from '#kit/lists/view-switch.tsx';
import { TeamChoice } from '../team-choice.tsx';
import { CalendarBoard } from './calendar/calendar-board.tsx';
import { type CalendarDays, calendarDays, searchOf } from './calendar/calendar-days.ts';
import { describeCalendar } from './calendar/describe-calendar.ts';
import { newVisitPath } from './calendar/new-visit-path.ts';
import styles from './calendar/staff-calendar.module.css';
import { useDayWeekKeys } from './calendar/use-day-week-keys.ts';
import { WantAnotherTime } from './calendar/want-another-time.tsx';

export const handle = { title: 'Calendar' };

const queryOf = ({ days }: CalendarDays, search: URLSearchParams) => ({
  from: days[0] ?? '',
  to: days.at(-1) ?? '',
  page: pageIn(search),
});

export const prefetch: Prefetch = ({ api, read, search }) => {
  const view = calendarDays(search, sydneyDateOf(new Date()));
  void read(api.getStaffCalendar.query(queryOf(view, search)));
};

const hrefOf = (kind: CalendarDays['kind'], date: string): string =>
  SITE_PATHS.staffCalendar + searchOf(kind, date);

/** The address of the new visit form, on the shown day unless it is past. */
const newVisitHref = ({ kind, days: [day = ''] }: CalendarDays, today: string): string =>
  newVisitPath({ day: kind === 'day' ? day : '', today });

/** The calendar: the visits of every cleaner in a week or on a day, and the visits to plan. */
export function Component() {
  const api = useApi();
  const [search] = useSearchParams();
  const now = useNow();
  const today = sydneyDateOf(now);
  const view = calendarDays(search, today);
  const calendar = useQuery(api.getStaffCalendar.query(queryOf(view, search)));
  const shown = view.days.includes(today) ? today : (view.days[0] ?? today);
  const isToday = view.kind === 'day' && shown === today;
  useDayWeekKeys({
    day: hrefOf('day', shown),
    week: hrefOf('week', shown),
    today: hrefOf(view.kind, today),
  });
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{view.title}</h1>
          <Text tone="muted">
            {calendar.data === undefined
              ? 'Visits by cleaner.'
              : describeCalendar(calendar.data, { days: view.days, now: isToday ? now : null })}
          </Text>
        </div>
        <nav className={styles['tools']} aria-label="Days">
          <ButtonLink variant="outline" href={hrefOf(view.kind, today)}>
            Today
          </ButtonLink>
          <ButtonLink
            className={styles['step']}
            variant="outline"
            href={`${SITE_PATHS.staffCalendar}${view.earlier}`}
            icon={<ChevronLeft />}
            aria-label={view.kind === 'week' ? 'Week before' : 'Day before'}
          />
          <ButtonLink
            className={styles['step']}
            variant="outline"
            href={`${SITE_PATHS.staffCalendar}${view.later}`}
            icon={<ChevronRight />}
            aria-label={view.kind === 'week' ? 'Week after' : 'Day after'}
          />
        </nav>
        <ViewSwitch
          label="Day or week"
          views={[
            {
              label: 'Day',
              Icon: DayIcon,
              href: hrefOf('day', shown),
              isCurrent: view.kind === 'day',
            },
            {
              label: 'Week',
              Icon: WeekIcon,
              href: hrefOf('week', shown),
              isCurrent: view.kind === 'week',
            },
          ]}
        />
        <ButtonLink className={styles['new']} icon={<Plus />} href={newVisitHref(view, today)}>
          New visit
        </ButtonLink>
      </div>
      <QueryContent query={calendar} what="the calendar" lines={8}>
        {(data) => (
          <>
            <TeamChoice
              team={data.team}
              hrefFor={(page) =>
                hrefOf(view.kind, view.days[0] ?? '') + (page === 1 ? '' : `&page=${page}`)
              }
            />
            <WantAnotherTime calendar={data} today={today} />
            <CalendarBoard
              key={view.days.join()}
              calendar={data}
              days={view.days}
              today={today}
              lastDay={addDays(today, 364)}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}
