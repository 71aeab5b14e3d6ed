import type { ClientDocument } from '@cleaning/contract';
import type { DocumentRow } from './document-repository.ts';
import type { UserViewer } from '../../platform/http/viewer.ts';

/** Whether a viewer added a document, as one of the company or as its client. */
export const isAddedBy = (viewer: UserViewer, { source }: Pick<DocumentRow, 'source'>) =>
  source === (viewer.kind === 'staff' ? 'company' : 'client');

export function toDocument(row: DocumentRow, viewer: UserViewer): ClientDocument {
  return {
    id: row.id,
    client_id: row.clientId,
    client_name: `${row.clientFirstName} ${row.clientLastName}`.trim(),
    category: row.category,
    file_name: row.fileName,
    media_type: row.mediaType,
    byte_size: row.byteSize,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    opened_at: row.openedAt?.toISOString() ?? null,
    can_remove: isAddedBy(viewer, row),
  };
}
