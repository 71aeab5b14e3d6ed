import type { ClientDocument } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusIfLost } from '../../../shared/hooks/focus.ts';
import { useFilePreview } from '../../../shared/files/use-file-preview.tsx';
import type { ListControl } from '../../../shared/lists/define-list-view.ts';
import { ResourceList } from '../../../shared/lists/resource-list.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { categoryOf } from '../model/categories.ts';
import { type DocumentsView, countOfAll, documentsView } from '../model/documents-view.ts';
import { useDocumentLink } from '../model/use-document-link.ts';
import { DocumentsSkeleton } from './documents-skeleton.tsx';
import { DocumentsTable } from './documents-table.tsx';
import { DocumentsToolbar } from './documents-toolbar.tsx';
import styles from './my-documents.module.css';
import { NoDocuments } from './no-documents.tsx';
import { RemoveDocument } from './remove-document.tsx';

/** The client's documents with their categories. */
export function MyDocuments({ list }: { readonly list: ListControl<DocumentsView> }) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.documents.list(documentsView.toQuery(list.view)));
  const { preview, dialog } = useFilePreview(useDocumentLink());
  const [leaving, setLeaving] = useState<{ document: ClientDocument; open: boolean } | null>(null);
  const section = useRef<HTMLElement>(null);
  const isSearch = list.view.search !== '';

  const closeRemoval = () => {
    setLeaving((known) => (known === null ? null : { ...known, open: false }));
    // The button that asked is gone with its row.
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
              onRemove={(document) => setLeaving({ document, open: true })}
            />
          )}
        </ResourceList>
      </section>
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
