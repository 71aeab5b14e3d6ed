import type { StaffCalendar as Calendar } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import { useQuery } from '@tanstack/react-query';
import WeekIcon from 'lucide-react/icons/calendar-days';
import DayIcon from 'lucide-react/icons/chart-gantt';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import {
  countAppointments,
  describeMinutes,
  describeShortDay,
} from '../../shared/appointments/format-appointment.ts';
import VisitsLeftOut from '../../shared/appointments/visits-left-out.tsx';
import { useNow } from '../../shared/hooks/use-now.ts';
import { QueryContent } from '../../shared/lists/query-content.tsx';
import { ViewSwitch } from '../../shared/lists/view-switch.tsx';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import type { Prefetch } from '../../shared/portal-api/prefetch.ts';
import { type CalendarDays, calendarDays, lengthOfVisits, searchOf } from './calendar-days.ts';
import { CalendarBoard } from './calendar-board.tsx';
import { newVisitPath } from './new-visit-path.ts';
import { useDayWeekKeys } from './use-day-week-keys.ts';
import { WantAnotherTime } from './want-another-time.tsx';
import { isWithoutCleaner } from './without-cleaner.tsx';
import styles from './staff-calendar.module.css';

const rangeOf = ({ days }: CalendarDays) => ({ from: days[0] ?? '', to: days.at(-1) ?? '' });

export const prefetchCalendar: Prefetch = ({ queries, read, search }) => {
  const view = calendarDays(search, sydneyDateOf(new Date()));
  void read(queries.staffAppointments.calendar(rangeOf(view)));
};

const hrefOf = (kind: CalendarDays['kind'], date: string): string =>
  SITE_PATHS.staffCalendar + searchOf(kind, date);

/** Where a visit begins: on the day that is shown, unless it is past. */
const newVisitHref = ({ kind, days: [day = ''] }: CalendarDays, today: string): string =>
  newVisitPath({ day: kind === 'day' ? day : '', today });

/** Who is where in a week or on a day, and what waits for a time. */
export function StaffCalendar() {
  const { queries } = usePortalApi();
  const [search] = useSearchParams();
  const today = sydneyDateOf(useNow());
  const view = calendarDays(search, today);
  const calendar = useQuery(queries.staffAppointments.calendar(rangeOf(view)));
  const shown = view.days.includes(today) ? today : (view.days[0] ?? today);
  useDayWeekKeys(hrefOf('day', shown), hrefOf('week', shown));
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1}>{view.title}</h1>
          <p className={styles['quiet']}>
            {calendar.data === undefined ? 'Visits by cleaner.' : describe(calendar.data)}
          </p>
        </div>
        <nav className={styles['tools']} aria-label="Days">
          <ButtonLink variant="outline" href={hrefOf(view.kind, today)}>
            Today
          </ButtonLink>
          <ButtonLink
            variant="outline"
            href={`${SITE_PATHS.staffCalendar}${view.earlier}`}
            icon={<ChevronLeft />}
            aria-label={view.kind === 'week' ? 'Week before' : 'Day before'}
          />
          <ButtonLink
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
            {data.is_capped ? (
              <VisitsLeftOut shown={data.appointments.length} isWeek={view.kind === 'week'} />
            ) : null}
            <NoCleaner calendar={data} />
            <WantAnotherTime calendar={data} />
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

function describe({ appointments, skipped, trips, cleaners, away }: Calendar): string {
  const tight = trips.filter(({ is_tight: isTight }) => isTight).length;
  const length = describeMinutes(lengthOfVisits(appointments));
  const ofSeries = appointments.filter(({ series }) => series !== null).length;
  const visits =
    appointments.length === 0
      ? 'No visits.'
      : `${countAppointments(appointments.length)}, ${length}${ofSeries === 0 ? '' : `, ${ofSeries} from series`}.`;
  const names = cleaners.filter(({ id }) => away.some((each) => each.staff_id === id));
  return [
    visits,
    skipped.length === 0 ? '' : `${skipped.length} ${skipped.length === 1 ? 'is' : 'are'} skipped.`,
    tight === 0 ? '' : tight === 1 ? 'One trip is too tight.' : `${tight} trips are too tight.`,
    names.length === 0 ? '' : `On leave: ${names.map(({ first_name: name }) => name).join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function NoCleaner({ calendar }: { calendar: Calendar }) {
  const visits = calendar.appointments.filter(isWithoutCleaner);
  if (visits.length === 0) return null;
  const named = visits
    .slice(0, NAMED_MAX)
    .map((visit) => `${visit.client_name}, ${describeShortDay(visit.appointment_date)}`);
  const others = visits.length - named.length;
  return (
    <Alert
      tone="danger"
      title={
        visits.length === 1 ? 'A visit has no cleaner' : `${visits.length} visits have no cleaner`
      }
    >
      <p>{`${named.join('; ')}${others === 0 ? '' : `; and ${others} more`}. The client still sees “Confirmed”.`}</p>
    </Alert>
  );
}

const NAMED_MAX = 3;
