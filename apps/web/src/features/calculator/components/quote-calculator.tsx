import { Suspense, useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { QUOTE_PAGE } from '../../../content/quote-page.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import type { QuoteDraft } from '../../../shared/quote-draft/quote-draft.ts';
import { missingAnswers, summaryErrors } from '../model/missing-answers.ts';
import { useLinkedChoices } from '../model/use-linked-choices.ts';
import { useQuoteDraft } from '../model/use-quote-draft.ts';
import { CalculatorActions } from './calculator-actions.tsx';
import { EstimateBar } from './estimate-bar.tsx';
import { ErrorSummary, loadLaterParts } from './load-later-parts.ts';
import { PriceForm } from './price-form.tsx';
import { PricePanel } from './price-panel.tsx';
import styles from './quote-calculator.module.css';
import { SpokenPrice } from './spoken-price.tsx';
import { WithoutScript } from './without-script.tsx';

export interface QuoteCalculatorProps {
  /** Every question that a quote needs is answered, and the visitor asks for it. */
  onRequested: () => void;
  /** Keeps the answers on this device. Returns false when the browser refuses. */
  onSaved: (draft: QuoteDraft) => boolean;
}

const PANEL_ID = 'your-price';

/** The public calculator: four questions, and the price that follows from the answers. */
export function QuoteCalculator({ onRequested, onSaved }: QuoteCalculatorProps) {
  const { draft, handlers, clear } = useQuoteDraft();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState('');
  useLinkedChoices();
  useEffect(() => void loadLaterParts(), []);

  const errors = attempt === 0 ? {} : missingAnswers(draft);
  const summary = summaryErrors(errors);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (summaryErrors(missingAnswers(draft)).length > 0) {
      setAttempt(attempt + 1);
    } else if (navigator.onLine) {
      onRequested();
    } else {
      setStatus(QUOTE_PAGE.offline);
    }
  }

  function handleClear() {
    clear();
    setAttempt(0);
    setStatus(QUOTE_PAGE.cleared);
  }

  return (
    <div className={styles['root']}>
      <PageHead title={QUOTE_PAGE.title} lead={QUOTE_PAGE.lead} />
      <div className={styles['body']}>
        <form className={styles['grid']} noValidate onSubmit={handleSubmit}>
          <div className={styles['questions']}>
            <WithoutScript />
            {summary.length === 0 ? null : (
              <Suspense fallback={null}>
                <ErrorSummary errors={summary} attempt={attempt} />
              </Suspense>
            )}
            <PriceForm choices={draft} errors={errors} {...handlers} />
          </div>
          <div className={styles['side']}>
            <PricePanel choices={draft} id={PANEL_ID}>
              <CalculatorActions
                choices={draft}
                onStatus={setStatus}
                onSave={() => setStatus(onSaved(draft) ? QUOTE_PAGE.saved : QUOTE_PAGE.notSaved)}
                onClear={handleClear}
              />
              <output className={styles['status']}>{status}</output>
            </PricePanel>
          </div>
        </form>
        <SpokenPrice choices={draft} />
      </div>
      <EstimateBar choices={draft} panelId={PANEL_ID} />
    </div>
  );
}
