import { PageHead } from '@cleaning/ui/portal-shell';
import { MyDocuments } from '../../features/documents/index.ts';

export const handle = { title: 'Documents' };

export { prefetchDocuments as prefetch } from '../../features/documents/index.ts';

export function Component() {
  return (
    <>
      <PageHead title="Documents" text="Agreements, checklists, certificates, reports and photos" />
      <MyDocuments />
    </>
  );
}
