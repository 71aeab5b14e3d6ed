import type { OwnVisit, OwnVisits } from '@cleaning/contract/appointments';
import type { Thread, UnreadCount } from '@cleaning/contract/messages';
import { addDays, clockMinutesBetween } from '@cleaning/ndis';
import { formatInstant, SERVICES } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Badge } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { useRow } from '@cleaning/ui/rows';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Car from 'lucide-react/icons/car';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import { describeDrive } from '#domains/appointments/describe-drive.ts';
import {
  dayParts,
  describeMinutes,
  describeShortDay,
  describeStart,
  describeTimeRange,
} from '#domains/appointments/format-appointment.ts';
import { visitStatus } from '#domains/appointments/visit-status.ts';
import { useWayIn } from '#domains/appointments/use-way-in.ts';
import { formatStreetAndSuburb } from './describe-own-visit.ts';
import { NewForYou } from './new-for-you.tsx';
import { NextVisits } from './next-visits.tsx';
import { findVisitDate, visitsOn } from './own-day.ts';
import { OwnVisitList } from './own-visit-list.tsx';
import styles from './today.module.css';

export interface MyDayProps {
  readonly day: OwnVisits;
  /** The unread conversations; undefined while they load. */
  readonly news: { readonly unread: UnreadCount; readonly threads: readonly Thread[] } | undefined;
  readonly now: Date;
  /** The address of all own visits, for a user who sees no other ones. */
  readonly weekHref?: string;
  /** What a cleaner is asked when the day is done. */
  readonly afterDay?: ReactNode;
  /** What else the day of a cleaner has, below what is new. */
  readonly more?: ReactNode;
}

/** How many days after today are listed beside the day itself. */
const DAYS_AHEAD = 6;

/** A cleaner's own day: the current visit, the next ones, and the rest of the week. */
export function MyDay({ day, news, now, weekHref, afterDay, more }: MyDayProps) {
  const visits = visitsOn(day, day.date);
  const current = visits.find(({ status }) => status === 'in_progress');
  const next = visits.filter(({ status }) => status === 'confirmed');
  const shown = current ?? next[0];
  const after = next.filter((visit) => visit !== shown);
  const over = visits.filter(({ status }) => status === 'completed' || status === 'no_access');
  const last = addDays(day.date, DAYS_AHEAD);
  const days = [...new Set(day.visits.map(findVisitDate))].filter(
    (date) => date > day.date && date <= last,
  );
  return (
    <div className={`${styles['columns']} ${styles['myDay']}`}>
      <Stack gap="space-4">
        {shown === undefined ? (
          <Card title={visits.length === 0 ? 'No visits today' : 'Done for today'}>
            <Text tone="muted">{describeNext(day)}</Text>
          </Card>
        ) : (
          <CurrentVisit visit={shown} now={now} />
        )}
        {shown === undefined ? null : <NextVisits shown={shown} after={after} />}
        {shown === undefined ? afterDay : null}
        {over.length === 0 ? null : (
          <Card title="Earlier today">
            <OwnVisitList visits={over} />
          </Card>
        )}
      </Stack>
      <Stack gap="space-4">
        <NewForYou changes={day.changes} news={news} now={now} />
        {more}
        <Card
          title="This week"
          action={weekHref === undefined ? null : <Link href={weekHref}>All your visits</Link>}
        >
          {days.length === 0 ? (
            <Text tone="muted">No visits in the next six days.</Text>
          ) : (
            <ol className={styles['days']}>
              {days.map((date) => (
                <Day key={date} date={date} visits={visitsOn(day, date)} />
              ))}
            </ol>
          )}
        </Card>
      </Stack>
    </div>
  );
}

/** Where a day without a further visit leads to. */
function describeNext({ date, visits }: OwnVisits): string {
  const next = visits.find((visit) => findVisitDate(visit) > date && visit.status === 'confirmed');
  const none = 'You have no more visits today.';
  return next === undefined
    ? none
    : `${none} The next is ${describeShortDay(findVisitDate(next))}, ${describeStart(next)}: ${next.client_name} in ${next.suburb}.`;
}

