import { PageHead } from '@cleaning/ui/portal-shell';
import { MyDocuments } from './my-documents.tsx';

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
