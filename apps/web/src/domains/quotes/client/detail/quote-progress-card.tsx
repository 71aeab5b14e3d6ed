import type { Quote } from '@cleaning/contract/quotes';
import { Card } from '@cleaning/ui/card';
import { Timeline } from '@cleaning/ui/timeline';
import { quoteProgress } from './quote-progress.ts';
import styles from './quote-progress-card.module.css';

/** The past, current and coming steps of a quote. */
export function QuoteProgressCard({ quote }: { quote: Quote }) {
  const steps = quoteProgress(quote).map(({ state, title, detail, note }) => ({
    state,
    title,
    detail:
      note === null || note === '' ? (
        detail
      ) : (
        <>
          {detail}
          <span className={styles['note']}>{note}</span>
        </>
      ),
  }));
  return (
    <Card title="Progress">
      <Timeline steps={steps} />
    </Card>
  );
}
