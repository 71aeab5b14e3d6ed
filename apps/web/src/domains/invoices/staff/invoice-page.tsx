import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { MissingRecord } from '#kit/page/missing-record.tsx';
import { Presence } from '#kit/presence/presence.tsx';
import { STAFF_INVOICES_PATH } from '../invoice-paths.ts';
import { IssuedInvoice } from './detail/issued-invoice.tsx';
import { DraftEditor } from './draft/draft-editor.tsx';

export const handle = { title: 'Invoice' };

export { prefetchStaffInvoice as prefetch } from './prefetch-staff-invoices.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffInvoice key={id} id={id} />;
}

/** The page of an invoice for staff: an editor for a draft, and payments once it is issued. */
function StaffInvoice({ id }: { readonly id: string }) {
  const api = useApi();
  const query = useQuery(api.getInvoice.query({ id }));
  return (
    <QueryContent
      query={query}
      what="this invoice"
      skeleton={<DetailSkeleton label="Loading the invoice" />}
      missing={
        <MissingRecord
          title="There is no such invoice"
          text="It may be a draft that was deleted."
          link={{ label: 'See all invoices', href: STAFF_INVOICES_PATH }}
        />
      }
      level={1}
      card
    >
      {(invoice) => (
        <>
          <Presence kind="invoice" id={id} />
          {invoice.status === 'draft' ? (
            <DraftEditor invoice={invoice} />
          ) : (
            <IssuedInvoice invoice={invoice} />
          )}
        </>
      )}
    </QueryContent>
  );
}
