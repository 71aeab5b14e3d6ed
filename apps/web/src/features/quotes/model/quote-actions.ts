import type { Quote, QuoteSummary } from '@cleaning/contract';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { quoteEditPath, quotePath } from '../../../shared/lib/paths.ts';

/** The one thing to do with a quote in a list. */
export interface RowAction {
  readonly label: string;
  readonly href: string;
  /** It waits for the client, so its button stands out. */
  readonly isNext: boolean;
}

export function rowAction(quote: QuoteSummary): RowAction {
  if (isEditableByClient(quote)) {
    return { label: 'Finish', href: quoteEditPath(quote.id), isNext: false };
  }
  if (quote.status === 'sent') return { label: 'Review', href: quotePath(quote.id), isNext: true };
  return { label: 'View', href: quotePath(quote.id), isNext: false };
}

/** What the client can do with a quote now, on its own page. */
export interface QuoteActions {
  readonly canSend: boolean;
  readonly canEdit: boolean;
  /** A draft is deleted; what was sent to us is cancelled and stays readable. */
  readonly canDelete: boolean;
  readonly canCancel: boolean;
  /** The three answers to an offer. */
  readonly canApprove: boolean;
  readonly canRequestChanges: boolean;
  readonly canDecline: boolean;
}

export function quoteActions(quote: Quote): QuoteActions {
  const isDraft = isEditableByClient(quote);
  const { available_commands: commands } = quote;
  return {
    canSend: commands.includes('submit'),
    canEdit: isDraft,
    canDelete: isDraft,
    canCancel: !isDraft && commands.includes('cancel'),
    canApprove: commands.includes('approve'),
    canRequestChanges: commands.includes('request_changes'),
    canDecline: commands.includes('decline'),
  };
}
