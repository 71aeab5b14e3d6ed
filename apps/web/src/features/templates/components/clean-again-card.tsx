import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { isEditableByClient } from '@cleaning/contract/state-machines';
import { Card } from '@cleaning/ui/card';
import { ArrowLink } from '@cleaning/ui/link';
import { BookAgain } from './book-again.tsx';
import { SaveTemplate } from './save-template.tsx';
import styles from './templates.module.css';

/** The ways from a quote to another one of the same clean. */
export function CleanAgainCard({ quote }: { quote: Quote }) {
  const isDraft = isEditableByClient(quote);
  return (
    <Card title="The same clean again" className={styles['again']}>
      <div className={styles['form']}>
        <p>
          {isDraft
            ? 'Keep these answers under a name, to book them again.'
            : 'Start a new quote with these answers, or keep them under a name.'}
        </p>
        {isDraft ? null : <BookAgain quote={quote} />}
        <SaveTemplate quote={quote} />
        <ArrowLink href={`${SITE_PATHS.clientQuotes}?view=templates`}>See your templates</ArrowLink>
      </div>
    </Card>
  );
}
