import { useAuth } from '@cleaning/auth/react';
import { AddDocuments } from '../add-documents.tsx';
import { categoryOf } from '../categories.ts';
import { DocumentsList } from '../documents-list.tsx';
import { useListView } from '#kit/lists/define-list-view.ts';
import { ServiceAgreement } from './agreement/service-agreement.tsx';
import { documentsView } from './documents-view.ts';

/** The client's documents, and for NDIS participants the current service agreement. */
export function MyDocuments() {
  const { isNdisClient } = useAuth();
  const list = useListView(documentsView);
  return (
    <>
      {isNdisClient ? <ServiceAgreement /> : null}
      <AddDocuments title="Add a file" shown={categoryOf(list.view.filter)} />
      <DocumentsList
        definition={documentsView}
        caption="Your documents"
        emptyText="Agreements, checklists and certificates from us will be here. You can add photos and documents for us above."
      />
    </>
  );
}
