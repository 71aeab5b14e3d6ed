import { useAuth } from '@cleaning/auth/react';
import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { arrangeDashboard } from './arrange-dashboard.ts';
import { type SavedPrice, useSavedPrice } from './use-saved-price.ts';
import { FirstSteps } from './first-steps.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { NdisDetails } from './ndis-details.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { PriceWaiting } from './price-waiting.tsx';
import { QuotesCard } from './quotes-card.tsx';
import { ButtonLink, Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import Calculator from 'lucide-react/icons/calculator';
import styles from './dashboard.module.css';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { draftLink } from '#domains/quotes/format-quote.ts';
import { errorMessage } from '#kit/errors/api-errors.ts';
import { Skeleton, SkeletonGroup } from '@cleaning/ui/skeleton';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';

/**
 * The dashboard: everything that waits for the client, with links. It first saves a price from the
 * public calculator.
 */
export function Dashboard() {
  const api = useApi();
  const { isNdisClient } = useAuth();
  const savedPrice = useSavedPrice();
  const query = useQuery(api.getDashboard.query());
  const { data } = query;
  const isFailed = useStandingError(query) !== null;
  const notice = <SavedPriceNotice {...savedPrice} />;
  const details = isNdisClient ? <NdisDetails /> : null;

  if (data === undefined && isFailed) {
    return (
      <Columns
        side={
          <>
            {details}
            <CalculatorLink />
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
          <CalculatorLink />
        </>
      }
    >
      {notice}
      {savedPrice.quote === null || featured.kind === 'price' ? null : (
        <PriceSaved quote={savedPrice.quote} />
      )}
      {featured.kind === 'appointment' ? (
        <NextAppointment appointment={featured.appointment} />
      ) : null}
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

/** A link to the calculator. */
function CalculatorLink() {
  return (
    <Card tint title="Need another room done?">
      <Stack gap="space-4" align="start">
        <Text tone="muted">See the price first, then send it to us as a quote.</Text>
        <ButtonLink href={SITE_PATHS.clientCalculator} variant="outline" icon={<Calculator />}>
          Open calculator
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Shown when saving the price from the calculator failed, with a retry. */
function SavedPriceNotice({ isSaving, error, tryAgain }: SavedPrice) {
  if (error === null) return null;
  return (
    <Alert tone="danger" title="Your price is not saved yet" live>
      <p>{errorMessage(error)} It is still on this device.</p>
      <Button
        className={styles['again']}
        variant="outline"
        size="sm"
        busy={isSaving}
        busyLabel="Saving"
        onClick={tryAgain}
      >
        Try again
      </Button>
    </Alert>
  );
}

/** Says that a price became a draft quote, when the draft is not the highlighted card. */
function PriceSaved({ quote }: { quote: Quote }) {
  const next = draftLink(quote);
  return (
    <Alert tone="success" title={`Your price is saved as draft quote ${quote.reference}`}>
      <Link href={next.href}>{next.label}</Link>
    </Alert>
  );
}

/** Placeholder for the dashboard. */
function DashboardSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Columns
        side={
          <Card>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="control" />
          </Card>
        }
      >
        <Skeleton shape="control" className={styles['feature']} />
        <Card>
          <Skeleton shape="title" />
          <Row />
          <Row />
        </Card>
        <Card>
          <Skeleton shape="title" />
          <Row />
        </Card>
      </Columns>
    </SkeletonGroup>
  );
}

function Row() {
  return (
    <div className={styles['row']}>
      <Skeleton shape="tile" />
      <div>
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
