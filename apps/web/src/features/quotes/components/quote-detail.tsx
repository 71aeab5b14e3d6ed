import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useToast } from '@cleaning/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnce } from '../../../shared/once/index.ts';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { Columns } from '../../../shared/portal-page/index.ts';
import { QuoteStatusBadge } from '../../../shared/quotes/index.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { QuoteAbsent } from './quote-absent.tsx';
import { QuotePlaceCard } from './quote-place-card.tsx';
import { QuotePriceCard } from './quote-price-card.tsx';
import { QuoteProgressCard } from './quote-progress-card.tsx';

/** One quote of the client: where it stands, what it costs and what has happened to it. */
export function QuoteDetail({ id }: { id: string }) {
  const { queries, mutations } = usePortalApi();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation(mutations.quotes.remove(id));
  const deleteDraft = useOnce(async ({ version }: Quote) => {
    try {
      await remove.mutateAsync({ version });
    } catch {
      // The dialog shows what the mutation keeps of it.
      return false;
    }
    toast.show('Draft deleted');
    await navigate(SITE_PATHS.clientQuotes, { replace: true });
    return true;
  });
  // A quote that is being deleted is not read again: the answer would be that it is not there.
  const quote = useQuery({ ...queries.quotes.detail(id), enabled: !deleteDraft.isBusy });

  return (
    <>
      <PageHead
        back={{ label: 'My quotes', href: SITE_PATHS.clientQuotes }}
        title={quote.data === undefined ? 'Quote' : `Quote ${quote.data.reference}`}
        badge={quote.data === undefined ? undefined : <QuoteStatusBadge quote={quote.data} />}
        text={quote.data === undefined ? undefined : describe(quote.data)}
        action={quote.data === undefined ? undefined : <PrintButton />}
      />
      {quote.data === undefined ? (
        <QuoteAbsent
          error={quote.error}
          retrying={quote.isFetching}
          onRetry={() => void quote.refetch()}
        />
      ) : (
        <QuoteBody
          quote={quote.data}
          deleteDraft={
            <DeleteDraft
              quote={quote.data}
              busy={deleteDraft.isBusy}
              error={remove.error}
              onDelete={() => void deleteDraft.run(quote.data)}
            />
          }
        />
      )}
    </>
  );
}

function QuoteBody({ quote, deleteDraft }: { quote: Quote; deleteDraft: ReactNode }) {
  return (
    <>
      <NextStepBar quote={quote} deleteDraft={deleteDraft} />
      <Columns side={<QuoteProgressCard quote={quote} />}>
        <QuotePriceCard quote={quote} />
        <QuotePlaceCard quote={quote} />
      </Columns>
    </>
  );
}

function PrintButton() {
  return (
    <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
      Print
    </Button>
  );
}

function describe({ service_id, address_line1, suburb }: Quote): string {
  const place = [address_line1, suburb].filter((part) => part !== null && part !== '').join(', ');
  const service = SERVICES[service_id].name;
  return place === '' ? service : `${service} at ${place}`;
}
