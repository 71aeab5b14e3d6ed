import { ERROR_MESSAGES } from '@cleaning/contract/errors';
import type { Invoice } from '@cleaning/contract/invoices';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/missing-room.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { useSectionInAddress } from '#kit/hooks/use-section-in-address.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { QueryContent, type QueryState } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { InvoiceLinesCard } from '../invoice-lines-card.tsx';
import { howToPayPath } from '../invoice-paths.ts';
import { InvoiceStatusBadge } from '../invoice-status-badge.tsx';
import { InvoiceHistoryCard } from './detail/invoice-history-card.tsx';
import { InvoicePartiesCard } from './detail/invoice-parties-card.tsx';
import { InvoicePaymentsCard } from './detail/invoice-payments-card.tsx';
import { asksClientToPay, PaymentInstructionsCard } from './detail/payment-instructions-card.tsx';
import { NdisCheckCard } from './ndis-check/ndis-check-card.tsx';

export const handle = { title: 'Invoice' };

export { prefetchInvoice as prefetch } from './list/invoices-view.ts';

export function Component() {
  const { id = '' } = useParams();
  return <InvoiceDetail key={id} id={id} />;
}

/** One invoice: lines, payments, payment instructions, NDIS check and history. */
function InvoiceDetail({ id }: { id: string }) {
  const api = useApi();
  const { pdfs } = usePortalApi().client;
  const back = { label: 'Invoices', href: useLastListPath(SITE_PATHS.clientInvoices) };
  const invoice = useQuery(api.getInvoice.query({ id }));

  if (invoice.data === undefined) {
    return (
      <>
        <PageHead back={back} title="Invoice" />
        <InvoiceUnavailable query={invoice} />
      </>
    );
  }
  const isToPay = asksClientToPay(invoice.data);
  return (
    <>
      <PageHead
        back={back}
        title={`Invoice ${invoice.data.number ?? ''}`.trim()}
        badge={<InvoiceStatusBadge invoice={invoice.data} />}
        text={describe(invoice.data)}
        action={
          <>
            {isToPay ? (
              <ButtonLink href={howToPayPath(id)}>
                {`How to pay ${formatMoney(invoice.data.balance_cents)}`}
              </ButtonLink>
            ) : null}
            <SaveFileButton
              label="Download PDF"
              variant={isToPay ? 'outline' : 'primary'}
              load={() => pdfs.downloadInvoicePdf({ id })}
            />
          </>
        }
      />
      <InvoiceBody invoice={invoice.data} />
    </>
  );
}

function InvoiceBody({ invoice }: { invoice: Invoice }) {
  useSectionInAddress();
  return (
    <Columns
      side={
        <>
          <PaymentInstructionsCard invoice={invoice} />
          {invoice.kind === 'ndis' ? <NdisCheckCard invoiceId={invoice.id} /> : null}
          <InvoiceHistoryCard invoice={invoice} />
        </>
      }
    >
      <InvoiceLinesCard invoice={invoice} />
      <InvoicePaymentsCard invoice={invoice} />
      <InvoicePartiesCard invoice={invoice} />
    </Columns>
  );
}

function describe({ issue_date: issued, due_date: due }: Invoice): string | undefined {
  if (issued === null || due === null) return undefined;
  return `Sent on ${formatPlainDate(issued, 'medium')}, due on ${formatPlainDate(due, 'medium')}`;
}

/** The loading, missing and error states of an invoice. */
function InvoiceUnavailable({ query }: { readonly query: QueryState<unknown> }) {
  return (
    <QueryContent
      query={query}
      what="this invoice"
      skeleton={<DetailSkeleton label="Loading the invoice" />}
      missing={<InvoiceNotFound />}
      card
    >
      {() => null}
    </QueryContent>
  );
}

/** Also shown for another client's invoice, so as not to reveal that it exists. */
function InvoiceNotFound() {
  return (
    <Card>
      <EmptyState
        drawing={drawing}
        title="We could not find this invoice"
        text={ERROR_MESSAGES.notFound}
        actions={<ButtonLink href={SITE_PATHS.clientInvoices}>See all invoices</ButtonLink>}
      />
    </Card>
  );
}
