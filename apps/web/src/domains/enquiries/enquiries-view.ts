import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { teamApiOf } from '#kit/api/team-api.ts';

/** The list view of enquiries by status, latest first. */
export const enquiriesView = defineListView({
  path: SITE_PATHS.staffEnquiries,
  filters: [
    { id: 'open', label: 'Open', query: { status: 'open' } },
    { id: 'answered', label: 'Answered', query: { status: 'answered' } },
    { id: 'closed', label: 'Closed', query: { status: 'closed' } },
    { id: 'spam', label: 'Spam', query: { status: 'spam' } },
  ],
  pageSize: 20,
});

export type EnquiriesView = ReturnType<typeof enquiriesView.read>;

/** The address of an enquiry beside the list that it was opened from. */
export function enquiryPath(id: string, view: EnquiriesView): string {
  const params = enquiriesView.toParams(view).toString();
  const path = pathWithId(SITE_PATHS.staffEnquiry, id);
  return params === '' ? path : `${path}?${params}`;
}

export const prefetchEnquiries: Prefetch = ({ portalApi, read, search }) => {
  const { queries } = teamApiOf(portalApi);
  void read(queries.enquiries.list(enquiriesView.toQuery(enquiriesView.read(search))));
};

export const prefetchEnquiry: Prefetch = (page) => {
  const { id } = page.params;
  if (id !== undefined) void page.read(teamApiOf(page.portalApi).queries.enquiries.detail(id));
};
