import type { Quote } from '@cleaning/contract/quotes';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useRemoval } from '#kit/forms/use-command.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { STAFF_QUOTES_PATH } from '../../quote-paths.ts';

export interface DeleteDraftProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Asks before a quote of the office, which its client has not seen, is deleted. */
export function DeleteDraft({ quote, onClose }: DeleteDraftProps) {
  const api = useApi();
  const navigate = useNavigate();
  const quotesPath = useLastListPath(STAFF_QUOTES_PATH);
  const { id, version, reference, client } = quote;
  const { submit, isBusy, error } = useRemoval(api.deleteQuote.mutation({ id }), () =>
    navigate(quotesPath),
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete draft ${reference}?`}
      confirmLabel="Delete draft"
      busyLabel="Deleting"
      keepLabel="Keep it"
      busy={isBusy}
      error={error}
      errorTitle="Not deleted"
      onConfirm={() => void submit({ version })}
    >
      <p>
        {client?.first_name ?? 'The client'} has not seen it. The lines and the note are gone for
        good, and the number is not used again.
      </p>
    </ConfirmDialog>
  );
}
