import { SelectField, TextAreaField } from '@cleaning/ui/field';
import { useKeptText } from '../../../shared/kept-words/index.ts';
import { useOnce } from '../../../shared/once/index.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { declineReason, declineReasons } from '../model/decline-reasons.ts';
import { useQuoteDecision } from '../model/use-quote-decision.ts';
import { ChangeAlert } from './change-notes.tsx';
import type { QuoteDialogProps } from './quote-dialog.ts';

/** Says no to an offer, with a reason for whoever likes to give one. */
export function DeclineQuote({ quote, open, onClose, onDone }: QuoteDialogProps) {
  const { mutations } = usePortalApi();
  const decision = useQuoteDecision({
    quote,
    command: 'decline',
    open,
    options: mutations.quotes.decline(quote.id),
    onDone,
  });
  const { current, give, isPossible } = decision;
  const choice = useKeptText(`decline ${quote.id}`);
  const words = useKeptText(`decline ${quote.id} in other words`);

  const decline = useOnce(async () => {
    const reason = declineReason(choice.text, words.text);
    try {
      await give({ version: current.version, ...(reason !== '' && { reason }) });
      choice.forget();
      words.forget();
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
      title="Decline this quote?"
      confirmLabel="Decline quote"
      busyLabel="Declining"
      keepLabel={isPossible ? 'Keep the quote' : 'Close'}
      canConfirm={isPossible}
      onConfirm={() => void decline.run()}
      busy={decline.isBusy}
      error={decision.error}
    >
      <ChangeAlert decision={decision} />
      <p>
        Nothing will be booked, and there is nothing to pay. You cannot undo this, but you can ask
        us for an updated quote later. If only a part of it is wrong, request changes instead.
      </p>
      <SelectField
        label="Why are you declining?"
        optional
        placeholder="Prefer not to say"
        options={declineReasons(current).map((label) => ({ value: label, label }))}
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
    </ConfirmDialog>
  );
}
