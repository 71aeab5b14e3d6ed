import { TextAreaField } from '@cleaning/ui/field';
import { useState } from 'react';
import { useOnce } from '../../../shared/once/index.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { useQuoteDecision } from '../model/use-quote-decision.ts';
import { ChangeAlert } from './change-notes.tsx';
import type { QuoteDialogProps } from './quote-dialog.ts';

/** Cancels a request that we have not answered, after asking. */
export function CancelRequest({ quote, open, onClose, onDone }: QuoteDialogProps) {
  const { mutations } = usePortalApi();
  const decision = useQuoteDecision({
    quote,
    command: 'cancel',
    open,
    options: mutations.quotes.cancel(quote.id),
    onDone,
  });
  const { current, give, isPossible } = decision;
  const [reason, setReason] = useState('');

  const cancel = useOnce(async () => {
    const words = reason.trim();
    try {
      await give({ version: current.version, ...(words !== '' && { reason: words }) });
      return true;
    } catch {
      // The dialog shows what the decision keeps of it.
      return false;
    }
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Cancel this request?"
      confirmLabel="Cancel request"
      busyLabel="Cancelling"
      keepLabel={isPossible ? 'Keep the request' : 'Close'}
      canConfirm={isPossible}
      onConfirm={() => void cancel.run()}
      busy={cancel.isBusy}
      error={decision.error}
    >
      <ChangeAlert decision={decision} />
      <p>
        We will stop working on {current.reference}. You cannot undo this, but it stays in your
        quotes, and you can start a new one at any time.
      </p>
      <TextAreaField
        label="Would you like to tell us why?"
        optional
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
