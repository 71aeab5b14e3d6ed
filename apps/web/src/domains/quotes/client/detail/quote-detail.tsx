import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VersionInAddress } from './use-version-in-address.ts';
import { IfYouCancelCard } from './if-you-cancel-card.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { PlanInvoiceCard } from './plan-invoice-card.tsx';
import { QuoteDepositCard } from './quote-deposit-card.tsx';
import { QuoteFallback } from './quote-fallback.tsx';
import { QuotePlaceCard } from './quote-place-card.tsx';
import { QuotePriceCard } from './quote-price-card.tsx';
import { QuoteProgressCard } from './quote-progress-card.tsx';
import { QuoteQuestionsCard } from './quote-questions-card.tsx';
import { QuoteRevisionsCard } from './quote-revisions-card.tsx';
import { InvoicesOfQuote, AppointmentsOfQuote } from './related-records.tsx';
import { QuoteFilesCard } from '../../files/quote-files-card.tsx';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { Columns } from '#kit/page/columns.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';

export interface QuoteDetailProps {
  id: string;
  /** The earlier version that is open in a dialog over the page. */
  openVersion: VersionInAddress;
  /** Starts another quote for the same clean. */
  again: (quote: Quote) => ReactNode;
}

/** One of the client's quotes: its status, price and history. */
export function QuoteDetail({ id, openVersion, again }: QuoteDetailProps) {
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const listPath = useLastListPath(SITE_PATHS.clientQuotes);
  const deleteDraft = useCommand(api.deleteQuote.mutation({ id }), {
    onDone: async () => {
      toast.show('Draft deleted');
      await navigate(SITE_PATHS.clientQuotes, { replace: true });
    },
  });
  // Do not refetch a quote that is being deleted, since the response would be "not found".
  const quote = useQuery({ ...api.getQuote.query({ id }), enabled: !deleteDraft.isBusy });
  const back = { label: 'My quotes', href: listPath };

  if (quote.data === undefined) {
    return (
      <>
        <PageHead back={back} title="Quote" />
        <QuoteFallback query={quote} />
      </>
    );
  }
  return (
    <>
      <PageHead
        back={back}
        title={`Quote ${quote.data.reference}`}
        badge={<QuoteStatusBadge quote={quote.data} />}
        text={describe(quote.data)}
        action={<PrintAndDownload id={id} />}
      />
      <NextStepBar
        quote={quote.data}
        deleteDraft={
          <DeleteDraft
            quote={quote.data}
            busy={deleteDraft.isBusy}
            error={deleteDraft.error}
            onDelete={() => void deleteDraft.submit({ version: quote.data.version })}
          />
        }
      />
      <QuoteCards quote={quote.data} openVersion={openVersion} again={again} />
    </>
  );
}

const MAY_BE_BOOKED: ReadonlySet<Quote['status']> = new Set(['approved', 'converted']);

function QuoteCards({
  quote,
  openVersion,
  again,
}: { quote: Quote } & Omit<QuoteDetailProps, 'id'>) {
  return (
    <Columns
      side={
        <>
          <PlanInvoiceCard serviceId={quote.service_id} />
          <QuoteProgressCard quote={quote} />
          <QuoteFilesCard quote={quote} />
          <IfYouCancelCard quote={quote} />
          <QuoteQuestionsCard quote={quote} />
          {again(quote)}
        </>
      }
    >
      {MAY_BE_BOOKED.has(quote.status) ? <BookedParts quoteId={quote.id} /> : null}
      <QuoteDepositCard quote={quote} />
      <QuotePriceCard quote={quote} />
      <QuotePlaceCard quote={quote} />
      <QuoteRevisionsCard quote={quote} openVersion={openVersion} />
    </Columns>
  );
}

/** The appointments and invoices of an approved quote. */
function BookedParts({ quoteId }: { quoteId: string }) {
  return (
    <>
      <AppointmentsOfQuote quoteId={quoteId} />
      <InvoicesOfQuote quoteId={quoteId} />
    </>
  );
}

function PrintAndDownload({ id }: { id: string }) {
  const { pdfs } = usePortalApi().client;
  return (
    <>
      <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      <SaveFileButton
        variant="outline"
        label="Download PDF"
        load={() => pdfs.downloadQuotePdf({ id })}
      />
    </>
  );
}

function describe({ service_id, address_line1, suburb }: Quote): string {
  const place = [address_line1, suburb].filter((part) => part !== null && part !== '').join(', ');
  const service = SERVICES[service_id].name;
  return place === '' ? service : `${service} at ${place}`;
}

interface DeleteDraftProps {
  quote: Quote;
  onDelete: () => void;
  busy: boolean;
  error: unknown;
}

/** Deletes a draft, after confirmation. */
function DeleteDraft({ quote, onDelete, busy, error }: DeleteDraftProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => setOpen(true)}>
        Delete draft
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this draft?"
        confirmLabel="Delete draft"
        busyLabel="Deleting"
        keepLabel="Keep it"
        onConfirm={onDelete}
        busy={busy}
        error={error}
      >
        <p>Quote {quote.reference} will be gone, and you cannot get it back.</p>
      </ConfirmDialog>
    </>
  );
}
