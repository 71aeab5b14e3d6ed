import type { Quote } from '@cleaning/contract';

/** What every dialog that decides about a quote is given. */
export interface QuoteDialogProps {
  readonly quote: Quote;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The decision was made; the quote says what it is now. */
  readonly onDone: () => void;
}
