import type { AppointmentSummary } from '@cleaning/contract/appointments';
import type { Page } from '@cleaning/contract/http';
import { formatMoney, sydneyDateOf, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './related-records.module.css';
import { AppointmentBadge } from '#domains/appointments/appointment-badge.tsx';
import { describeAppointmentTime } from '#domains/appointments/format-appointment.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { InvoiceStatusBadge } from '#domains/invoices/invoice-status-badge.tsx';
import { appointmentPath } from '#domains/appointments/visit-paths.ts';
import { invoicePath } from '#domains/invoices/invoice-paths.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

/** How many appointments are listed; the rest are under Visits. */
const SHOWN = 5;

/** The appointments booked from a quote. Renders nothing without any. */
export function AppointmentsOfQuote({ quoteId }: { quoteId: string }) {
  const api = useApi();
  const today = sydneyDateOf(useNow());
  const query = useQuery(api.listMyAppointments.query({ quote_id: quoteId, page_size: 100 }));
  return (
    <QueryContent query={query} what="your visits" skeleton={null} card="Your visits">
      {(page) =>
        page.results.length === 0 ? null : <BookedAppointments page={page} today={today} />
      }
    </QueryContent>
  );
}

interface BookedAppointmentsProps {
  page: Page<AppointmentSummary>;
  today: string;
}

function BookedAppointments({ page, today }: BookedAppointmentsProps) {
  const appointments = nextFirst(page.results, today).slice(0, SHOWN);
  return (
    <Card title="Your visits">
      <LinkedRows>
        {appointments.map((appointment) => (
          <LinkedRow
            key={appointment.id}
            href={appointmentPath(appointment.id)}
            name={describeAppointmentTime(appointment)}
            detail={
              appointment.staff_member === null
                ? null
                : `With ${appointment.staff_member.first_name}`
            }
            end={<AppointmentBadge status={appointment.status} />}
          />
        ))}
      </LinkedRows>
      {page.count > appointments.length ? (
        <p
          className={styles['more']}
        >{`And ${page.count - appointments.length} more, in Visits.`}</p>
      ) : null}
    </Card>
  );
}

/** Upcoming ones first, soonest first; then past ones, latest first. */
function nextFirst(
  appointments: readonly AppointmentSummary[],
  today: string,
): AppointmentSummary[] {
  const isAhead = ({ appointment_date: date }: AppointmentSummary) => date >= today;
  const inOrder = appointments.toSorted((a, b) =>
    a.appointment_date.localeCompare(b.appointment_date),
  );
  return [
    ...inOrder.filter(isAhead),
    ...inOrder.filter((appointment) => !isAhead(appointment)).toReversed(),
  ];
}

/**
 * The invoices for a quote and its appointments. Renders nothing without any or on an error,
 * because they are also listed under Invoices.
 */
export function InvoicesOfQuote({ quoteId }: { quoteId: string }) {
  const api = useApi();
  const { data } = useQuery(api.listMyInvoices.query({ quote_id: quoteId, page_size: 20 }));
  if (data === undefined || data.results.length === 0) return null;

  return (
    <Card title={data.results.length === 1 ? 'Your invoice' : 'Your invoices'}>
      <LinkedRows>
        {data.results.map((invoice) => (
          <LinkedRow
            key={invoice.id}
            href={invoicePath(invoice.id)}
            name={invoice.number ?? 'Invoice'}
            detail={
              invoice.due_date === null
                ? null
                : `Due on ${formatPlainDate(invoice.due_date, 'medium')}`
            }
            end={
              <>
                <InvoiceStatusBadge invoice={invoice} />
                <b>{formatMoney(invoice.total_cents)}</b>
              </>
            }
          />
        ))}
      </LinkedRows>
    </Card>
  );
}

/** A list of a quote's appointments or invoices. */
function LinkedRows({ children }: { children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>;
}

interface LinkedRowProps {
  href: string;
  /** The text of the link. */
  name: string;
  /** Details below the name. */
  detail: string | null;
  /** The status badge. */
  end: ReactNode;
}

/** A link to an appointment or invoice of a quote. */
function LinkedRow({ href, name, detail, end }: LinkedRowProps) {
  return (
    <li className={styles['row']}>
      <span>
        <Link href={href} className={styles['name']}>
          {name}
        </Link>
        {detail === null ? null : (
          <Text as="span" size="sm" tone="muted" block>
            {detail}
          </Text>
        )}
      </span>
      <span className={styles['end']}>{end}</span>
    </li>
  );
}
