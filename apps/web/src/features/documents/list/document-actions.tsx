import type { ClientDocument, FileLink } from '@cleaning/contract';
import { IconButton } from '@cleaning/ui/button';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import { loadStoredFile } from '../../../shared/files/load-stored-file.ts';
import { previewKindOf } from '../../../shared/files/stored-file.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import styles from './document-actions.module.css';
import { useMutation } from '@tanstack/react-query';

export interface DocumentActionsProps {
  document: ClientDocument;
  onPreview: (document: ClientDocument) => void;
  onRemove: (document: ClientDocument) => void;
}

/** Preview, download and remove a document. */
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

/** Returns a function that requests a signed link to a document. */
export function useDocumentLink(): (id: string) => Promise<FileLink> {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.documents.link());
  return (id) => mutateAsync({ id });
}
