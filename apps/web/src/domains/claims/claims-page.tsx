import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { type ListControl, useListView } from '#kit/lists/define-list-view.ts';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { ClaimBatches } from './batches/claim-batches.tsx';
import { ClaimsOfState } from './claims-of-state.tsx';
import { type ClaimsView, batchesQuery, claimsView } from './claims-view.ts';
import { ReadAnswersDialog } from './remittance/read-answers-dialog.tsx';

export const handle = { title: 'NDIS claims' };

export { prefetchStaffClaims as prefetch } from './claims-view.ts';

/** The claims of agency-managed invoices, from ready to paid. */
export function Component() {
  const api = useApi();
  const list = useListView(claimsView);
  const [isReading, setReading] = useState(false);
  const { data: totals } = useQuery(api.getInvoiceTotals.query());
  const { data: batches } = useQuery(api.listClaimBatches.query(batchesQuery(list.view)));
  const counts = { ...totals?.claims, batches: batches?.count };
  return (
    <Stack gap="space-4">
      <PageHead
        title="NDIS claims"
        text="Agency-managed invoices, claimed in bulk in the NDIA portal"
        action={
          <Button variant="outline" icon={<Upload />} onClick={() => setReading(true)}>
            Add the NDIA’s answers
          </Button>
        }
      />
      <TabLinks label="Where claims stand" tabs={listTabs(list, counts)} />
      {list.view.filter === 'batches' ? (
        <ClaimBatches list={list} />
      ) : (
        <ClaimsOfState key={list.view.filter} list={list} />
      )}
      {isReading ? <ReadAnswersDialog onClose={() => setReading(false)} /> : null}
    </Stack>
  );
}

type Counts = Readonly<Partial<Record<ClaimsView['filter'], number | undefined>>>;

/** The claim states with their counts; rejected claims need staff. */
const listTabs = ({ view }: ListControl<ClaimsView>, counts: Counts) =>
  claimsView.filters.map(({ id, label }) => {
    const count = counts[id];
    return {
      label,
      href: claimsView.pathOf({ ...view, filter: id, page: 1 }),
      isCurrent: view.filter === id,
      count: count?.toLocaleString('en-AU'),
      isUrgent: id === 'rejected' && count !== undefined && count > 0,
    };
  });
