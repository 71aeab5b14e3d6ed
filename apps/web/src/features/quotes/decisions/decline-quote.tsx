import { SelectField, TextAreaField } from '@cleaning/ui/field';
import { useTextDraft } from '../../../shared/drafts/use-drafts.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { declineReason, declineReasons } from '../model/decline-reasons.ts';
import { ConfirmWithReason } from './confirm-with-reason.tsx';
import type { QuoteDialogProps } from './quote-dialog.ts';

/** Says no to an offer, with a reason for whoever likes to give one. */
export function DeclineQuote(props: QuoteDialogProps) {
  const { quote, onDone } = props;
  const { mutations } = usePortalApi();
  const choice = useTextDraft(`decline ${quote.id}`);
  const words = useTextDraft(`decline ${quote.id} in other words`);

  return (
    <ConfirmWithReason
      {...props}
      command="decline"
      options={mutations.quotes.decline(quote.id)}
      reason={declineReason(choice.text, words.text)}
      onDone={() => {
        choice.forget();
        words.forget();
        onDone();
      }}
      title="Decline this quote?"
      confirmLabel="Decline quote"
      busyLabel="Declining"
      keepLabel="Keep the quote"
    >
      <p>
        Nothing will be booked, and there is nothing to pay. You cannot undo this, but you can ask
        us for an updated quote later. If only a part of it is wrong, request changes instead.
      </p>
      <SelectField
        label="Why are you declining?"
        optional
        placeholder="Prefer not to say"
        options={declineReasons(quote).map((label) => ({ value: label, label }))}
        value={choice.text}
        onChange={(event) => choice.setText(event.target.value)}
      />
      <TextAreaField
        label="Anything you would like to add"
        optional
        rows={3}
        maxLength={400}
        value={words.text}
        onChange={(event) => words.setText(event.target.value)}
      />
    </ConfirmWithReason>
  );
}
