import { MAX_QUOTE_ATTACHMENTS } from '@cleaning/contract/attachments';
import { UPLOAD_ACCEPT } from '@cleaning/contract/files/rules';
import type { Quote } from '@cleaning/contract/quotes';
import { Card } from '@cleaning/ui/card';
import { FilePicker } from '@cleaning/ui/file-picker';
import { useRef } from 'react';
import { UPLOAD_HINT } from '#kit/files/use-uploads.ts';
import { PhotosProblem } from './photo-notices.tsx';
import { usePhotos } from './use-photos.ts';
import { QuoteFiles } from './quote-files.tsx';
import styles from './quote-files.module.css';

/** The client can add files until the company answers. */
const TAKES_FILES: ReadonlySet<Quote['status']> = new Set(['draft', 'submitted']);

interface QuoteFilesCardProps {
  readonly quote: Quote;
  /** The office adds files at any time, such as a photo of what was signed on paper. */
  readonly isForOffice?: boolean;
}

/** The files of a quote: those that the client sent, and those that we added. */
export function QuoteFilesCard({ quote, isForOffice = false }: QuoteFilesCardProps) {
  const photos = usePhotos(quote.id);
  const root = useRef<HTMLDivElement>(null);
  const { stored, uploads, isFull, error } = photos;
  const takesFiles = isForOffice || TAKES_FILES.has(quote.status);
  if (!takesFiles && stored.length === 0 && error === null) return null;

  return (
    <Card title="Attachments">
      <div ref={root} tabIndex={-1} className={styles['root']}>
        <PhotosProblem photos={photos} />
        {stored.length === 0 ? null : (
          <QuoteFiles files={stored} onFocusLost={() => root.current?.focus()} />
        )}
        {takesFiles ? (
          <FilePicker
            compact
            label="Add a file"
            hint={[...listHints(quote, isForOffice, stored.length), UPLOAD_HINT].join(' ')}
            accept={UPLOAD_ACCEPT}
            closedBecause={
              isFull
                ? `A quote can have ${MAX_QUOTE_ATTACHMENTS} files. Remove one to add another.`
                : undefined
            }
            files={uploads.files}
            onFiles={uploads.add}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
        ) : null}
      </div>
    </Card>
  );
}

function listHints({ client }: Quote, isForOffice: boolean, count: number): string[] {
  if (isForOffice) return [`${client?.first_name ?? 'The client'} sees what you add.`];
  return count === 0 ? ['Photos help us to see the job.'] : [];
}
