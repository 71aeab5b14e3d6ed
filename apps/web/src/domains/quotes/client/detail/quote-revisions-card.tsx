import type { Quote, RevisionSummary } from '@cleaning/contract/quotes';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import styles from './quote-revisions-card.module.css';
import { RevisionDialog, Changes } from './revision-dialog.tsx';
import type { VersionInAddress } from './use-version-in-address.ts';
import { useFocusAfterChange } from '#kit/hooks/focus.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useStandingError } from '#kit/lists/use-standing-error.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** How many versions are shown before the user asks for the rest. */
const SHOWN_AT_FIRST = 4;

export interface QuoteRevisionsCardProps {
  quote: Quote;
  openVersion: VersionInAddress;
}

/** The offers that we sent, newest first, and what each changed. */
export function QuoteRevisionsCard({ quote, openVersion }: QuoteRevisionsCardProps) {
  const api = useApi();
  const query = useQuery(api.listQuoteRevisions.query({ quote_id: quote.id, page_size: 100 }));
  const { data } = query;
  const isFailed = useStandingError(query) !== null;
  const [isWhole, setWhole] = useState(false);
  const { version, open, close } = openVersion;
  const buttons = useRef(new Map<number | undefined, HTMLButtonElement>());
  // The version that the page shows is not an earlier one.
  const isEarlier = version !== null && version !== quote.revision;
  const read = isEarlier ? data?.results.find(({ revision }) => revision === version) : undefined;
  // A version opened through a link has no opening button, so the focus returns to the version's
  // own button.
  useFocusAfterChange(read?.revision, (closed) => buttons.current.get(closed)?.focus(), {
    onlyIfLost: true,
  });

  if (data === undefined && isFailed) {
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
      <Stack as="ol">
        {shown.map((revision, index) => (
          <QuoteRevision
            key={revision.id}
            revision={revision}
            before={revisions[index + 1]}
            isCurrent={revision.revision === quote.revision}
            onRead={() => open(revision.revision)}
            buttonRef={(button) => {
              if (button === null) buttons.current.delete(revision.revision);
              else buttons.current.set(revision.revision, button);
            }}
          />
        ))}
      </Stack>
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
  /** True for the version that the page shows. */
  isCurrent: boolean;
  onRead: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}

/** One offer with its version number, changes, sending date and price. */
function QuoteRevision({ revision, before, isCurrent, onRead, buttonRef }: QuoteRevisionProps) {
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
        <Text as="span" size="sm" tone="muted">
          {formatInstant(revision.sent_at, 'date-time')}
        </Text>
        {isCurrent ? null : (
          <Button
            variant="ghost"
            size="sm"
            className={styles['read']}
            ref={buttonRef}
            onClick={onRead}
          >
            {`See version ${revision.revision}`}
          </Button>
        )}
      </div>
      <b className={styles['total']}>{formatMoney(revision.total_cents)}</b>
    </li>
  );
}
