import type { Quote, StaffQuoteSummary } from '@cleaning/contract/quotes';
import type { QuoteStep } from '@cleaning/contract/quotes/rules';
import { fullName } from '@cleaning/contract/rules';
import { formatMoney, TIMELINES } from '@cleaning/pricing';
import { describeShortDate } from '#domains/appointments/format-appointment.ts';

/** The steps in words, as the board's columns are titled. */
export const STEP_LABELS: Readonly<Record<QuoteStep, string>> = {
  to_answer: 'To answer',
  changes_requested: 'Changes requested',
  preparing: 'Preparing',
  with_client: 'With the client',
  to_book: 'Approved, to book',
};

/** The title of a quote: "Quote Q-1055, version 2". */
export const quoteTitle = ({
  reference,
  revision,
}: Pick<Quote, 'reference' | 'revision'>): string =>
  `Quote ${reference}${revision > 1 ? `, version ${revision}` : ''}`;

/** A total, or a text that staff have to price the quote. */
export const totalOrToPrice = (cents: number | null): string =>
  cents === null ? 'To price' : formatMoney(cents);

export const clientName = ({ client }: Pick<StaffQuoteSummary, 'client'>): string =>
  fullName(client.first_name, client.last_name);

type Noted = Pick<
  StaffQuoteSummary,
  | 'status'
  | 'revision'
  | 'send_at'
  | 'total_cents'
  | 'timeline_id'
  | 'valid_until'
  | 'deposit_due_cents'
>;

/** A short note about a quote in a list; empty for none. */
export function quoteNote(quote: Noted): string {
  if (quote.send_at !== null) return 'Sending now';
  if (quote.deposit_due_cents !== null)
    return `Deposit due ${formatMoney(quote.deposit_due_cents)}`;
  if (quote.status === 'sent' && quote.valid_until !== null) {
    return `Until ${describeShortDate(quote.valid_until)}`;
  }
  if (quote.total_cents === null) return 'Price on request';
  if (quote.status === 'draft' && quote.revision > 1) return `Version ${quote.revision}`;
  return quote.timeline_id === 'standard' ? '' : TIMELINES[quote.timeline_id].name;
}
