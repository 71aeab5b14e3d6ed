import { ErrorState } from '@cleaning/ui/error-state';
import { FilePreview } from '@cleaning/ui/file-preview';
import { useState } from 'react';
import { errorMessage } from '../errors/api-errors.ts';
import { SaveFileButton } from './save-file-button.tsx';
import type { StoredFiles } from './use-stored-files.ts';
import type { StoredFile } from './stored-file.ts';
import { usePreviewContent } from './use-preview-content.ts';

export interface PreviewDialogProps {
  file: StoredFile;
  files: StoredFiles;
  open: boolean;
  onClose: () => void;
}

/** How often a picture's link is renewed before an error is shown. */
const RENEWALS = 1;

/** Previews a stored file in a dialog, with a download. */
export function PreviewDialog({ file, files, open, onClose }: PreviewDialogProps) {
  const { data, error, isFetching, refetch } = usePreviewContent(file, files);
  const [timesBroken, setTimesBroken] = useState(0);
  const isBroken = timesBroken > RENEWALS;

  return (
    <FilePreview
      open={open}
      onClose={onClose}
      name={file.file_name}
      content={data ?? null}
      onBroken={() => {
        setTimesBroken(timesBroken + 1);
        if (timesBroken < RENEWALS) void refetch();
      }}
      problem={
        error !== null || isBroken ? (
          <ErrorState
            title="We could not open this file"
            message={
              isBroken
                ? 'The picture did not arrive. Try again, or download it.'
                : errorMessage(error)
            }
            retrying={isFetching}
            onRetry={() => {
              setTimesBroken(0);
              void refetch();
            }}
          />
        ) : undefined
      }
      actions={
        <SaveFileButton
          label="Download"
          what={file.file_name}
          variant="outline"
          load={() => files.load(file.id)}
        />
      }
    />
  );
}
