import { sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { focusHeading, useFocusAfterChange } from '#kit/hooks/focus.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { describeDay, describeStart } from '../format-appointment.ts';
import { CalendarFeed } from './calendar-feed.tsx';
import { useAppointmentDialogs } from './detail/appointment-dialogs.tsx';
import { AppointmentList } from './list/appointment-list.tsx';
import {
  FIRST_APPOINTMENTS,
  appointmentsViewPath,
  readAppointmentsView,
  APPOINTMENTS_PAGE_SIZE,
  type AppointmentsView,
} from './list/appointments-view.ts';
import styles from './list/appointments.module.css';
import {
  AppointmentNotOpened,
  useAppointmentInAddress,
} from './list/use-appointment-in-address.tsx';
import { MonthView } from './month/month-view.tsx';
import { toMonth } from '../month.ts';
import { RequestAppointment } from './request/request-appointment.tsx';
import { MySeries } from './series/my-series.tsx';

export const handle = { title: 'Visits' };

export { prefetchAppointments as prefetch } from './list/appointments-view.ts';

/** The client's appointments as a list or a month, and the request form. */
export function Component() {
  const [params] = useSearchParams();
  const now = useNow();
  const today = sydneyDateOf(now);
  const view = readAppointmentsView(params, today);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const { open, dialog } = useAppointmentDialogs();
  const absent = useAppointmentInAddress(open);
  const isRequest = view.kind === 'request';
  const next = useNextVisit(view);

  // The request form reads as a page of its own, although its address has the same path.
  useFocusAfterChange(isRequest, focusHeading);

  if (isRequest) {
    return (
      <>
        <PageHead
          title="Ask for a visit"
          text="Tell us what suits you. We will write to you when a time is confirmed."
          back={{ label: 'Visits', href: appointmentsViewPath(FIRST_APPOINTMENTS) }}
        />
        <RequestAppointment today={today} />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Visits"
        text={next}
        action={
          <ButtonLink href={appointmentsViewPath({ kind: 'request' })} icon={<Plus />}>
            Ask for a visit
          </ButtonLink>
        }
      />
      {absent === null ? null : <AppointmentNotOpened {...absent} />}
      <div className={styles['bar']}>
        <nav className={styles['views']} aria-label="View">
          <Link
            href={appointmentsViewPath(FIRST_APPOINTMENTS)}
            className={styles['view']}
            aria-current={view.kind === 'list' ? 'true' : undefined}
          >
            <List />
            List
          </Link>
          <Link
            href={appointmentsViewPath({ kind: 'month', month: toMonth(today) })}
            className={styles['view']}
            aria-current={view.kind === 'month' ? 'true' : undefined}
          >
            <CalendarDays />
            Month
          </Link>
        </nav>
        <Button variant="ghost" icon={<CalendarPlus />} onClick={() => setFeedOpen(true)}>
          Add visits to my calendar
        </Button>
      </div>
      {view.kind === 'month' ? (
        <MonthView month={view.month} now={now} onOpen={open} />
      ) : (
        <>
          <MySeries />
          <AppointmentList view={view} now={now} onOpen={open} />
        </>
      )}
      {dialog}
      <CalendarFeed open={isFeedOpen} onClose={() => setFeedOpen(false)} />
    </>
  );
}

/**
 * The next confirmed visit in words: "Your next visit is Thursday 26 November, 9:00 am". Only on
 * the first page of the list, which contains that visit.
 */
function useNextVisit(view: AppointmentsView): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    ...api.listMyAppointments.query({
      when: 'upcoming',
      page: 1,
      page_size: APPOINTMENTS_PAGE_SIZE,
    }),
    enabled: view.kind === 'list' && view.page === 1,
  });
  const next = data?.results.find(({ status }) => status === 'confirmed');
  if (next === undefined) return undefined;
  const when = `${describeDay(next.appointment_date)}, ${describeStart(next)}`;
  return unbrokenTimes(`Your next visit is ${when}`);
}
