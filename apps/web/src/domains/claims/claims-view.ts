import type { Endpoints } from '@cleaning/contract/endpoints';
import type { EndpointQuery } from '@cleaning/contract/http';
import { defineListView } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { STAFF_CLAIMS_PATH } from './claim-paths.ts';

/** The list view in the address, by claim state. Batches are files, not claims. */
export const claimsView = defineListView({
  path: STAFF_CLAIMS_PATH,
  filterParam: 'state',
  filters: [
    { id: 'ready', label: 'Ready', query: { claim_status: 'ready' } },
    { id: 'submitted', label: 'With the NDIA', query: { claim_status: 'submitted' } },
    { id: 'rejected', label: 'Rejected', query: { claim_status: 'rejected' } },
    { id: 'accepted', label: 'Accepted', query: { claim_status: 'accepted' } },
    { id: 'reconciled', label: 'Paid', query: { claim_status: 'reconciled' } },
    { id: 'batches', label: 'Batches', query: {} },
  ],
  orderings: [
    { value: 'issue_date', label: 'Oldest first' },
    { value: '-issue_date', label: 'Newest first' },
  ],
  pageSize: 50,
});

export type ClaimsView = ReturnType<typeof claimsView.read>;

/** The address of the claims of one state. */
export const claimsPath = (state: ClaimsView['filter']): string =>
  claimsView.pathOf(claimsView.read(new URLSearchParams({ state })));

export const claimsQuery = (view: ClaimsView): EndpointQuery<Endpoints['listNdisInvoices']> =>
  claimsView.toQuery(view);

/** The query of the shown batches. A view of claims needs only their count, so it asks for one. */
export const batchesQuery = ({ filter, page }: ClaimsView) =>
  filter === 'batches' ? { page, page_size: claimsView.pageSize } : { page_size: 1 };

/** Prefetches the claims of the view in the address. */
export const prefetchStaffClaims: Prefetch = ({ api, read, search }) => {
  const view = claimsView.read(search);
  void read(api.getInvoiceTotals.query());
  void read(api.listClaimBatches.query(batchesQuery(view)));
  if (view.filter !== 'batches') void read(api.listNdisInvoices.query(claimsQuery(view)));
};
