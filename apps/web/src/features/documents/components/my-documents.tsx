import type { ClientDocument, DocumentsPage } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { ErrorState } from '@cleaning/ui/error-state';
import { Pagination } from '@cleaning/ui/pagination';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFilePreview } from '../../../shared/file-preview/index.ts';
import { errorMessage } from '../../../shared/errors/api-errors.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import {
  DOCUMENTS_PAGE_SIZE,
  type DocumentsView,
  countOfAll,
  documentsViewPath,
  documentsViewQuery,
} from '../model/documents-view.ts';
import { useDocumentLink } from '../model/use-document-link.ts';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import styles from './my-documents.module.css';
import { NoDocuments } from './no-documents.tsx';
import { RemoveDocument } from './remove-document.tsx';

export interface MyDocumentsProps {
  view: DocumentsView;
  onChange: (change: Partial<DocumentsView>) => void;
}

/** The client's documents in whatever state they are: coming, none, some, failed. */
export function MyDocuments({ view, onChange }: MyDocumentsProps) {
  const { queries } = usePortalApi();
  const query = queries.documents.list(documentsViewQuery(view));
  const { data, error, isFetching, refetch } = useQuery(query);

  if (data === undefined) {
    if (error === null) return <DocumentsSkeleton />;
    return (
      <Card>
        <ErrorState
          title="We could not load your documents"
          message={errorMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    );
  }
  if (countOfAll(data) === 0 && view.search === '') {
    return <NoDocuments category={null} onShowAll={() => onChange({ category: null })} />;
  }
  return <DocumentsList page={data} view={view} onChange={onChange} />;
}

function DocumentsList({ page, view, onChange }: MyDocumentsProps & { page: DocumentsPage }) {
  const { preview, dialog } = useFilePreview(useDocumentLink());
  const [leaving, setLeaving] = useState<{ document: ClientDocument; open: boolean } | null>(null);
  const list = useRef<HTMLElement>(null);

  const closeRemoval = () => {
    setLeaving((known) => (known === null ? null : { ...known, open: false }));
    // The button that asked is gone with its row.
    setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
  };

  return (
    <>
      <DocumentsToolbar view={view} counts={page} onChange={onChange} />
      <VisuallyHidden>
        <output>{page.count === 1 ? '1 document' : `${page.count} documents`}</output>
      </VisuallyHidden>
      <section ref={list} className={styles['list']} aria-label="Documents" tabIndex={-1}>
        {page.results.length === 0 ? (
          <NothingHere page={page} view={view} onChange={onChange} />
        ) : (
          <DocumentsTable
            documents={page.results}
            onPreview={preview}
            onRemove={(document) => setLeaving({ document, open: true })}
          />
        )}
      </section>
      <Pagination
        label="Documents"
        page={view.page}
        pageCount={Math.ceil(page.count / DOCUMENTS_PAGE_SIZE)}
        hrefFor={(number) => documentsViewPath({ ...view, page: number })}
      />
      {dialog}
      {leaving === null ? null : (
        <RemoveDocument
          key={leaving.document.id}
          document={leaving.document}
          open={leaving.open}
          onClose={closeRemoval}
        />
      )}
    </>
  );
}

function NothingHere({ page, view, onChange }: MyDocumentsProps & { page: DocumentsPage }) {
  if (page.count > 0) {
    return (
      <Card>
        <EmptyState
          title="There is nothing on this page"
          text="The list is shorter than it was."
          actions={
            <Button variant="outline" onClick={() => onChange({ page: 1 })}>
              Go to the first page
            </Button>
          }
        />
      </Card>
    );
  }
  const showAll = () => onChange({ category: null, search: '' });
  if (view.search === '') return <NoDocuments category={view.category} onShowAll={showAll} />;
  return (
    <Card>
      <EmptyState
        title="No documents match"
        text="Try other words, or look at all of your documents."
        actions={
          <Button variant="outline" onClick={showAll}>
            Show all documents
          </Button>
        }
      />
    </Card>
  );
}
