import { useAuth } from '@cleaning/auth/react';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useListView } from '#kit/lists/define-list-view.ts';
import { AddDocuments } from '../add-documents.tsx';
import { findCategory } from '../categories.ts';
import { DocumentsList } from '../documents-list.tsx';
import { ServiceAgreement } from './agreement/service-agreement.tsx';
import { documentsView } from './documents-view.ts';

export const handle = { title: 'Documents' };

export { prefetchDocuments as prefetch } from './documents-view.ts';

export function Component() {
  return (
    <>
      <PageHead title="Documents" text="Agreements, checklists, certificates, reports and photos" />
      <MyDocuments />
    </>
  );
}

/** The client's documents, and for NDIS participants the current service agreement. */
function MyDocuments() {
  const { isNdisClient } = useAuth();
  const list = useListView(documentsView);
  return (
    <>
      {isNdisClient ? <ServiceAgreement /> : null}
      <AddDocuments title="Add a file" shown={findCategory(list.view.filter)} />
      <DocumentsList
        definition={documentsView}
        caption="Your documents"
        emptyText="Agreements, checklists and certificates from us will be here. You can add photos and documents for us above."
      />
    </>
  );
}
