import type { QuoteAttachment } from '@cleaning/contract';
import { useMutation } from '@tanstack/react-query';
import { useOnce } from '../../../shared/once/index.ts';
import { isMissing, usePortalApi } from '../../../shared/portal-api/index.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';

export interface RemovePhotoProps {
  photo: QuoteAttachment;
  /** What it is called. */
  noun?: 'photo' | 'file' | undefined;
  onClose: () => void;
}

/** Takes a photo off the quote, after asking. */
export function RemovePhoto({ photo, noun = 'photo', onClose }: RemovePhotoProps) {
  const { mutations } = usePortalApi();
  const { mutateAsync, error } = useMutation(mutations.documents.detach());
  const { run, isBusy } = useOnce(async () => {
    try {
      await mutateAsync({ id: photo.id });
    } catch (failure) {
      // Removed in another window: that is what was asked for.
      if (!isMissing(failure)) return false;
    }
    onClose();
    return true;
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove this ${noun}?`}
      confirmLabel={`Remove ${noun}`}
      busyLabel="Removing"
      keepLabel="Keep it"
      onConfirm={() => void run()}
      busy={isBusy}
      error={isMissing(error) ? null : error}
    >
      <p>{`${photo.file_name} will no longer be with this quote. You can add it again from your device.`}</p>
    </ConfirmDialog>
  );
}
