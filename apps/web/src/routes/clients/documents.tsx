import { useAuth } from '@cleaning/auth/react';
import { PageHead } from '@cleaning/ui/portal-shell';
import {
  AddDocuments,
  MyDocuments,
  ServiceAgreement,
  categoryOf,
  documentsView,
} from '../../features/documents/index.ts';
import { useListView } from '../../shared/lists/define-list-view.ts';

export const handle = { title: 'Documents' };

export { prefetchDocuments as prefetch } from '../../features/documents/index.ts';

export function Component() {
  const { isNdisClient } = useAuth();
  const list = useListView(documentsView);
  return (
    <>
      <PageHead title="Documents" text="Agreements, checklists, certificates, reports and photos" />
      {isNdisClient ? <ServiceAgreement /> : null}
      <AddDocuments shown={categoryOf(list.view.filter)} />
      <MyDocuments list={list} />
    </>
  );
}
