import { company } from '@cleaning/company';
import type { ClientDocument } from '@cleaning/contract/documents';
import { formatDate } from '@cleaning/pricing';
import { Count } from '@cleaning/ui/badge';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { FileIcon, formatFileSize } from '@cleaning/ui/file-picker';
import { Inline } from '@cleaning/ui/inline';
import { Text } from '@cleaning/ui/text';
import { CATEGORY_LABELS } from './categories.ts';
import { type DocumentActionsProps, DocumentActions } from './document-actions.tsx';

export interface DocumentsTableProps extends Omit<DocumentActionsProps, 'document'> {
  caption: string;
  /** For staff, the first name of the client. */
  clientName?: string | undefined;
  documents: readonly ClientDocument[];
}

/** The documents of a client, as a table or, in a narrow space, as cards. */
export function DocumentsTable(props: DocumentsTableProps) {
  const { caption, clientName, documents, ...actions } = props;
  return (
    <DataTable
      caption={caption}
      quiet
      dense={clientName !== undefined}
      columns={columnsFor(clientName)}
      rows={documents.map((document) => ({ document, ...actions }))}
      rowKey={({ document }) => document.id}
    />
  );
}

const columnsFor = (clientName: string | undefined): DataColumn<DocumentActionsProps>[] => [
  {
    key: 'name',
    header: 'Name',
    place: 'title',
    rowHeader: true,
    cell: ({ document }) => (
      <Inline as="span" gap="space-3" align="center" wrap={false}>
        <FileIcon name={document.file_name} />
        <Text as="span" wrap="anywhere">
          {document.file_name}{' '}
          {clientName === undefined ? (
            isNew(document) ? (
              <Count>New</Count>
            ) : null
          ) : (
            <Text as="small" tone="muted" weight="regular" block>
              {describeOpening(document)}
            </Text>
          )}
        </Text>
      </Inline>
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
    // For staff the date is in a row of its own, because it would share one with up to three
    // actions.
    place: clientName === undefined ? 'end' : 'wide',
    cell: ({ document }) => (
      <Text as="span" tone="muted" wrap="one-line">
        {formatDate(document.created_at, 'medium')}
      </Text>
    ),
  },
  {
    key: 'from',
    header: 'From',
    place: 'status',
    cell: ({ document: { source } }) =>
      source === 'client' ? (clientName ?? 'You') : clientName === undefined ? company.name : 'Us',
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

/** For staff, whether the client has opened what the company added: "Opened 2 Jul 2026". */
function describeOpening({ source, client_opened_at: at }: ClientDocument): string | null {
  if (source === 'client') return null;
  return at === null ? 'Not opened' : `Opened ${formatDate(at, 'medium')}`;
}

/** True for a document from the company that the client has not opened. */
export function isNew({
  source,
  opened_at: opened,
}: Pick<ClientDocument, 'source' | 'opened_at'>): boolean {
  return source === 'company' && opened === null;
}
