import type { ClientDocument } from '@cleaning/contract/documents';
import { useToast } from '@cleaning/ui/toast';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useRemoval } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';

export interface RemoveDocumentProps {
  document: ClientDocument;
  reader: 'client' | 'staff';
  open: boolean;
  onClose: () => void;
}

/** Removes a document that the user's own side uploaded, after confirmation. */
export function RemoveDocument({ document, reader, open, onClose }: RemoveDocumentProps) {
  const api = useApi();
  const toast = useToast();
  const name = document.file_name;
  const remove = useRemoval(api.deleteDocument.mutation({ id: document.id }), () => {
    toast.show(`${name} removed`);
    onClose();
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remove this document?"
      confirmLabel="Remove document"
      busyLabel="Removing"
      keepLabel="Keep it"
      onConfirm={() => void remove.submit()}
      busy={remove.isBusy}
      error={remove.error}
    >
      <p>
        {name} will be gone for {reader === 'client' ? 'you' : document.client_name} and for us. You
        cannot get it back.
      </p>
    </ConfirmDialog>
  );
}
