import { pathWithId } from '@cleaning/contract/routes';
import { defineListView } from '#kit/lists/define-list-view.ts';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { STAFF_ENQUIRIES_PATH, STAFF_ENQUIRY_PATH } from './enquiry-paths.ts';

/** The list view of enquiries by status, latest first. */
export const enquiriesView = defineListView({
  path: STAFF_ENQUIRIES_PATH,
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
  const path = pathWithId(STAFF_ENQUIRY_PATH, id);
  return params === '' ? path : `${path}?${params}`;
}

export const prefetchEnquiries: Prefetch = ({ api, read, search }) => {
  void read(api.listEnquiries.query(enquiriesView.toQuery(enquiriesView.read(search))));
};

export const prefetchEnquiry: Prefetch = ({ api, params: { id }, read }) => {
  if (id !== undefined) void read(api.getEnquiry.query({ id }));
};
