import type { QuoteStatus } from '../state-machines/quote-states.ts';

/** Where an open quote stands, in the order in which it moves; a quote that ended has no step. */
export const QUOTE_STEPS = [
  'to_answer',
  'changes_requested',
  'preparing',
  'with_client',
  'to_book',
] as const;

export type QuoteStep = (typeof QUOTE_STEPS)[number];

const STEP_OF_STATUS: Readonly<Partial<Record<QuoteStatus, QuoteStep>>> = {
  submitted: 'to_answer',
  changes_requested: 'changes_requested',
  sent: 'with_client',
  approved: 'to_book',
};

/** The step of a quote. A draft is the company's from its second revision on; the first is the client's. */
export function quoteStep({
  status,
  revision,
}: {
  readonly status: QuoteStatus;
  readonly revision: number;
}): QuoteStep | null {
  if (status === 'draft') return revision > 1 ? 'preparing' : null;
  return STEP_OF_STATUS[status] ?? null;
}
