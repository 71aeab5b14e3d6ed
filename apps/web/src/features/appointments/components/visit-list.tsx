import { SITE_PATHS } from '@cleaning/contract/routes';
import type { AppointmentSummary, ListMyAppointmentsQuery, Page } from '@cleaning/contract';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { ErrorState } from '@cleaning/ui/error-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { Pagination } from '@cleaning/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { countVisits } from '../../../shared/visits/index.ts';
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
            action={<span className={styles['count']}>{countVisits(count)}</span>}
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
  const { data, error, isFetching, refetch } = useQuery(
    queries.appointments.mine({ when, page, page_size: VISITS_PAGE_SIZE }),
  );
  if (data === undefined) {
    if (error === null) return <VisitsSkeleton label={`Loading your ${label.toLowerCase()}`} />;
    return (
      <Card>
        <ErrorState
          title={`We could not load your ${label.toLowerCase()}`}
          message={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (data.count === 0) return renderEmpty();
  if (data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          title="There is nothing on this page"
          text="The list is shorter than it was."
          actions={
            <ButtonLink href={hrefFor(1)} variant="outline">
              Go to the first page
            </ButtonLink>
          }
        />
      </Card>
    );
  }
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
