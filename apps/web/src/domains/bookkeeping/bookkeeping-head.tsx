import { PageHead } from '@cleaning/ui/portal-shell';
import type { ReactNode } from 'react';
import { STAFF_INVOICES_PATH } from '#domains/invoices/invoice-paths.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { BOOKKEEPING_VIEWS, type BookkeepingView, viewPath } from './bookkeeping-view.ts';

export interface BookkeepingHeadProps {
  readonly view: BookkeepingView;
  /** Actions for everything that the view shows. */
  readonly action?: ReactNode;
}

/** The page header, with links to the other views. */
export function BookkeepingHead({ view, action }: BookkeepingHeadProps) {
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  return (
    <>
      <PageHead
        back={{ label: 'Invoices', href: invoicesPath }}
        title="Bookkeeping"
        text="Every total here comes from the same invoices and payments that you see on their pages."
        action={action}
      />
      <TabLinks
        label="Bookkeeping"
        tabs={BOOKKEEPING_VIEWS.map(({ id, label }) => ({
          label,
          href: viewPath(id),
          isCurrent: id === view,
        }))}
      />
    </>
  );
}
