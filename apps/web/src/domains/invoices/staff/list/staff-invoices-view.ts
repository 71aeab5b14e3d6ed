import { CLAIM_STATUSES, type ClaimStatus } from '@cleaning/contract/claims/rules';
import type { ListInvoicesQuery } from '@cleaning/contract/invoices';
import {
  INVOICE_KINDS,
  OWED_INVOICE_STATUSES,
  type InvoiceKind,
} from '@cleaning/contract/invoices/rules';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { readUuid } from '#kit/lib/read-uuid.ts';
import { defineListView } from '#kit/lists/define-list-view.ts';
import { STAFF_INVOICES_PATH } from '../../invoice-paths.ts';

const OPEN = ['draft', ...OWED_INVOICE_STATUSES].join(',');

const isKind = (text: string): text is InvoiceKind => INVOICE_KINDS.some((kind) => kind === text);
const isClaim = (text: string): text is ClaimStatus =>
  CLAIM_STATUSES.some((status) => status === text);

/** The list view of all clients' invoices in the address. */
export const staffInvoicesView = defineListView({
  path: STAFF_INVOICES_PATH,
  filters: [
    { id: 'open', label: 'Open', query: { status: OPEN } },
    { id: 'drafts', label: 'Drafts', query: { status: 'draft' } },
    { id: 'overdue', label: 'Overdue', query: { overdue: 'true' } },
    { id: 'ndis', label: 'NDIS', query: { status: OPEN, kind: 'ndis' } },
    { id: 'paid', label: 'Paid', query: { status: 'paid' } },
    { id: 'all', label: 'Everything', query: {} },
  ],
  orderings: [
    { value: '-created_at', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
    { value: 'due_date', label: 'Due first' },
    { value: '-due_date', label: 'Due latest first' },
    { value: '-total_cents', label: 'Highest total first' },
    { value: 'total_cents', label: 'Lowest total first' },
    { value: '-updated_at', label: 'Latest change first' },
  ],
  pageSize: 50,
  fields: {
    client_id: readUuid,
    kind: (text) => (isKind(text) ? text : ''),
    claim_status: (text) => (isClaim(text) ? text : ''),
    from: readPlainDate,
    to: readPlainDate,
  },
});

export type StaffInvoicesView = ReturnType<typeof staffInvoicesView.read>;

/** The API query of a view. */
export function staffInvoicesQuery(view: StaffInvoicesView): ListInvoicesQuery {
  const { kind = '', ...query } = staffInvoicesView.toQuery(view);
  return isKind(kind) ? { ...query, kind } : query;
}

/** The query to save under a name, without the page number. */
export const toSavedQuery = (view: StaffInvoicesView): string =>
  staffInvoicesView.toParams({ ...view, page: 1 }).toString();
