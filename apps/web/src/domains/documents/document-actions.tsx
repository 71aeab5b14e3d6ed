import type { ClientDocument } from '@cleaning/contract/documents';
import { IconButton } from '@cleaning/ui/button';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { choosePreviewKind } from '#kit/files/stored-file.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import styles from './document-actions.module.css';

export interface DocumentActionsProps {
  document: ClientDocument;
  onPreview: (document: ClientDocument) => void;
  onRemove: (document: ClientDocument) => void;
}

/** Preview, download and remove a document. */
export function DocumentActions({ document, onPreview, onRemove }: DocumentActionsProps) {
  const files = useStoredFiles('document');
  const name = document.file_name;
  return (
    <div className={styles['root']}>
      {choosePreviewKind(document) === null ? null : (
        <IconButton label={`Preview ${name}`} outline onClick={() => onPreview(document)}>
          <Eye />
        </IconButton>
      )}
      {document.can_remove ? (
        <IconButton label={`Remove ${name}`} outline onClick={() => onRemove(document)}>
          <Trash2 />
        </IconButton>
      ) : null}
      <SaveFileButton
        label="Download"
        what={name}
        size="sm"
        variant="outline"
        load={() => files.load(document.id)}
      />
    </div>
  );
}
