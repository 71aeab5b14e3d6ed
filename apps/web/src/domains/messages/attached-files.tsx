import type { MessageAttachment } from '@cleaning/contract/messages';
import { FileIcon, formatFileSize } from '@cleaning/ui/file-picker';
import { IconButton } from '@cleaning/ui/button';
import { Text } from '@cleaning/ui/text';
import Download from 'lucide-react/icons/download';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { useSaveFile } from '#kit/files/use-save-file.ts';
import styles from './attached-files.module.css';

export interface AttachedFilesProps {
  files: readonly MessageAttachment[];
  /** Previews a file. */
  onPreview: (file: MessageAttachment) => void;
}

/** The attachments of a message, with download and, where the browser supports it, preview. */
export function AttachedFiles({ files, onPreview }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['root']} aria-label="Files">
      {files.map((file) => (
        <AttachedFile key={file.id} file={file} onPreview={() => onPreview(file)} />
      ))}
    </ul>
  );
}

function AttachedFile({ file, onPreview }: { file: MessageAttachment; onPreview: () => void }) {
  const { load } = useStoredFiles('message');
  const { save, isSaving, error } = useSaveFile(() => load(file.id));
  return (
    <li className={styles['file']}>
      <div className={styles['row']}>
        <FileIcon name={file.file_name} />
        <span className={styles['text']}>
          {choosePreviewKind(file) === null ? (
            <b>{file.file_name}</b>
          ) : (
            <button type="button" className={styles['open']} onClick={onPreview}>
              {file.file_name}
            </button>
          )}
          <Text as="small" size="xs" tone="muted" figures>
            {formatFileSize(file.byte_size)}
          </Text>
        </span>
        <IconButton
          label={`Download ${file.file_name}`}
          className={styles['save']}
          aria-busy={isSaving || undefined}
          onClick={() => {
            if (!isSaving) save();
          }}
        >
          <Download />
        </IconButton>
      </div>
      {error === null ? null : (
        <p className={styles['error']} role="alert">
          {errorMessage(error)}
        </p>
      )}
    </li>
  );
}
