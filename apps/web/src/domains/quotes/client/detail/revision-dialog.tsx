import type { RevisionSummary } from '@cleaning/contract/quotes';
import { Dialog } from '@cleaning/ui/dialog';
import { Skeleton } from '@cleaning/ui/skeleton';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import { NO_DEPOSIT_YET } from './format-deposit.ts';
import { describeRevisionChanges } from './describe-revision-changes.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuotePlace } from './quote-place-card.tsx';
import styles from './quote-revisions-card.module.css';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

export interface RevisionDialogProps {
  revision: RevisionSummary;
  /** The offer before it; undefined for the first. */
  before: RevisionSummary | undefined;
  /** The reference of the quote: Q-1048. */
  reference: string;
  onClose: () => void;
}

/** An offer as it was sent. */
export function RevisionDialog({ revision, before, reference, onClose }: RevisionDialogProps) {
  const title = `Version ${revision.revision} of ${reference}`;
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>This version was sent before. You cannot approve it any more.</p>
      {before === undefined ? null : (
        <div className={styles['text']}>
          <span>What it changed:</span>
          <Changes revision={revision} before={before} />
        </div>
      )}
      <RevisionContent revision={revision} title={title} />
    </Dialog>
  );
}

function RevisionContent({ revision, title }: { revision: RevisionSummary; title: string }) {
  const api = useApi();
  const query = useQuery(api.getQuoteRevision.query({ id: revision.id }));
  return (
    <QueryContent query={query} what="this version">
      {({ content, valid_until: validUntil }) => (
        <div className={styles['content']}>
          <div className={styles['lines']}>
            <QuoteLines offer={{ ...content, deposit: NO_DEPOSIT_YET }} caption={title} />
          </div>
          <QuotePlace offer={content} validUntil={validUntil} />
          {content.company_notes === '' ? null : (
            <Text wrap="as-typed">Our note: “{content.company_notes}”</Text>
          )}
        </div>
      )}
    </QueryContent>
  );
}

interface ChangesProps {
  revision: RevisionSummary;
  before: RevisionSummary;
}

/** The changes from the previous offer. */
export function Changes({ revision, before }: ChangesProps) {
  const api = useApi();
  const [is, was] = [
    useQuery(api.getQuoteRevision.query({ id: revision.id })),
    useQuery(api.getQuoteRevision.query({ id: before.id })),
  ];
  if (is.data === undefined || was.data === undefined) {
    if (is.error === null && was.error === null) return <Skeleton />;
    return <span>Updated. What changed could not be loaded.</span>;
  }
  const changes = describeRevisionChanges(was.data.content, is.data.content);
  if (changes.length === 0) return <b>Sent again, with nothing changed</b>;
  return (
    <ul className={styles['changes']}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
