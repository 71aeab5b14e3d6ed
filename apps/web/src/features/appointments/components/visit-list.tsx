import { SITE_PATHS } from '@cleaning/contract/routes';
import type { AppointmentSummary, ListMyAppointmentsQuery, Page } from '@cleaning/contract';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { Pagination } from '@cleaning/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { PastTheEnd } from '../../../shared/lists/resource-list.tsx';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { countAppointments } from '../../../shared/appointments/format-appointment.ts';
import { VISITS_PAGE_SIZE, type VisitsView, visitsViewPath } from '../model/visits-view.ts';
import { PastVisits } from './past-visits.tsx';
import { VisitCard } from './visit-card.tsx';
import type { OpenVisit } from './visit-dialogs.tsx';
import styles from './appointments.module.css';
import { VisitsSkeleton } from './visits-skeleton.tsx';

export interface VisitListProps {
  view: Extract<VisitsView, { kind: 'list' }>;
  now: Date;
  onOpen: OpenVisit;
}

/** What is still to come, then what is past. */
export function VisitList({ view, now, onOpen }: VisitListProps) {
  return (
    <>
      <VisitsPage
        when="upcoming"
        label="Upcoming visits"
        page={view.page}
        hrefFor={(page) => visitsViewPath({ ...view, page })}
        renderEmpty={() => <NoVisits />}
      >
        {({ count, results }) => (
          <Card
            title="Upcoming"
            action={<span className={styles['count']}>{countAppointments(count)}</span>}
          >
            <ol className={styles['visits']}>
              {results.map((visit) => (
                <VisitCard key={visit.id} visit={visit} now={now} onOpen={onOpen} />
              ))}
            </ol>
          </Card>
        )}
      </VisitsPage>
      <VisitsPage
        when="past"
        label="Past visits"
        page={view.pastPage}
        hrefFor={(pastPage) => visitsViewPath({ ...view, pastPage })}
        renderEmpty={() => null}
      >
        {({ results }) => <PastVisits visits={results} onOpen={onOpen} />}
      </VisitsPage>
    </>
  );
}

interface VisitsPageProps {
  when: NonNullable<ListMyAppointmentsQuery['when']>;
  label: string;
  page: number;
  hrefFor: (page: number) => string;
  renderEmpty: () => ReactNode;
  children: (page: Page<AppointmentSummary>) => ReactNode;
}

/** One page of visits in whatever state it is: coming, none, some, failed. */
function VisitsPage({ when, label, page, hrefFor, renderEmpty, children }: VisitsPageProps) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.appointments.mine({ when, page, page_size: VISITS_PAGE_SIZE }));
  const what = `your ${label.toLowerCase()}`;
  return (
    <QueryContent
      query={query}
      what={what}
      skeleton={<VisitsSkeleton label={`Loading ${what}`} />}
      card
    >
      {(data) => {
        if (data.count === 0) return renderEmpty();
        if (data.results.length === 0) return <PastTheEnd firstPage={hrefFor(1)} />;
        return (
          <div className={styles['part']}>
            {children(data)}
            <Pagination
              label={label}
              page={page}
              pageCount={Math.ceil(data.count / VISITS_PAGE_SIZE)}
              hrefFor={hrefFor}
            />
          </div>
        );
      }}
    </QueryContent>
  );
}

function NoVisits() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="No visits coming up"
        text="Ask for a day that suits you. We write to you when a time is confirmed."
        actions={
          <>
            <ButtonLink href={visitsViewPath({ kind: 'request' })} size="lg" icon={<Plus />}>
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
