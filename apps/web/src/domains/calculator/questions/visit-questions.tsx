import { formatAud } from '@cleaning/pricing';
import { Suspense } from 'react';
import { HowOftenQuestion } from '#domains/appointments/first-visit/how-often-question.tsx';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import type { QuoteDraft } from '../quote-draft/quote-draft.ts';
import { FirstVisitQuestion } from '../load-later-parts.ts';
import { estimatePrice } from '../price/price-choices.ts';
import { QUESTION_IDS } from './missing-answers.ts';
import styles from './question.module.css';

export interface VisitQuestionsProps {
  readonly draft: QuoteDraft;
  /** The date in Sydney; null in a prerendered page, which does not know it. */
  readonly today: string | null;
  readonly onWishes: (changed: Partial<VisitWishes>) => void;
}

/** The last two questions of the calculator: how often, and when the first visit is. */
export function VisitQuestions({ draft, today, onWishes }: VisitQuestionsProps) {
  const { serviceId, rooms, addonIds } = draft;
  const price = estimatePrice({ ...draft, timelineId: 'standard' });
  return (
    <>
      <HowOftenQuestion
        className={styles['question']}
        legend="5. How often?"
        serviceId={serviceId}
        intervalWeeks={draft.intervalWeeks}
        price={price?.status === 'priced' ? formatAud(price.totalCents) : null}
        onChosen={(intervalWeeks) => onWishes({ intervalWeeks })}
      />
      {today === null ? (
        LOADING_DAYS
      ) : (
        <Suspense fallback={LOADING_DAYS}>
          <FirstVisitQuestion
            className={styles['question']}
            id={QUESTION_IDS.firstVisit}
            legend="6. When is the first visit?"
            clean={serviceId === null ? null : { serviceId, rooms, addonIds }}
            wishes={draft}
            today={today}
            onChange={onWishes}
          />
        </Suspense>
      )}
    </>
  );
}

const LOADING_DAYS = <p className={styles['question']}>Loading the days</p>;
