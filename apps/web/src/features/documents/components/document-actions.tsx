import type { ClientDocument } from '@cleaning/contract';
import { IconButton } from '@cleaning/ui/button';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { loadStoredFile } from '../../../shared/files/load-stored-file.ts';
import { previewKindOf } from '../../../shared/files/stored-file.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { useDocumentLink } from '../model/use-document-link.ts';
import styles from './document-actions.module.css';

export interface DocumentActionsProps {
  document: ClientDocument;
  onPreview: (document: ClientDocument) => void;
  onRemove: (document: ClientDocument) => void;
}

/** What can be done with a document: look at it, keep a copy, take one's own back. */
export function DocumentActions({ document, onPreview, onRemove }: DocumentActionsProps) {
  const { client } = usePortalApi();
  const linkTo = useDocumentLink();
  const name = document.file_name;
  return (
    <span className={styles['root']}>
      {previewKindOf(document) === null ? null : (
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
        load={() => loadStoredFile(client.files, linkTo, document.id)}
      />
    </span>
  );
}
