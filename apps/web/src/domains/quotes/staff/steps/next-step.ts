import type { StaffQuoteSummary } from '@cleaning/contract/quotes';
import { quoteStep, type QuoteStep } from '@cleaning/contract/quotes/rules';

/** The next step of staff with an open quote. */
export interface NextStep {
  readonly kind: 'send' | 'price' | 'revise' | 'approve' | 'book';
  /** The label of its button. */
  readonly label: string;
  /** The step on the board that it leads to; null if the quote leaves the board. */
  readonly leadsTo: QuoteStep | null;
}

type QuoteForStep = Pick<
  StaffQuoteSummary,
  'status' | 'revision' | 'origin' | 'total_cents' | 'send_at'
>;

/** @returns null for a closed quote, and while it is being sent. */
export function findNextStep(quote: QuoteForStep): NextStep | null {
  if (quote.send_at !== null) return null;
  const step = quoteStep(quote);
  if (step === null) return null;
  const isPriced = quote.total_cents !== null;
  if (!isPriced && (step === 'to_answer' || step === 'preparing')) {
    return { kind: 'price', label: 'Price', leadsTo: 'with_client' };
  }
  return STEPS[step](quote.revision);
}

const send = (): NextStep => ({ kind: 'send', label: 'Send', leadsTo: 'with_client' });

const STEPS: Readonly<Record<QuoteStep, (revision: number) => NextStep>> = {
  to_answer: send,
  preparing: send,
  changes_requested: (revision) => ({
    kind: 'revise',
    label: `Start version ${revision + 1}`,
    leadsTo: 'preparing',
  }),
  with_client: () => ({ kind: 'approve', label: 'Approve', leadsTo: 'to_book' }),
  to_book: () => ({ kind: 'book', label: 'Book', leadsTo: null }),
};
