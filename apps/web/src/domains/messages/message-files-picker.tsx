import { UPLOAD_ACCEPT } from '@cleaning/contract/files/rules';
import { MAX_MESSAGE_ATTACHMENTS } from '@cleaning/contract/messages';
import { FilePicker } from '@cleaning/ui/file-picker';
import { useEffect, useRef } from 'react';
import { UPLOAD_HINT } from '#kit/files/use-uploads.ts';
import type { MessageFiles } from './use-message-files.ts';

export interface MessageFilesPickerProps {
  files: MessageFiles;
  /** How many times the user asked for the file dialog; each change opens it. */
  openRequests: number;
}

/** Chooses the files of a message. */
export function MessageFilesPicker({ files, openRequests }: MessageFilesPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const handledRequests = useRef(0);

  useEffect(() => {
    if (openRequests === handledRequests.current) return;
    handledRequests.current = openRequests;
    button.current?.focus();
    button.current?.click();
  }, [openRequests]);

  const isFull =
    files.files.filter(({ status }) => status !== 'refused').length >= MAX_MESSAGE_ATTACHMENTS;
  return (
    <FilePicker
      buttonRef={button}
      compact
      label="Choose files"
      hint={UPLOAD_HINT}
      accept={UPLOAD_ACCEPT}
      closedBecause={
        isFull
          ? `A message can have ${MAX_MESSAGE_ATTACHMENTS} files. Remove one to add another.`
          : undefined
      }
      files={files.files}
      onFiles={files.add}
      onRemove={files.remove}
      onRetry={files.retry}
    />
  );
}
