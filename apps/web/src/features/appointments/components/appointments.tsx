import { sydneyDateOf } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusHeading, useFocusAfterChange } from '../../../shared/hooks/focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { RequestVisit } from '../forms/request-visit.tsx';
import { monthOf } from '../model/month.ts';
import { useVisitInAddress } from '../model/use-visit-in-address.ts';
import { FIRST_VISITS, readVisitsView, visitsViewPath } from '../model/visits-view.ts';
import styles from './appointments.module.css';
import { CalendarFeed } from './calendar-feed.tsx';
import { MonthView } from './month-view.tsx';
import { useVisitDialogs } from './visit-dialogs.tsx';
import { VisitList } from './visit-list.tsx';
import { VisitNotOpened } from './visit-not-opened.tsx';

/** The client's visits as a list or a month, and asking for another one. */
export function Appointments() {
  const [params] = useSearchParams();
  const now = useNow();
  const today = sydneyDateOf(now);
  const view = readVisitsView(params, today);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const { open, dialog } = useVisitDialogs();
  const absent = useVisitInAddress(open);
  const isRequest = view.kind === 'request';

  // Asking for a visit is a page of its own to read, although its address has the same path.
  useFocusAfterChange(isRequest, focusHeading);

  if (isRequest) {
    return (
      <>
        <PageHead
          title="Ask for a visit"
          text="Tell us what suits you. We write to you when a time is confirmed."
          back={{ label: 'Appointments', href: visitsViewPath(FIRST_VISITS) }}
        />
        <RequestVisit today={today} />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Appointments"
        action={
          <ButtonLink href={visitsViewPath({ kind: 'request' })} icon={<Plus />}>
            Ask for a visit
          </ButtonLink>
        }
      />
      {absent === null ? null : <VisitNotOpened {...absent} />}
      <div className={styles['bar']}>
        <nav className={styles['views']} aria-label="View">
          <Link
            href={visitsViewPath(FIRST_VISITS)}
            className={styles['view']}
            aria-current={view.kind === 'list' ? 'true' : undefined}
          >
            <List />
            List
          </Link>
          <Link
            href={visitsViewPath({ kind: 'month', month: monthOf(today) })}
            className={styles['view']}
            aria-current={view.kind === 'month' ? 'true' : undefined}
          >
            <CalendarDays />
            Month
          </Link>
        </nav>
        <Button variant="ghost" icon={<CalendarPlus />} onClick={() => setFeedOpen(true)}>
          Put visits in my calendar
        </Button>
      </div>
      {view.kind === 'month' ? (
        <MonthView month={view.month} now={now} onOpen={open} />
      ) : (
        <VisitList view={view} now={now} onOpen={open} />
      )}
      {dialog}
      <CalendarFeed open={isFeedOpen} onClose={() => setFeedOpen(false)} />
    </>
  );
}
