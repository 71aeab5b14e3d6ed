import type { QuoteAttachment } from '@cleaning/contract/attachments';
import { IconButton, TextButton } from '@cleaning/ui/button';
import { FileIcon, formatFileSize } from '@cleaning/ui/file-picker';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import { RemovePhoto } from './remove-photo.tsx';
import styles from './quote-files.module.css';

export interface QuoteFilesProps {
  files: readonly QuoteAttachment[];
  /** Called when a file was removed and its focused button with it. */
  onFocusLost: () => void;
}

/** Files to preview, download and, where allowed, remove. */
export function QuoteFiles({ files, onFocusLost }: QuoteFilesProps) {
  const [removing, setRemoving] = useState<QuoteAttachment | null>(null);
  const { preview, dialog } = useFilePreview(useStoredFiles('quote'));
  useFocusAfterChange(removing, () => onFocusLost(), { onlyIfLost: true });

  return (
    <>
      <Stack as="ul" gap="space-2">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onPreview={choosePreviewKind(file) === null ? undefined : () => preview(file)}
            onRemove={file.can_remove ? () => setRemoving(file) : undefined}
          />
        ))}
      </Stack>
      {removing === null ? null : (
        <RemovePhoto noun="file" photo={removing} onClose={() => setRemoving(null)} />
      )}
      {dialog}
    </>
  );
}

interface FileRowProps {
  file: QuoteAttachment;
  /** Undefined where the browser cannot preview the file. */
  onPreview: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function FileRow({ file, onPreview, onRemove }: FileRowProps) {
  const { id, file_name: name, source } = file;
  const files = useStoredFiles('quote');
  const { save, isSaving, error } = useSaveFile(() => files.load(id));
  return (
    <li className={styles['file']}>
      <FileIcon name={name} />
      <span className={styles['text']}>
        {onPreview === undefined ? (
          <b>{name}</b>
        ) : (
          <TextButton aria-label={`Look at ${name}`} onClick={onPreview} className={styles['name']}>
            {name}
          </TextButton>
        )}
        <Text as="small" size="xs" tone="muted" figures>
          {formatFileSize(file.byte_size)}
          {source === 'company' ? ', from us' : ''}
        </Text>
      </span>
      <Inline as="span" wrap={false}>
        <IconButton
          label={isSaving ? `Downloading ${name}` : `Download ${name}`}
          aria-busy={isSaving || undefined}
          onClick={isSaving ? undefined : save}
        >
          <Download />
        </IconButton>
        {onRemove === undefined ? null : (
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </Inline>
      <ErrorAlert error={error} className={styles['error']} />
    </li>
  );
}
