import type { Quote, QuoteCommand } from '@cleaning/contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../shared/forms/confirm-dialog.tsx';
import { useQuoteDecision } from '../model/use-quote-decision.ts';
import { ChangeAlert } from './change-notes.tsx';
import type { QuoteDialogProps } from './quote-dialog.ts';

export interface ConfirmWithReasonProps
  extends
    QuoteDialogProps,
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'busyLabel' | 'keepLabel' | 'children'> {
  command: QuoteCommand;
  options: UseMutationOptions<Quote, Error, { version: number; reason?: string | undefined }>;
  /** Why, in the client's words; empty where they would rather not say. */
  reason: string;
}

/** Asks before a client ends a quote, and sends why. Its children say what happens then, and ask. */
export function ConfirmWithReason({
  quote,
  open,
  onClose,
  onDone,
  command,
  options,
  reason,
  keepLabel,
  children,
  ...words
}: ConfirmWithReasonProps) {
  const decision = useQuoteDecision({ quote, command, open, options, onDone });
  const { current, submit, isPossible } = decision;

  const confirm = useSubmitOnce(() =>
    submit({ version: current.version, ...(reason !== '' && { reason }) }),
  );

  return (
    <ConfirmDialog
      {...words}
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
