import type { Quote, QuoteCommand } from '@cleaning/contract';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useOnce } from '../../../shared/once/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../components/confirm-dialog.tsx';
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
  const { current, give, isPossible } = decision;

  const confirm = useOnce(async () => {
    try {
      await give({ version: current.version, ...(reason !== '' && { reason }) });
      return true;
    } catch {
      // The dialog shows what the decision keeps of it.
      return false;
    }
  });

  return (
    <ConfirmDialog
      {...words}
      open={open}
      onClose={onClose}
      keepLabel={isPossible ? keepLabel : 'Close'}
      canConfirm={isPossible}
      onConfirm={() => void confirm.run()}
      busy={confirm.isBusy}
      error={decision.error}
    >
      <ChangeAlert decision={decision} />
      {children}
    </ConfirmDialog>
  );
}
