import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Tabs } from '@cleaning/ui/tabs';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MyQuotes } from './list/my-quotes.tsx';
import { quotesView } from './list/quotes-view.ts';
import { MyTemplates } from './templates/my-templates.tsx';
import { useListView } from '#kit/lists/define-list-view.ts';

export const handle = { title: 'My quotes' };

export { prefetchQuotes as prefetch } from './prefetch-quotes.ts';

export function Component() {
  const [params, setParams] = useSearchParams();
  const list = useListView(quotesView);
  return (
    <>
      <PageHead
        title="My quotes"
        action={
          <ButtonLink href={SITE_PATHS.clientQuoteCreate} icon={<Plus />}>
            New quote
          </ButtonLink>
        }
      />
      <Tabs
        label="Quotes and templates"
        selected={params.get('view') === 'templates' ? 'templates' : 'quotes'}
        onSelect={(view) => setParams(view === 'templates' ? { view } : {})}
        tabs={[
          {
            id: 'quotes',
            label: 'All quotes',
            panel: <Panel content={<MyQuotes list={list} />} />,
          },
          { id: 'templates', label: 'Templates', panel: <Panel content={<MyTemplates />} /> },
        ]}
      />
    </>
  );
}

function Panel({ content }: { content: ReactNode }) {
  return <Stack gap="space-6">{content}</Stack>;
}
