import type { Quote } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/forms/confirm-dialog.tsx';

export interface DeleteDraftProps {
  quote: Quote;
  onDelete: () => void;
  busy: boolean;
  error: unknown;
}

/** Deletes a draft, after asking. */
export function DeleteDraft({ quote, onDelete, busy, error }: DeleteDraftProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this draft?"
        confirmLabel="Delete draft"
        busyLabel="Deleting"
        keepLabel="Keep it"
        onConfirm={onDelete}
        busy={busy}
        error={error}
      >
        <p>Quote {quote.reference} will be gone, and you cannot get it back.</p>
      </ConfirmDialog>
    </>
  );
}
