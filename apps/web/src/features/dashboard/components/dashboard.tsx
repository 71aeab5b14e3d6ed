import { useAuth } from '@cleaning/auth/react';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { arrangeDashboard } from '../model/arrange-dashboard.ts';
import { useSavedPrice } from '../model/use-saved-price.ts';
import { CalculatorDoor } from './calculator-door.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { NdisDetails } from './ndis-details.tsx';
import { NextVisit } from './next-visit.tsx';
import { PriceWaiting } from './price-waiting.tsx';
import { QuotesCard } from './quotes-card.tsx';
import { SavedPriceNotice } from './saved-price-notice.tsx';

/** What waits for the client, each part a door to its place; the price they brought along first. */
export function Dashboard() {
  const { queries } = usePortalApi();
  const { isNdisClient } = useAuth();
  const savedPrice = useSavedPrice();
  const query = useQuery(queries.accounts.dashboard());
  const { data, error } = query;
  const notice = <SavedPriceNotice {...savedPrice} />;
  const details = isNdisClient ? <NdisDetails /> : null;

  if (data === undefined && error !== null) {
    return (
      <Columns
        side={
          <>
            {details}
            <CalculatorDoor />
          </>
        }
      >
        {notice}
        <QueryContent query={query} what="your dashboard" card>
          {() => null}
        </QueryContent>
      </Columns>
    );
  }
  if (data === undefined || savedPrice.isSaving) {
    return (
      <DashboardSkeleton
        label={savedPrice.isSaving ? 'Saving your price' : 'Loading your dashboard'}
      />
    );
  }

  const { featured, quotes, isEmpty } = arrangeDashboard(data);
  return (
    <Columns
      side={
        <>
          {isEmpty ? null : <InvoicesCard invoices={data.invoices} isNdis={isNdisClient} />}
          {details}
          <CalculatorDoor />
        </>
      }
    >
      {notice}
      {featured.kind === 'visit' ? <NextVisit visit={featured.visit} /> : null}
      {featured.kind === 'price' ? <PriceWaiting quote={featured.quote} /> : null}
      {isEmpty ? (
        <FirstSteps />
      ) : (
        <>
          <QuotesCard quotes={quotes} hasFeatured={featured.kind === 'price'} />
          <MessagesCard threads={data.threads} />
        </>
      )}
    </Columns>
  );
}
