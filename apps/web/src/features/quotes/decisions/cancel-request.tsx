import { TextAreaField } from '@cleaning/ui/field';
import { useTextDraft } from '../../../shared/drafts/use-drafts.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { ConfirmWithReason } from './confirm-with-reason.tsx';
import type { QuoteDialogProps } from './quote-dialog.ts';

/** Cancels a request that we have not answered, after asking. */
export function CancelRequest(props: QuoteDialogProps) {
  const { quote, onDone } = props;
  const { mutations } = usePortalApi();
  const reason = useTextDraft(`cancel ${quote.id}`);

  return (
    <ConfirmWithReason
      {...props}
      command="cancel"
      options={mutations.quotes.cancel(quote.id)}
      reason={reason.text.trim()}
      onDone={() => {
        reason.forget();
        onDone();
      }}
      title="Cancel this request?"
      confirmLabel="Cancel request"
      busyLabel="Cancelling"
      keepLabel="Keep the request"
    >
      <p>
        We will stop working on {quote.reference}. You cannot undo this, but it stays in your
        quotes, and you can start a new one at any time.
      </p>
      <TextAreaField
        label="Would you like to tell us why?"
        optional
        rows={3}
        maxLength={500}
        value={reason.text}
        onChange={(event) => reason.setText(event.target.value)}
      />
    </ConfirmWithReason>
  );
}
