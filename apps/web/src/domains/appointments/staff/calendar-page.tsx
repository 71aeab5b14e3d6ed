import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import MonthIcon from 'lucide-react/icons/calendar';
import WeekIcon from 'lucide-react/icons/calendar-days';
import DayIcon from 'lucide-react/icons/chart-gantt';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import ListIcon from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { STAFF_TIMESHEETS_PATH } from '#domains/timesheets/sheet-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { pageIn } from '#kit/lists/define-list-view.ts';
import { useRememberedListPath } from '#kit/lists/last-list-path.ts';
import { FilterSelect } from '#kit/lists/filter-bar.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { ViewSwitch } from '#kit/lists/view-switch.tsx';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { toMonth } from '../month.ts';
import { TeamChoice } from '../team-choice.tsx';
import { CalendarBoard } from './calendar/calendar-board.tsx';
import {
  type CalendarDays,
  calendarDays,
  type CalendarKind,
  calendarPath,
  leadingDay,
} from './calendar/calendar-days.ts';
import { CalendarList } from './calendar/calendar-list.tsx';
import { CalendarMonth } from './calendar/calendar-month.tsx';
import { describeCalendar, describeVisitsOfMonth } from './calendar/describe-calendar.ts';
import { STAFF_CALENDAR_PATH } from '../visit-paths.ts';
import { newVisitPath } from './calendar/new-visit-path.ts';
import styles from './calendar/staff-calendar.module.css';
import { WantAnotherTime } from './calendar/want-another-time.tsx';

export const handle = { title: 'Calendar' };

const toQuery = ({ days, cleanerId }: CalendarDays) => ({
  from: days[0] ?? '',
  to: days.at(-1) ?? '',
  ...(cleanerId !== null && { staff_id: cleanerId }),
});

export const prefetch: Prefetch = ({ api, read, search }) => {
  const view = calendarDays(search, sydneyDateOf(new Date()));
  if (view.kind === 'month') void read(api.getStaffMonth.query(toQuery(view)));
  else void read(api.getStaffCalendar.query({ ...toQuery(view), page: pageIn(search) }));
};

/** The address of the new visit form, on the shown day unless it is past. */
const newVisitHref = ({ kind, days: [day = ''] }: CalendarDays, today: string): string =>
  newVisitPath({ day: kind === 'day' || kind === 'list' ? day : '', today });

const STEPS: Readonly<Record<CalendarKind, string>> = {
  day: 'Day',
  list: 'Day',
  week: 'Week',
  month: 'Month',
};

/**
 * The calendar: the visits of every cleaner in a week or on a day, a month day by day or a day as a
 * list, and the visits to plan.
 */
