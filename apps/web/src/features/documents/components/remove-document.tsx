import type { ClientDocument } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useToast } from '@cleaning/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { errorMessage, isMissing, usePortalApi } from '../../../shared/portal-api/index.ts';

export interface RemoveDocumentProps {
  document: ClientDocument;
  open: boolean;
  onClose: () => void;
}

/** Asks before a client takes back a document of their own. */
export function RemoveDocument({ document, open, onClose }: RemoveDocumentProps) {
  const { mutations } = usePortalApi();
  const toast = useToast();
  const name = document.file_name;
  const { mutate, isPending, error } = useMutation(mutations.documents.remove());

  const done = () => {
    toast.show(`${name} removed`);
    onClose();
  };
  const remove = () =>
    mutate(
      { id: document.id },
      {
        onSuccess: done,
        // Somebody was faster, perhaps the same person on another device.
        onError: (problem) => {
          if (isMissing(problem)) done();
        },
      },
    );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Remove this document?"
      actions={
        <>
          <Button variant="danger" busy={isPending} busyLabel="Removing" onClick={remove}>
            Remove document
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>{name} will be gone for you and for us. You cannot get it back.</p>
      {error === null || isMissing(error) ? null : (
        <Alert tone="danger" live>
          <p>{errorMessage(error)}</p>
        </Alert>
      )}
    </Dialog>
  );
}
