import type { Invoice } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatPlainDate } from '@cleaning/pricing';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import { InvoiceStatusBadge } from '../../../shared/invoices/invoice-status-badge.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { InvoiceAbsent } from './invoice-absent.tsx';
import { InvoiceHistoryCard } from './invoice-history-card.tsx';
import { InvoiceLinesCard } from './invoice-lines-card.tsx';
import { InvoicePartiesCard } from './invoice-parties-card.tsx';
import { InvoicePaymentsCard } from './invoice-payments-card.tsx';
import { NdisCheckCard } from './ndis-check-card.tsx';
import { SaveFileButton } from '../../../shared/files/save-file-button.tsx';
import { WayToPayCard } from './way-to-pay-card.tsx';

/** One invoice of the client: what it is for, who pays it and how, and what has happened to it. */
export function InvoiceDetail({ id }: { id: string }) {
  const { client, queries } = usePortalApi();
  const invoice = useQuery(queries.invoices.detail(id));

  if (invoice.data === undefined) {
    return (
      <>
        <PageHead back={BACK} title="Invoice" />
        <InvoiceAbsent query={invoice} />
      </>
    );
  }
  return (
    <>
      <PageHead
        back={BACK}
        title={`Invoice ${invoice.data.number ?? ''}`.trim()}
        badge={<InvoiceStatusBadge invoice={invoice.data} />}
        text={describe(invoice.data)}
        action={
          <SaveFileButton
            label="Download PDF"
            load={() => client.pdfs.downloadInvoicePdf({ id })}
          />
        }
      />
      <InvoiceBody invoice={invoice.data} />
    </>
  );
}

const BACK = { label: 'Invoices', href: SITE_PATHS.clientInvoices };

function InvoiceBody({ invoice }: { invoice: Invoice }) {
  return (
    <Columns
      side={
        <>
          <WayToPayCard invoice={invoice} />
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
