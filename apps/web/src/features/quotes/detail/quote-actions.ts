import type { Quote } from '@cleaning/contract';
import { isEditableByClient } from '@cleaning/contract/state-machines';

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