export function Component() {
  const api = useApi();
  const [search] = useSearchParams();
  const now = useNow();
  const today = sydneyDateOf(now);
  const view = calendarDays(search, today);
  const isMonth = view.kind === 'month';
  const query = toQuery(view);
  const calendar = useQuery({
    ...api.getStaffCalendar.query({ ...query, page: pageIn(search) }),
    enabled: !isMonth,
  });
  const month = useQuery({ ...api.getStaffMonth.query(query), enabled: isMonth });
  const shown = leadingDay(view, today);
  const isToday = view.days.length === 1 && shown === today;
  const pathTo = (kind: CalendarKind, date: string) =>
    calendarPath({ kind, cleanerId: view.cleanerId }, date);
  useDayWeekKeys({
    day: pathTo('day', shown),
    week: pathTo('week', shown),
    today: pathTo(view.kind, today),
  });
  const hrefForPage = (page: number) =>
    pathTo(view.kind, shown) + (page === 1 ? '' : `&page=${page}`);
  useRememberedListPath(
    STAFF_CALENDAR_PATH,
    search.size === 0 ? STAFF_CALENDAR_PATH : hrefForPage(pageIn(search)),
  );
  return (
    <>
      <div className={styles['head']}>
        <div className={styles['title']}>
          <h1 tabIndex={-1}>{view.title}</h1>
          <Text tone="muted">
            {isMonth && month.data !== undefined
              ? describeVisitsOfMonth(month.data, toMonth(shown))
              : !isMonth && calendar.data !== undefined
                ? describeCalendar(calendar.data, { days: view.days, now: isToday ? now : null })
                : 'Visits by cleaner.'}
          </Text>
        </div>
        <div className={styles['actions']}>
          <nav className={styles['tools']} aria-label="Days">
            <ButtonLink variant="outline" href={pathTo(view.kind, today)}>
              Today
            </ButtonLink>
            <ButtonLink
              className={styles['step']}
              variant="outline"
              href={pathTo(view.kind, view.earlier)}
              icon={<ChevronLeft />}
              aria-label={`${STEPS[view.kind]} before`}
            />
            <ButtonLink
              className={styles['step']}
              variant="outline"
              href={pathTo(view.kind, view.later)}
              icon={<ChevronRight />}
              aria-label={`${STEPS[view.kind]} after`}
            />
          </nav>
          <ViewSwitch
            label="Day, week, month or list"
            views={VIEWS.map(({ kind, ...each }) => ({
              ...each,
              href: pathTo(kind, shown),
              isCurrent: view.kind === kind,
            }))}
          />
          <ButtonLink variant="outline" icon={<ClipboardClock />} href={STAFF_TIMESHEETS_PATH}>
            Timesheets
          </ButtonLink>
          <ButtonLink icon={<Plus />} href={newVisitHref(view, today)}>
            New visit
          </ButtonLink>
        </div>
      </div>
      {isMonth ? (
        <QueryContent query={month} what="the month" lines={8}>
          {(data) => (
            <>
              <TeamChoice team={{ area: data.area, page: 1, page_count: 1 }} hrefFor={hrefForPage}>
                <CleanerFilter view={view} />
              </TeamChoice>
              <CalendarMonth
                days={data.days}
                month={toMonth(shown)}
                today={today}
                dayHref={(date) => pathTo('day', date)}
              />
            </>
          )}
        </QueryContent>
      ) : (
        <QueryContent query={calendar} what="the calendar" lines={8}>
          {(data) => (
            <>
              <TeamChoice team={data.team} hrefFor={hrefForPage}>
                <CleanerFilter view={view} />
              </TeamChoice>
              <WantAnotherTime calendar={data} today={today} />
              {view.kind === 'list' ? (
                <CalendarList
                  calendar={data}
                  moveHref={({ id }) => `${pathTo('day', shown)}&plan=${id}`}
                />
              ) : (
                <CalendarBoard
                  key={view.days.join()}
                  calendar={data}
                  days={view.days}
                  today={today}
                  lastDay={addDays(today, 364)}
                  dayHref={(date) => pathTo('day', date)}
                />
              )}
            </>
          )}
        </QueryContent>
      )}
    </>
  );
}

/** Keyboard shortcuts: D shows one day, W the week, and T today in either view. */
function useDayWeekKeys({
  day,
  week,
  today,
}: Readonly<Record<'day' | 'week' | 'today', string>>): void {
  const navigate = useNavigate();
  const shortcuts = useMemo(() => {
    const group = 'Calendar' as const;
    return [
      { keys: ['D'], group, label: 'Show one day', run: () => void navigate(day) },
      { keys: ['W'], group, label: 'Show the week', run: () => void navigate(week) },
      { keys: ['T'], group, label: 'Show today', run: () => void navigate(today) },
    ];
  }, [navigate, day, week, today]);
  useShortcuts(shortcuts);
}

const VIEWS = [
  { kind: 'day', label: 'Day', Icon: DayIcon },
  { kind: 'week', label: 'Week', Icon: WeekIcon },
  { kind: 'month', label: 'Month', Icon: MonthIcon },
  { kind: 'list', label: 'List', Icon: ListIcon },
] as const;

/** Shows one cleaner only, whose id is in the address. */
function CleanerFilter({ view }: { readonly view: CalendarDays }) {
  const api = useApi();
  const navigate = useNavigate();
  const { data: team = [] } = useQuery(api.listStaffMembers.query());
  return (
    <FilterSelect
      icon={<UsersRound />}
      label="Shown cleaner"
      placeholder="Everyone"
      options={team.map(({ id, first_name: name }) => ({ value: id, label: name }))}
      value={view.cleanerId ?? ''}
      onChange={({ target }) => {
        const cleanerId = target.value === '' ? null : target.value;
        const date = view.kind === 'month' ? leadingDay(view, '') : (view.days[0] ?? '');
        void navigate(calendarPath({ ...view, cleanerId }, date));
      }}
    />
  );
}
