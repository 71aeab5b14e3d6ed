import type { QuoteStatus } from './quote-states.ts';

/** The steps of an open quote, in order; an ended quote has no step. */
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

/**
 * The step of a quote. A draft of the first revision is the client's; of later revisions, the
 * company's.
 */
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
