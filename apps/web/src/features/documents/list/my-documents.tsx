import type { ClientDocument, DocumentCategory } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStoredFiles } from '../../../shared/files/use-stored-files.ts';
import { focusIfLost } from '../../../shared/hooks/focus.ts';
import { useFilePreview } from '../../../shared/files/use-file-preview.tsx';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { ResourceList } from '../../../shared/lists/resource-list.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { categoryOf, CATEGORY_LABELS } from '../categories.ts';
import { type DocumentsView, countOfAll, documentsView } from './documents-view.ts';
import { DocumentsTable } from './documents-table.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import styles from './my-documents.module.css';
import { RemoveDocument } from './remove-document.tsx';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { RowsSkeleton } from '../../../shared/lists/rows-skeleton.tsx';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/empty-documents.svg';

/** The client's documents by category. */
export function MyDocuments({ list }: { readonly list: ListControl<DocumentsView> }) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.documents.list(documentsView.toQuery(list.view)));
  const { preview, dialog } = useFilePreview(useStoredFiles('document'));
  const [removal, setRemoval] = useState<{ document: ClientDocument; open: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const isSearch = list.view.search !== '';

  const closeRemoval = () => {
    setRemoval((known) => (known === null ? null : { ...known, open: false }));
    // The button that opened the dialog is gone with its row.
    focusIfLost(() => section.current?.focus());
  };

  return (
    <>
      <section ref={section} className={styles['list']} aria-label="Documents" tabIndex={-1}>
        <ResourceList
          query={query}
          list={list}
          nouns={['document', 'documents']}
          skeleton={<DocumentsSkeleton />}
          isNone={(page) => countOfAll(page) === 0 && !isSearch}
          none={<NoDocuments category={null} onShowAll={list.showAll} />}
          renderHead={(page) => (
            <DocumentsToolbar view={list.view} counts={page} onChange={list.show} />
          )}
          noMatch={
            isSearch ? null : (
              <NoDocuments category={categoryOf(list.view.filter)} onShowAll={list.showAll} />
            )
          }
        >
          {(page) => (
            <DocumentsTable
              documents={page.results}
              onPreview={preview}
              onRemove={(document) => setRemoval({ document, open: true })}
            />
          )}
        </ResourceList>
      </section>
      {dialog}
      {removal === null ? null : (
        <RemoveDocument
          key={removal.document.id}
          document={removal.document}
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
    <SkeletonGroup label="Loading your documents" className={styles['root']}>
      <Skeleton shape="short" />
      <RowsSkeleton />
    </SkeletonGroup>
  );
}

interface NoDocumentsProps {
  /** The empty category; null when there are no documents at all. */
  category: DocumentCategory | null;
  onShowAll: () => void;
}

/** Empty state of a category, or of the whole list. */
function NoDocuments({ category, onShowAll }: NoDocumentsProps) {
  if (category === null) {
    return (
      <Card>
        <EmptyState
          drawing={drawing}
          title="No documents yet"
          text="Agreements, checklists and certificates from us will be here. You can add photos and documents for us above."
        />
      </Card>
    );
  }
  const { empty, emptyText } = CATEGORY_LABELS[category];
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title={empty}
        text={emptyText}
        actions={
          <Button variant="outline" onClick={onShowAll}>
            Show all documents
          </Button>
        }
      />
    </Card>
  );
}
