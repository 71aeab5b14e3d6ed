import type { AppointmentSummary, ListMyAppointmentsQuery } from '@cleaning/contract/appointments';
import type { Page } from '@cleaning/contract/http';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink, Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { Pagination } from '@cleaning/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { PageStart } from '#kit/lists/page-start.tsx';
import { PastTheEnd } from '#kit/lists/resource-list.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { invoicePath } from '#domains/invoices/invoice-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeShortDay, describeTime } from '../../format-appointment.ts';
import {
  type AppointmentsView,
  APPOINTMENTS_PAGE_SIZE,
  appointmentsViewPath,
} from './appointments-view.ts';
import { AppointmentsSkeleton } from './appointment-card.tsx';
import { UpcomingVisits } from './upcoming-visits.tsx';
import type { OpenAppointment } from '../detail/appointment-dialog.tsx';
import styles from './appointments.module.css';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Stack } from '@cleaning/ui/stack';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { ServiceName } from '#domains/quotes/service-name.tsx';
import { AppointmentBadge } from '../../appointment-badge.tsx';

export interface AppointmentListProps {
  view: Extract<AppointmentsView, { kind: 'list' }>;
  now: Date;
  onOpen: OpenAppointment;
}

/** Upcoming appointments, then past ones. */
export function AppointmentList({ view, now, onOpen }: AppointmentListProps) {
  return (
    <>
      <AppointmentsPage
        when="upcoming"
        label="Upcoming visits"
        page={view.page}
        hrefFor={(page) => appointmentsViewPath({ ...view, page })}
        renderEmpty={() => <NoAppointments />}
      >
        {(page) => <UpcomingVisits key={view.page} page={page} now={now} onOpen={onOpen} />}
      </AppointmentsPage>
      <AppointmentsPage
        when="past"
        label="Past and cancelled visits"
        page={view.pastPage}
        hrefFor={(pastPage) => appointmentsViewPath({ ...view, pastPage })}
        renderEmpty={() => null}
      >
        {({ results }) => <PastAppointments appointments={results} onOpen={onOpen} />}
      </AppointmentsPage>
    </>
  );
}

interface AppointmentsPageProps {
  when: NonNullable<ListMyAppointmentsQuery['when']>;
  label: string;
  page: number;
  hrefFor: (page: number) => string;
  renderEmpty: () => ReactNode;
  children: (page: Page<AppointmentSummary>) => ReactNode;
}

/** One page of appointments with its loading, empty and error states. */
function AppointmentsPage({
  when,
  label,
  page,
  hrefFor,
  renderEmpty,
  children,
}: AppointmentsPageProps) {
  const api = useApi();
  const query = useQuery(
    api.listMyAppointments.query({ when, page, page_size: APPOINTMENTS_PAGE_SIZE }),
  );
  const what = `your ${label.toLowerCase()}`;
  return (
    <QueryContent
      query={query}
      what={what}
      skeleton={<AppointmentsSkeleton label={`Loading ${what}`} />}
      card
    >
      {(data) => {
        if (data.count === 0) return renderEmpty();
        if (data.results.length === 0) return <PastTheEnd firstPage={hrefFor(1)} />;
        const pages = {
          page,
          pageCount: Math.ceil(data.count / APPOINTMENTS_PAGE_SIZE),
          hrefFor,
        };
        return (
          <Stack gap="space-4">
            <PageStart {...pages} />
            {children(data)}
            <Pagination label={label} {...pages} />
          </Stack>
        );
      }}
    </QueryContent>
  );
}

function NoAppointments() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No visits coming up"
        text="Ask for a day that suits you. We will write to you when a time is confirmed."
        actions={
          <>
            <ButtonLink href={appointmentsViewPath({ kind: 'request' })} size="lg" icon={<Plus />}>
              Ask for a visit
            </ButtonLink>
            <ButtonLink href={SITE_PATHS.clientQuoteCreate} size="lg" variant="outline">
              Get a price first
            </ButtonLink>
          </>
        }
      />
    </Card>
  );
}

interface PastAppointmentsProps {
  appointments: readonly AppointmentSummary[];
  onOpen: OpenAppointment;
}

/** Past appointments, the latest first. */
function PastAppointments({ appointments, onOpen }: PastAppointmentsProps) {
  const api = useApi();
  const { data: invoiced = [] } = useQuery(
    api.listMyInvoicedAppointments.query({
      from: appointments.at(-1)?.appointment_date ?? '',
      to: appointments[0]?.appointment_date ?? '',
    }),
  );
  const invoiceOf = new Map(invoiced.map((each) => [each.appointment_id, each.invoice_id]));
  return (
    <Stack as="section" gap="space-4" aria-labelledby="past-visits">
      <h2 id="past-visits" className={styles['heading']}>
        Past and cancelled
      </h2>
      <DataTable
        caption="Your past and cancelled visits"
        columns={columns(onOpen, invoiceOf)}
        rows={appointments}
        rowKey={(appointment) => appointment.id}
      />
    </Stack>
  );
}

const columns = (
  onOpen: OpenAppointment,
  invoiceOf: ReadonlyMap<string, string>,
): readonly DataColumn<AppointmentSummary>[] => [
  {
    key: 'date',
    header: 'Date',
    place: 'start',
    rowHeader: true,
    cell: (appointment) => (
      <span className={styles['date']}>{describeShortDay(appointment.appointment_date)}</span>
    ),
  },
  {
    key: 'service',
    header: 'Service',
    place: 'title',
    cell: (appointment) => <ServiceName serviceId={appointment.service_id} />,
  },
  {
    key: 'time',
    header: 'Time',
    place: 'end',
    cell: (appointment) => <span className={styles['count']}>{describeTime(appointment)}</span>,
  },
  {
    key: 'status',
    header: 'Status',
    place: 'status',
    cell: (appointment) => <AppointmentBadge status={appointment.status} />,
  },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (appointment) => {
      const invoiceId = invoiceOf.get(appointment.id);
      const which = <VisuallyHidden>{appointment.reference}</VisuallyHidden>;
      return (
        <span className={styles['actions']}>
          <Button
            size="sm"
            variant={invoiceId === undefined ? 'outline' : 'ghost'}
            onClick={() => onOpen('details', appointment)}
          >
            See details {which}
          </Button>
          {invoiceId === undefined ? null : (
            <ButtonLink size="sm" variant="outline" href={invoicePath(invoiceId)}>
              See invoice {which}
            </ButtonLink>
          )}
        </span>
      );
    },
  },
];
