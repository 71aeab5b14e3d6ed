import { isEditableByClient, type DraftState } from './quote-machine.ts';
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

/** The step of a quote; none for a draft that its client still writes. */
export function quoteStep(quote: DraftState): QuoteStep | null {
  if (quote.status === 'draft') return isEditableByClient(quote) ? null : 'preparing';
  return STEP_OF_STATUS[quote.status] ?? null;
}
