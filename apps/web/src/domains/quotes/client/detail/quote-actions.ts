import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient } from '@cleaning/contract/quotes/rules';

/** What the client can do with a quote on its page now. */
export interface QuoteActions {
  readonly canSend: boolean;
  readonly canEdit: boolean;
  /** Only drafts can be deleted; a quote that was sent to us is cancelled and stays readable. */
  readonly canDelete: boolean;
  readonly canCancel: boolean;
  /** The client can answer the offer: approve, ask for changes or decline. */
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
