import type { Quote, RevisionSummary } from '@cleaning/contract';
import { formatAud, formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './quote-revisions-card.module.css';
import { RevisionDialog, Changes } from './revision-dialog.tsx';
import type { VersionInAddress } from './use-version-in-address.ts';
import { useFocusAfterChange } from '../../../shared/hooks/focus.ts';
import { QueryContent } from '../../../shared/lists/query-content.tsx';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** How many versions are shown until the rest is asked for. */
const SHOWN_AT_FIRST = 4;

export interface QuoteRevisionsCardProps {
  quote: Quote;
  openVersion: VersionInAddress;
}

/** The offers that we sent, the newest first, and what each of them changed. */
export function QuoteRevisionsCard({ quote, openVersion }: QuoteRevisionsCardProps) {
  const { queries } = usePortalApi();
  const query = useQuery(queries.quotes.revisions(quote.id));
  const { data, error } = query;
  const [isWhole, setWhole] = useState(false);
  const { version, open, close } = openVersion;
  // What the page shows is no earlier version.
  const isEarlier = version !== null && version !== quote.revision;
  const read = isEarlier ? data?.results.find(({ revision }) => revision === version) : undefined;
  // A version that a link opened has no button to give the focus back to: its own one takes it.
  useFocusAfterChange(
    read?.revision,
    (closed) => document.querySelector<HTMLElement>(`[data-version="${closed}"]`)?.focus(),
    { onlyIfLost: true },
  );

  if (data === undefined && error !== null) {
    return (
      <QueryContent query={query} what="the versions" card="Versions">
        {() => null}
      </QueryContent>
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
            onRead={() => open(revision.revision)}
          />
        ))}
      </ol>
      {shown.length < revisions.length ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {`Show all ${revisions.length} versions`}
        </Button>
      ) : null}
      {isEarlier && read === undefined ? (
        <Alert tone="warning" live>
          <p>{`There is no version ${version} of this quote. These are the versions we sent.`}</p>
        </Alert>
      ) : null}
      {read === undefined ? null : (
        <RevisionDialog
          key={read.id}
          revision={read}
          before={revisions[revisions.indexOf(read) + 1]}
          reference={quote.reference}
          onClose={close}
        />
      )}
    </Card>
  );
}

interface QuoteRevisionProps {
  revision: RevisionSummary;
  /** The offer before it; undefined for the first. */
  before: RevisionSummary | undefined;
  /** It is what the page shows. */
  isCurrent: boolean;
  onRead: () => void;
}

/** One offer: its number, what it changed, when we sent it and its price. */
function QuoteRevision({ revision, before, isCurrent, onRead }: QuoteRevisionProps) {
  return (
    <li className={styles['revision']}>
      <span className={styles['number']}>
        <b>Version {revision.revision}</b>
        {isCurrent ? <small>Current</small> : null}
      </span>
      <div className={styles['text']}>
        {before === undefined ? (
          <b>First quote</b>
        ) : (
          <Changes revision={revision} before={before} />
        )}
        <span className={styles['date']}>{formatInstant(revision.sent_at, 'date-time')}</span>
        {isCurrent ? null : (
          <Button
            variant="ghost"
            size="sm"
            className={styles['read']}
            data-version={revision.revision}
            onClick={onRead}
          >
            {`See version ${revision.revision}`}
          </Button>
        )}
      </div>
      <b className={styles['total']}>{formatAud(revision.total_cents, { decimals: 'always' })}</b>
    </li>
  );
}
