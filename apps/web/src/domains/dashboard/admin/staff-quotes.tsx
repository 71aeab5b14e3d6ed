import type { ListQuotesQuery } from '@cleaning/contract/quotes';
import { type QuoteStatus, QUOTE_STATUSES } from '@cleaning/contract/quotes/rules';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { SelectField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { Pagination } from '@cleaning/ui/pagination';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { statusLabel } from '#domains/quotes/quote-status.ts';
import { StaffQuotesTable } from './staff-quotes-table.tsx';
import styles from './staff-quotes.module.css';
import { pageIn } from '#kit/lists/define-list-view.ts';

/** The quotes of all clients, read only. */
export function StaffQuotes() {
  const [params, setParams] = useSearchParams();
  const view = readStaffView(params);
  return (
    <section className={styles['root']} aria-labelledby="staff-quotes">
      <Inline gap="space-4" align="end" justify="between">
        <h2 id="staff-quotes" className={styles['title']}>
          Quotes
        </h2>
        <SelectField
          className={styles['filter']}
          label="Status"
          placeholder="Every status"
          value={view.status ?? ''}
          options={QUOTE_STATUSES.map((status) => ({
            value: status,
            label: statusLabel({ status, revision: 1 }, 'staff').label,
          }))}
          onChange={(event) =>
            setParams(staffViewParams({ status: statusOf(event.target.value), page: 1 }))
          }
        />
      </Inline>
      <StaffQuotesPage />
    </section>
  );
}

function StaffQuotesPage() {
  const api = useApi();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const view = readStaffView(params);
  const query = useQuery(api.listQuotes.query(staffViewQuery(view)));
  return (
    <QueryContent query={query} what="the quotes" level={3} skeleton={<QuotesSkeleton />} card>
      {({ results, count }) =>
        results.length === 0 ? (
          <Card>
            <EmptyState
              level={3}
              title={view.status === null ? 'No quotes yet' : 'No quotes have this status'}
              text="Quotes that clients start will appear here."
            />
          </Card>
        ) : (
          <>
            <StaffQuotesTable quotes={results} />
            <Pagination
              label="Quotes"
              page={view.page}
              pageCount={Math.ceil(count / STAFF_PAGE_SIZE)}
              hrefFor={(page) => `${pathname}?${staffViewParams({ ...view, page }).toString()}`}
            />
          </>
        )
      }
    </QueryContent>
  );
}

function QuotesSkeleton() {
  return (
    <SkeletonGroup label="Loading quotes">
      <Card>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Card>
    </SkeletonGroup>
  );
}

/** How many quotes one page of the list shows. */
const STAFF_PAGE_SIZE = 20;

/** The filter and page of the list. Stored in the address. */
interface StaffQuotesView {
  /** Null for every status. */
  readonly status: QuoteStatus | null;
  readonly page: number;
}

function readStaffView(params: URLSearchParams): StaffQuotesView {
  return {
    status: statusOf(params.get('status')),
    page: pageIn(params),
  };
}

function staffViewParams({ status, page }: StaffQuotesView): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== null) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}

function staffViewQuery({ status, page }: StaffQuotesView): ListQuotesQuery {
  return { page, page_size: STAFF_PAGE_SIZE, ...(status !== null && { status }) };
}

/** The status that a text names; null for any other text. */
function statusOf(text: string | null): QuoteStatus | null {
  return QUOTE_STATUSES.find((status) => status === text) ?? null;
}
