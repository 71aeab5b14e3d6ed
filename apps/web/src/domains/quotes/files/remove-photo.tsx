import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { useRemoval } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';

export interface RemovePhotoProps {
  photo: QuoteAttachment;
  /** How the text names the file. */
  noun?: 'photo' | 'file' | undefined;
  onClose: () => void;
}

/** Removes a photo from the quote, after confirmation. */
export function RemovePhoto({ photo, noun = 'photo', onClose }: RemovePhotoProps) {
  const api = useApi();
  const remove = useRemoval(api.deleteQuoteAttachment.mutation({ id: photo.id }), onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove this ${noun}?`}
      confirmLabel={`Remove ${noun}`}
      busyLabel="Removing"
      keepLabel="Keep it"
      onConfirm={() => void remove.submit()}
      busy={remove.isBusy}
      error={remove.error}
    >
      <p>{`${photo.file_name} will no longer be with this quote. You can add it again from your device.`}</p>
    </ConfirmDialog>
  );
}
