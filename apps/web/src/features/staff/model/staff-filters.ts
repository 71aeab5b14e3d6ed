import { QUOTE_STATUSES, type ListQuotesQuery, type QuoteStatus } from '@cleaning/contract';
import { pageIn } from '../../../shared/lists/define-list-view.ts';

/** How many quotes one page of the list shows. */
export const STAFF_PAGE_SIZE = 20;

/** Which quotes staff look at, and which page of them. It lives in the address. */
export interface StaffQuotesView {
  /** Null for every status. */
  readonly status: QuoteStatus | null;
  readonly page: number;
}

export function readStaffView(params: URLSearchParams): StaffQuotesView {
  return {
    status: statusOf(params.get('status')),
    page: pageIn(params),
  };
}

export function staffViewParams({ status, page }: StaffQuotesView): URLSearchParams {
  const params = new URLSearchParams();
  if (status !== null) params.set('status', status);
  if (page > 1) params.set('page', String(page));
  return params;
}

export function staffViewQuery({ status, page }: StaffQuotesView): ListQuotesQuery {
  return { page, page_size: STAFF_PAGE_SIZE, ...(status !== null && { status }) };
}

/** The status that a text names; null for any other text. */
export function statusOf(text: string | null): QuoteStatus | null {
  return QUOTE_STATUSES.find((status) => status === text) ?? null;
}
