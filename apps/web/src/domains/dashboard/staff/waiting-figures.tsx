import { fullName, plural } from '@cleaning/contract/rules';
import type { StaffToday } from '@cleaning/contract/staff';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Link } from '@cleaning/ui/link';
import FileText from 'lucide-react/icons/file-text';
import Hourglass from 'lucide-react/icons/hourglass';
import MessageCircle from 'lucide-react/icons/message-circle';
import Repeat from 'lucide-react/icons/repeat';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { OVERDUE_INVOICES } from '#domains/invoices/invoice-paths.ts';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';
import { STAFF_CALENDAR_PATH } from '#domains/appointments/visit-paths.ts';
import { STAFF_MESSAGES_PATH } from '#domains/messages/message-paths.ts';
import { QUOTES_TO_ANSWER } from '#domains/quotes/quote-paths.ts';
import { describeAge } from '#kit/lists/waiting-age.tsx';
import { daysOverdue } from './overdue-card.tsx';
import styles from './waiting-figures.module.css';

export interface WaitingFiguresProps {
  readonly today: StaffToday;
  readonly now: Date;
}

/** Everything that waits for the company, as a row of figures. */
export function WaitingFigures({ today, now }: WaitingFiguresProps) {
  const { quotes, reschedules, requests, unread, overdue, date } = today;
  const [quote] = quotes.waiting;
  const [invoice] = overdue.invoices;
  const [request] = requests.waiting;
  const changesToday = reschedules.waiting.filter(
    ({ appointment }) =>
      appointment.starts_at !== null && sydneyDateOf(appointment.starts_at) === date,
  ).length;
  return (
    <nav className={styles['root']} aria-label="Waiting for us">
      <Figure
        href={QUOTES_TO_ANSWER}
        icon={<FileText />}
        figure={String(quotes.count)}
        label={quotes.count === 1 ? 'quote to answer' : 'quotes to answer'}
        detail={
          quote === undefined ? (
            'All answered'
          ) : (
            <>
              Oldest <b>{describeAge(quote.waiting_since, now)}</b>
              {`, ${fullName(quote.client.first_name, quote.client.last_name)}`}
            </>
          )
        }
        urgent={quote !== undefined && isLate(quote.waiting_since, now)}
      />
      <Figure
        href={STAFF_CALENDAR_PATH}
        icon={<Repeat />}
        figure={String(reschedules.count)}
        label={reschedules.count === 1 ? 'wants another time' : 'want another time'}
        detail={changesToday === 0 ? 'None for today' : `${changesToday} for a visit today`}
        urgent={changesToday > 0}
      />
      <Figure
        href={STAFF_CALENDAR_PATH}
        icon={<Hourglass />}
        figure={String(requests.count)}
        label={requests.count === 1 ? 'visit to confirm' : 'visits to confirm'}
        detail={
          request === undefined
            ? 'All confirmed'
            : `Next: ${describeShortDate(request.appointment_date)}`
        }
      />
      <Figure
        href={STAFF_MESSAGES_PATH}
        icon={<MessageCircle />}
        figure={String(unread.messages)}
        label={unread.messages === 1 ? 'unread message' : 'unread messages'}
        detail={unread.threads === 1 ? 'In 1 conversation' : `In ${unread.threads} conversations`}
      />
      <Figure
        href={OVERDUE_INVOICES}
        icon={<TriangleAlert />}
        figure={formatMoney(overdue.cents)}
        label="overdue"
        detail={
          invoice === undefined ? (
            'Nothing is late'
          ) : (
            <>
              {plural(overdue.count, 'invoice')}, oldest <b>{daysOverdue(invoice, date)}</b>
            </>
          )
        }
        urgent={overdue.count > 0}
      />
    </nav>
  );
}

interface FigureProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly figure: string;
  readonly label: string;
  readonly detail: ReactNode;
  readonly urgent?: boolean;
}

function Figure({ href, icon, figure, label, detail, urgent = false }: FigureProps) {
  return (
    <Link href={href} className={styles['item']} data-urgent={urgent || undefined}>
      {icon}
      <b className={styles['figure']}>
        {figure} <small>{label}</small>
      </b>
      <span className={styles['detail']}>{detail}</span>
    </Link>
  );
}

const LATE_MS = 4 * 24 * 60 * 60 * 1000;

const isLate = (since: string, now: Date): boolean =>
  now.getTime() - new Date(since).getTime() >= LATE_MS;