const toMapLink = (visit: OwnVisit): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${formatStreetAndSuburb(visit)} NSW ${visit.postcode}` }).toString()}`;

function CurrentVisit({ visit, now }: { visit: OwnVisit; now: Date }) {
  const [ref] = useRow();
  const { label, Icon } = visitStatus(visit);
  const firstName = visit.client_name.split(' ')[0] ?? visit.client_name;
  const hasBegun = visit.actual_started_at !== null;
  const drive = hasBegun ? null : describeDrive(visit);
  return (
    <section ref={ref} className={`${styles['now']} on-inverse`} aria-labelledby="current-visit">
      <div className={styles['nowHead']}>
        <Badge tone="info" icon={<Icon />}>
          {label}
        </Badge>
        <span>{describeTimeRange(visit)}</span>
      </div>
      <div>
        <h2 id="current-visit" className={styles['nowName']}>
          {visit.client_name}
        </h2>
        <p className={styles['nowPlace']}>{formatStreetAndSuburb(visit)}</p>
        <WayInLine visit={visit} now={now} />
      </div>
      <p className={styles['nowClock']}>
        {visit.actual_started_at === null ? (
          <>
            <b>{startsIn(visit, now)}</b> {SERVICES[visit.service_id].name}
          </>
        ) : (
          <>
            <b>{describeMinutes(clockMinutesBetween(visit.actual_started_at, now))}</b>{' '}
            {describeTasks(visit.tasks)}
          </>
        )}
      </p>
      {drive === null ? null : (
        <p className={styles['travel']}>
          <Car aria-hidden="true" />
          {drive}
        </p>
      )}
      <div className={styles['nowButtons']}>
        <ButtonLink variant="accent" href={staffVisitPath(visit.id)}>
          Open visit
        </ButtonLink>

        {hasBegun ? null : (
          <ButtonLink
            variant="inverse"
            icon={<Navigation />}
            href={toMapLink(visit)}
            target="_blank"
            rel="noreferrer"
          >
            Directions
          </ButtonLink>
        )}
        {visit.client_phone_number === null ? null : (
          <ButtonLink variant="inverse" icon={<Phone />} href={`tel:${visit.client_phone_number}`}>
            {`Call ${firstName}`}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** How to get in, or why it is not shown. */
function WayInLine({ visit, now }: { visit: OwnVisit; now: Date }) {
  const { notice, notes } = useWayIn(visit, now);
  const text = notice ?? notes;
  return text === '' ? null : <p>{text}</p>;
}

/** The tasks in words. An earlier release of the service omits them. */
function describeTasks(tasks: OwnVisit['tasks'] | undefined): string {
  if (tasks === undefined || tasks.count === 0) return 'so far';
  return `${tasks.done} of ${tasks.count} tasks done`;
}

function startsIn({ starts_at: start }: OwnVisit, now: Date): string {
  if (start === null) return '';
  const minutes = Math.ceil((new Date(start).getTime() - now.getTime()) / 60_000);
  return minutes <= 0 ? `Since ${formatInstant(start, 'time')}` : `In ${describeMinutes(minutes)}`;
}

function Day({ date, visits }: { date: string; visits: readonly OwnVisit[] }) {
  const { weekday, day } = dayParts(date);
  const start = visits[0]?.starts_at ?? null;
  return (
    <li>
      <time dateTime={date}>{`${weekday.slice(0, 3)} ${day}`}</time>
      <span>
        {visits.length === 1
          ? visits.map((visit) => `${visit.client_name}, ${visit.suburb}`).join('')
          : visits.map((visit) => visit.client_name).join(', then ')}
        {start === null ? null : (
          <Text as="span" tone="muted" block>{`from ${formatInstant(start, 'time')}`}</Text>
        )}
      </span>
    </li>
  );
}
