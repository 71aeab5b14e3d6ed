import type { RevisionSummary } from '@cleaning/contract';
import { formatAud, formatInstant } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Skeleton } from '@cleaning/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';
import { describeChanges } from '../model/describe-revision.ts';
import styles from './quote-revisions-card.module.css';

export interface QuoteRevisionProps {
  revision: RevisionSummary;
  /** The offer before it; undefined for the first. */
  before: RevisionSummary | undefined;
  /** It is what the page shows. */
  isCurrent: boolean;
  onRead: () => void;
}

/** One offer: its number, what it changed, when we sent it and its price. */
export function QuoteRevision({ revision, before, isCurrent, onRead }: QuoteRevisionProps) {
  return (
    <li className={styles['revision']}>
      <span className={styles['number']}>
        <b>Version {revision.revision}</b>
        {isCurrent ? <small>Current</small> : null}
      </span>
      <div className={styles['words']}>
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

interface ChangesProps {
  revision: RevisionSummary;
  before: RevisionSummary;
}

/** What an offer changed in the one before it. */
export function Changes({ revision, before }: ChangesProps) {
  const { queries } = usePortalApi();
  const [is, was] = [
    useQuery(queries.quotes.revision(revision.id)),
    useQuery(queries.quotes.revision(before.id)),
  ];
  if (is.data === undefined || was.data === undefined) {
    if (is.error === null && was.error === null) return <Skeleton />;
    return <span>Updated. What changed could not be loaded.</span>;
  }
  const changes = describeChanges(was.data.content, is.data.content);
  if (changes.length === 0) return <b>Sent again, with nothing changed</b>;
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
