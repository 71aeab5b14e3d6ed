import type { Quote } from '@cleaning/contract/quotes';
import type { QuoteCommand } from '@cleaning/contract/quotes/rules';
import { SelectField, TextAreaField } from '@cleaning/ui/field';
import type { UseMutationOptions } from '@tanstack/react-query';
import { ChangeAlert } from './change-notes.tsx';
import { type QuoteDialogProps, useQuoteDecision } from './use-quote-decision.ts';
import { useTextDraft } from '#kit/drafts/use-drafts.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '#kit/forms/confirm-dialog.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** Declines an offer, with an optional reason. */
export function DeclineQuote(props: QuoteDialogProps) {
  const { quote, onDone } = props;
  const api = useApi();
  const choice = useTextDraft(`decline ${quote.id}`);
  const comment = useTextDraft(`decline ${quote.id} comment`);

  return (
    <ConfirmWithReason
      {...props}
      command="decline"
      options={api.declineQuote.mutation({ id: quote.id })}
      reason={declineReason(choice.text, comment.text)}
      onDone={() => {
        choice.forget();
        comment.forget();
        onDone();
      }}
      title="Decline this quote?"
      confirmLabel="Decline quote"
      busyLabel="Declining"
      keepLabel="Keep the quote"
    >
      <p>
        Nothing will be booked, and there is nothing to pay. You cannot undo this, but you can ask
        us for an updated quote later. If only a part of it is wrong, ask for changes instead.
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
        value={comment.text}
        onChange={(event) => comment.setText(event.target.value)}
      />
    </ConfirmWithReason>
  );
}

/** Cancels a request that we have not answered, after confirmation. */
export function CancelRequest(props: QuoteDialogProps) {
  const { quote, onDone } = props;
  const api = useApi();
  const reason = useTextDraft(`cancel ${quote.id}`);

  return (
    <ConfirmWithReason
      {...props}
      command="cancel"
      options={api.cancelQuote.mutation({ id: quote.id })}
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

interface ConfirmWithReasonProps
  extends
    QuoteDialogProps,
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'busyLabel' | 'keepLabel' | 'children'> {
  command: QuoteCommand;
  options: UseMutationOptions<Quote, Error, { version: number; reason?: string | undefined }>;
  /** The client's reason; empty for none. */
  reason: string;
}

/**
 * Asks for confirmation and a reason before a client ends a quote. The children explain the
 * consequences.
 */
function ConfirmWithReason({
  quote,
  open,
  onClose,
  onDone,
  command,
  options,
  reason,
  keepLabel,
  children,
  ...labels
}: ConfirmWithReasonProps) {
  const decision = useQuoteDecision({ quote, command, open, options, onDone });
  const { decidedVersion, submit, isPossible } = decision;

  const confirm = useSubmitOnce(() =>
    submit({ version: decidedVersion, ...(reason !== '' && { reason }) }),
  );

  return (
    <ConfirmDialog
      {...labels}
      open={open}
      onClose={onClose}
      keepLabel={isPossible ? keepLabel : 'Close'}
      canConfirm={isPossible}
      onConfirm={() => void confirm.submit()}
      busy={confirm.isBusy}
      error={confirm.error}
    >
      <ChangeAlert decision={decision} />
      {children}
    </ConfirmDialog>
  );
}

const REASONS = [
  'The price is too high',
  'The date does not suit me',
  'I found someone else',
  'I do not need it any more',
] as const;

/** The reasons to choose from when declining. */
export function declineReasons({ service_id: serviceId }: Pick<Quote, 'service_id'>): string[] {
  return [
    ...REASONS,
    ...(serviceId === 'ndis' ? ['My plan does not fund this'] : []),
    'Something else',
  ];
}

/** The submitted reason: the choice, the comment, or both. Empty for neither. */
export function declineReason(choice: string, comment: string): string {
  const parts = [choice, comment.trim()].filter((part) => part !== '');
  return parts.join('. ');
}
