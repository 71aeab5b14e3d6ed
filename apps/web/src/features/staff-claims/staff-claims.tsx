import type { Invoice, InvoiceTotals } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { retry } from '../../shared/deferred/retry.ts';
import { type ListControl, useListView } from '../../shared/lists/define-list-view.ts';
import { TabLinks } from '../../shared/lists/tab-links.tsx';
import { usePortalApi } from '../../shared/portal-api/portal-api.tsx';
import { ClaimBatches } from './batches/claim-batches.tsx';
import { ClaimsOfState } from './claims-of-state.tsx';
import { claimsView, type ClaimsView } from './claims-view.ts';
import styles from './staff-claims.module.css';

const ReadAnswersDialog = lazy(() => retry(() => import('./remittance/read-answers-dialog.tsx')));

export interface StaffClaimsProps {
  /** What keeps an invoice from being claimed, with what puts it right. */
  readonly renderFindings: (invoice: Invoice) => ReactNode;
  /** What else can be done with an invoice whose claim was rejected. */
  readonly renderActions: (invoice: Invoice) => ReactNode;
}

/** The claims of agency-managed invoices, from ready to paid. */
export function StaffClaims({ renderFindings, renderActions }: StaffClaimsProps) {
  const { queries } = usePortalApi();
  const list = useListView(claimsView);
  const [isReading, setReading] = useState(false);
  const { data: totals } = useQuery(queries.invoices.totals());
  return (
    <div className={styles['root']}>
      <PageHead
        title="NDIS claims"
        text="Agency-managed invoices, claimed in bulk in the NDIA portal"
        action={
          <Button variant="outline" icon={<Upload />} onClick={() => setReading(true)}>
            Import answers
          </Button>
        }
      />
      <TabLinks label="Where claims stand" tabs={tabsOf(list, totals)} />
      {list.view.filter === 'batches' ? (
        <ClaimBatches list={list} />
      ) : (
        <ClaimsOfState
          key={list.view.filter}
          list={list}
          renderFindings={renderFindings}
          renderActions={renderActions}
        />
      )}
      {isReading ? (
        <Suspense fallback={null}>
          <ReadAnswersDialog onClose={() => setReading(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The places of a claim, with how many stand there; rejected ones wait for staff. */
const tabsOf = ({ view }: ListControl<ClaimsView>, totals: InvoiceTotals | undefined) =>
  claimsView.filters.map(({ id, label }) => {
    const count = id === 'batches' ? undefined : totals?.claims[id];
    return {
      label,
      href: claimsView.pathOf({ ...view, filter: id, page: 1 }),
      isCurrent: view.filter === id,
      count: count?.toLocaleString('en-AU'),
      isUrgent: id === 'rejected' && count !== undefined && count > 0,
    };
  });
