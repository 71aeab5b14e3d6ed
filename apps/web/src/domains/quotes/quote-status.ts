import type { QuoteSummary } from '@cleaning/contract/quotes';
import type { QuoteStatus } from '@cleaning/contract/quotes/rules';

/** A status in words for its reader. */
export interface StatusLabel {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral';
  readonly label: string;
}

const CLIENT_WORDS: Readonly<Record<QuoteStatus, StatusLabel>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  submitted: { tone: 'info', label: 'With us' },
  sent: { tone: 'info', label: 'Ready for you' },
  changes_requested: { tone: 'warning', label: 'Changes requested' },
  approved: { tone: 'success', label: 'Approved' },
  converted: { tone: 'success', label: 'Booked' },
  declined: { tone: 'danger', label: 'Declined' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  expired: { tone: 'neutral', label: 'Expired' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
};

const STAFF_WORDS: Readonly<Record<QuoteStatus, StatusLabel>> = {
  ...CLIENT_WORDS,
  submitted: { tone: 'info', label: 'To answer' },
  sent: { tone: 'neutral', label: 'With the client' },
  changes_requested: { tone: 'warning', label: 'Changes requested' },
};

/** A draft that the company is revising, as the client sees it. */
const BEING_UPDATED: StatusLabel = { tone: 'info', label: 'Being updated' };

/** A draft that the company is revising, as staff see it. */
const PREPARING: StatusLabel = { tone: 'neutral', label: 'Preparing' };

/** Who reads the status. The wording differs, because a quote may wait for only one side. */
export type StatusReader = 'client' | 'staff';

/** A quote's status in a word or two. */
export function statusLabel(
  { status, revision }: Pick<QuoteSummary, 'status' | 'revision'>,
  reader: StatusReader = 'client',
): StatusLabel {
  if (status === 'draft' && revision > 1) return reader === 'client' ? BEING_UPDATED : PREPARING;
  return (reader === 'client' ? CLIENT_WORDS : STAFF_WORDS)[status];
}
