import type { Quote, RevisionSummary } from '@cleaning/contract';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePortalApi } from '../../../shared/portal-api/index.ts';
import { FailedCard } from '../../../shared/portal-page/index.ts';
import { QuoteRevision } from './quote-revision.tsx';
import { RevisionDialog } from './revision-dialog.tsx';
import styles from './quote-revisions-card.module.css';

/** How many versions are shown until somebody asks for the rest. */
const SHOWN_AT_FIRST = 4;

/** The offers that we sent, the newest first, and what each of them changed. */
export function QuoteRevisionsCard({ quote }: { quote: Quote }) {
  const { queries } = usePortalApi();
  const { data, error, isFetching, refetch } = useQuery(queries.quotes.revisions(quote.id));
  const [isWhole, setWhole] = useState(false);
  const [read, setRead] = useState<RevisionSummary | null>(null);
  const [isReading, setReading] = useState(false);

  if (data === undefined && error !== null) {
    return (
      <FailedCard
        title="Versions"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined || data.results.length === 0) return null;

  const revisions = data.results;
  const shown = isWhole ? revisions : revisions.slice(0, SHOWN_AT_FIRST);
  return (
    <Card title="Versions">
      <ol className={styles['list']}>
        {shown.map((revision, index) => (
          <QuoteRevision
            key={revision.id}
            revision={revision}
            before={revisions[index + 1]}
            isCurrent={revision.revision === quote.revision}
            onRead={() => {
              setRead(revision);
              setReading(true);
            }}
          />
        ))}
      </ol>
      {shown.length < revisions.length ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {`Show all ${revisions.length} versions`}
        </Button>
      ) : null}
      {read === null ? null : (
        <RevisionDialog
          key={read.id}
          revision={read}
          reference={quote.reference}
          open={isReading}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  );
}
