import { SITE_PATHS } from '@cleaning/contract/routes';
import { plural } from '@cleaning/contract/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { Row, RowList } from '@cleaning/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { calendarWeekPath, STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { claimsPath } from '#domains/claims/claims-view.ts';
import { STAFF_ENQUIRIES_PATH } from '#domains/enquiries/enquiry-paths.ts';
import { OVERDUE_INVOICES } from '#domains/invoices/invoice-paths.ts';
import { ADMIN_FAILED_MAIL_PATH } from '#domains/mails/mail-paths.ts';
import { LEFT_WITH_WORK, LEFT_WITH_WORK_PATH } from '#domains/people/people-view.ts';
import { QUOTES_TO_ANSWER } from '#domains/quotes/quote-paths.ts';
import { describeWeek } from '#domains/timesheets/describe-sheet.ts';
import { timesheetsPath } from '#domains/timesheets/sheet-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { weeksToApprove } from '../weeks-to-approve.ts';

/** Something that waits for the company, and the page on which it is done. */
interface Waiting {
  readonly count: number;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

export const prefetchWaiting: Prefetch = ({ api, read }) => {
  void read(api.getStaffToday.query({ page: 1 }));
  void read(api.listUsers.query(LEFT_WITH_WORK));
};

/** What waits in the whole company, each with the way to it. */
export function WaitingCard() {
  const api = useApi();
  const today = useQuery(api.getStaffToday.query({ page: 1 }));
  const left = useQuery(api.listUsers.query(LEFT_WITH_WORK));
  const waiting = [
    ...(today.data === undefined ? [] : waitingToday(today.data)),
    ...(left.data === undefined ? [] : [waitingLeft(left.data.count)]),
  ].filter(({ count }) => count > 0);
  return (
    <Card title="What waits" action={<ArrowLink href={SITE_PATHS.staffPortal}>Today</ArrowLink>}>
      {waiting.length === 0 ? null : (
        <RowList>
          {waiting.map(({ href, title, detail }) => (
            <Row
              key={`${title} ${detail}`}
              href={href}
              title={title}
              detail={detail}
              end={<ArrowRight />}
            />
          ))}
        </RowList>
      )}
      <QueryContent query={today} what="what waits" level={3} lines={4}>
        {() => null}
      </QueryContent>
      <QueryContent query={left} what="who left with work" level={3} lines={1}>
        {() => null}
      </QueryContent>
      {today.isSuccess && left.isSuccess && waiting.length === 0 ? (
        <p>Nothing waits. All is answered, planned and approved.</p>
      ) : null}
    </Card>
  );
}

/** What costs most when it waits comes first. */
function waitingToday(today: StaffToday): Waiting[] {
  const { without_cleaner: unassigned, requests, reschedules, unfinished, late_fees: fees } = today;
  const { quotes, overdue, failed_mails: mails, rejected_claims: claims } = today;
  return [
    {
      count: mails,
      title: `${plural(mails, 'email')} did not arrive`,
      detail: 'See why and what to do',
      href: ADMIN_FAILED_MAIL_PATH,
    },
    {
      count: unassigned.count,
      title: `${plural(unassigned.count, 'visit')} without a cleaner`,
      detail: `Give ${them(unassigned.count)} to somebody in the calendar`,
      href: calendarWeekPath(unassigned.waiting[0]?.appointment_date ?? today.date),
    },
    {
      count: requests.count + reschedules.count,
      title: `${plural(requests.count + reschedules.count, 'visit')} that clients asked for`,
      detail: `${requests.count} to confirm, ${reschedules.count} to move`,
      href: STAFF_CALENDAR_PATH,
    },
    {
      count: unfinished.count,
      title: `${plural(unfinished.count, 'visit')} that nobody completed`,
      detail: `Record ${them(unfinished.count)} on Today, so that ${unfinished.count === 1 ? 'it is' : 'they are'} paid`,
      href: SITE_PATHS.staffPortal,
    },
    {
      count: quotes.count,
      title: `${plural(quotes.count, 'quote')} to answer`,
      detail: 'The longest waiting is first',
      href: QUOTES_TO_ANSWER,
    },
    {
      count: today.open_enquiries,
      title: `${plural(today.open_enquiries, 'enquiry', 'enquiries')} to answer`,
      detail: 'From the website',
      href: STAFF_ENQUIRIES_PATH,
    },
    {
      count: overdue.count,
      title: `${plural(overdue.count, 'invoice')} overdue`,
      detail: `${formatMoney(overdue.cents)} in all`,
      href: OVERDUE_INVOICES,
    },
    {
      count: claims,
      title: `${plural(claims, 'NDIS claim')} rejected`,
      detail: `Correct ${them(claims)} and claim again`,
      href: claimsPath('rejected'),
    },
    {
      count: fees.count,
      title: `${plural(fees.count, 'late fee')} to decide`,
      detail: 'Charge or waive, on Today',
      href: SITE_PATHS.staffPortal,
    },
    ...weeksToApprove(today).map(({ week, count }) => ({
      count,
      title: `${plural(count, 'timesheet')} to approve`,
      detail: describeWeek(week),
      href: timesheetsPath(week),
    })),
  ];
}

const waitingLeft = (count: number): Waiting => ({
  count,
  title: `${plural(count, 'person', 'people')} left, and still ${count === 1 ? 'has' : 'have'} work`,
  detail: 'Hand it over to somebody who is here',
  href: LEFT_WITH_WORK_PATH,
});

const them = (count: number): string => (count === 1 ? 'it' : 'them');
