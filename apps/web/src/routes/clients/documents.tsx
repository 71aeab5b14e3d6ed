import { useAuth } from '@cleaning/auth/react';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useSearchParams } from 'react-router-dom';
import {
  AddDocuments,
  MyDocuments,
  ServiceAgreement,
  changeDocumentsView,
  documentsViewParams,
  readDocumentsView,
  type DocumentsView,
} from '../../features/documents/index.ts';

export const handle = { title: 'Documents' };

export { prefetchDocuments as prefetch } from '../../features/documents/index.ts';

export function Component() {
  const { isNdisClient } = useAuth();
  const [params, setParams] = useSearchParams();
  const view = readDocumentsView(params);

  const show = (change: Partial<DocumentsView>) =>
    setParams(documentsViewParams(changeDocumentsView(view, change)), {
      replace: 'search' in change,
    });

  return (
    <>
      <PageHead title="Documents" text="Agreements, checklists, certificates, reports and photos" />
      {isNdisClient ? <ServiceAgreement /> : null}
      <AddDocuments shown={view.category} />
      <MyDocuments view={view} onChange={show} />
    </>
  );
}
