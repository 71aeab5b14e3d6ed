import type { ClientDocument, DocumentCategory } from '@cleaning/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { useStoredFiles } from '#kit/files/use-stored-files.ts';
import { focusIfLost } from '#kit/hooks/focus.ts';
import { useFilePreview } from '#kit/files/use-file-preview.tsx';
import { useListView } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { findCategory, CATEGORY_LABELS } from './categories.ts';
import { type DocumentsViewDefinition, countOfAll, documentsQuery } from './documents-view.ts';
import { DocumentsTable } from './documents-table.tsx';
import { DocumentsToolbar, type DocumentsToolbarProps } from './documents-toolbar.tsx';
import styles from './documents-list.module.css';
import { RemoveDocument } from './remove-document.tsx';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-documents.svg';
import { Stack } from '@cleaning/ui/stack';

export interface DocumentsListProps {
  /** The list view of this page. */
  readonly definition: DocumentsViewDefinition;
  readonly caption: string;
  /** The text when there are no documents at all. */
  readonly emptyText: string;
  /** The toolbar; defaults to that of the client portal. */
  readonly toolbar?: ComponentType<DocumentsToolbarProps> | undefined;
  /** For staff, the client whose documents they are. */
  readonly client?: { readonly id: string; readonly firstName: string } | undefined;
}

/** The documents of a client by category. */
export function DocumentsList({
  definition,
  caption,
  emptyText,
  toolbar: Toolbar = DocumentsToolbar,
  client,
}: DocumentsListProps) {
  const api = useApi();
  const list = useListView(definition);
  const query = useQuery(
    api.listDocuments.query(documentsQuery(definition, list.view, client?.id)),
  );
  const { preview, dialog } = useFilePreview(useStoredFiles('document'));
  const [removal, setRemoval] = useState<{ document: ClientDocument; open: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const isSearch = list.view.search !== '';
  const reader = client === undefined ? 'client' : 'staff';

  const closeRemoval = () => {
    setRemoval((known) => (known === null ? null : { ...known, open: false }));
    // The button that opened the dialog disappeared with its row.
    focusIfLost(() => section.current?.focus());
  };

  return (
    <>
      <Stack
        as="section"
        ref={section}
        gap="space-6"
        className={styles['list']}
        aria-label="Documents"
        tabIndex={-1}
      >
        <ResourceList
          query={query}
          list={list}
          nouns={['document', 'documents']}
          skeleton={<DocumentsSkeleton />}
          isNone={(page) => countOfAll(page) === 0 && !isSearch}
          none={
            <NoDocuments
              category={null}
              text={emptyText}
              reader={reader}
              onShowAll={list.showAll}
            />
          }
          renderHead={(page) => (
            <Toolbar definition={definition} view={list.view} counts={page} onChange={list.show} />
          )}
          noMatch={
            isSearch ? null : (
              <NoDocuments
                category={findCategory(list.view.filter)}
                text={emptyText}
                reader={reader}
                onShowAll={list.showAll}
              />
            )
          }
        >
          {(page) => (
            <DocumentsTable
              caption={caption}
              documents={page.results}
              clientName={client?.firstName}
              onPreview={preview}
              onRemove={(document) => setRemoval({ document, open: true })}
            />
          )}
        </ResourceList>
      </Stack>
      {dialog}
      {removal === null ? null : (
        <RemoveDocument
          key={removal.document.id}
          document={removal.document}
          reader={reader}
          open={removal.open}
          onClose={closeRemoval}
        />
      )}
    </>
  );
}

/** Placeholder for the filters and the list. */
function DocumentsSkeleton() {
  return (
    <SkeletonGroup label="Loading the documents">
      <Stack gap="space-6">
        <Skeleton shape="short" />
        <RowsSkeleton />
      </Stack>
    </SkeletonGroup>
  );
}

interface NoDocumentsProps {
  /** The empty category; null when there are no documents at all. */
  category: DocumentCategory | null;
  /** The text of the empty state. */
  text: string;
  reader: 'client' | 'staff';
  onShowAll: () => void;
}

/** Empty state of a category, or of the whole list. */
function NoDocuments({ category, text, reader, onShowAll }: NoDocumentsProps) {
  if (category === null) {
    return (
      <Card>
        <EmptyState drawing={drawing} title="No documents yet" text={text} />
      </Card>
    );
  }
  const { empty, emptyText } = CATEGORY_LABELS[category];
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={empty}
        text={reader === 'client' ? emptyText : 'Nothing is in this category yet.'}
        actions={
          <Button variant="outline" onClick={onShowAll}>
            Show all documents
          </Button>
        }
      />
    </Card>
  );
}
