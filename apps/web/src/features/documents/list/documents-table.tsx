import { company } from '@cleaning/company';
import type { ClientDocument } from '@cleaning/contract';
import { formatDate } from '@cleaning/pricing';
import { Count } from '@cleaning/ui/badge';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { FileIcon, formatFileSize } from '@cleaning/ui/file-picker';
import { CATEGORY_LABELS } from '../categories.ts';
import { type DocumentActionsProps, DocumentActions } from './document-actions.tsx';
import styles from './documents-table.module.css';

export interface DocumentsTableProps extends Omit<DocumentActionsProps, 'document'> {
  documents: readonly ClientDocument[];
}

/** The client's documents: a table, and cards where it is narrow. */
export function DocumentsTable({ documents, ...actions }: DocumentsTableProps) {
  return (
    <DataTable
      caption="Your documents"
      quiet
      columns={COLUMNS}
      rows={documents.map((document) => ({ document, ...actions }))}
      rowKey={({ document }) => document.id}
    />
  );
}

const COLUMNS: readonly DataColumn<DocumentActionsProps>[] = [
  {
    key: 'name',
    header: 'Name',
    place: 'title',
    rowHeader: true,
    cell: ({ document }) => (
      <span className={styles['name']}>
        <FileIcon name={document.file_name} />
        <span className={styles['words']}>
          {document.file_name} {isNew(document) ? <Count>New</Count> : null}
        </span>
      </span>
    ),
  },
  {
    key: 'category',
    header: 'Category',
    place: 'start',
    cell: ({ document }) => CATEGORY_LABELS[document.category].label,
  },
  {
    key: 'added',
    header: 'Added',
    place: 'end',
    cell: ({ document }) => formatDate(document.created_at, 'medium'),
  },
  {
    key: 'from',
    header: 'From',
    place: 'status',
    cell: ({ document }) => (document.source === 'client' ? 'You' : company.name),
  },
  {
    key: 'size',
    header: 'Size',
    place: 'amount',
    align: 'end',
    cell: ({ document }) => formatFileSize(document.byte_size),
  },
  {
    key: 'action',
    header: 'Action',
    headerHidden: true,
    place: 'action',
    align: 'end',
    cell: (row) => <DocumentActions {...row} />,
  },
];

/** True for a document from the company that the client has not opened. */
export function isNew({
  source,
  opened_at: opened,
}: Pick<ClientDocument, 'source' | 'opened_at'>): boolean {
  return source === 'company' && opened === null;
}
