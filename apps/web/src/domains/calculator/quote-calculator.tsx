import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { sydneyDateOf } from '@cleaning/pricing';
import { QUOTE_PAGE } from '#content/quote-page.ts';
import { PageBand } from '#kit/page/page-band.tsx';
import { chooseTimeline, type QuoteDraft } from './quote-draft/quote-draft.ts';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import { useNowInBrowser } from '#kit/hooks/use-now.ts';
import { missingAnswers, summaryErrors } from './questions/missing-answers.ts';
import { useLinkedChoices } from './share/use-linked-choices.ts';
import { CalculatorActions } from './calculator-actions.tsx';
import { EstimateBar } from './price/estimate-bar.tsx';
import { ErrorSummary, loadLaterParts } from './load-later-parts.ts';
import { PriceForm } from './questions/price-form.tsx';
import { VisitQuestions } from './questions/visit-questions.tsx';
import { WhereQuestion } from './questions/where-question.tsx';
import { PricePanel } from './price/price-panel.tsx';
import styles from './quote-calculator.module.css';
import { PriceAnnouncement } from './price/price-announcement.tsx';
import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { useDispatch, useSelector } from 'react-redux';
import {
  addonToggled,
  draftCleared,
  placeChosen,
  roomCountChanged,
  selectQuoteDraft,
  serviceChosen,
  wishesChanged,
} from './quote-draft/quote-draft-slice.ts';
import type { PriceChoiceHandlers } from './price/price-choices.ts';

export interface QuoteCalculatorProps {
  /** Called when the visitor requests a quote and all questions are answered. */
  onRequested: () => void;
  /** Saves the answers on this device. Returns false if the browser refuses. */
  onSaved: (draft: QuoteDraft) => boolean;
}

const PANEL_ID = 'your-price';

/** The public calculator: what decides the price, in order, and the resulting price. */
export function QuoteCalculator({ onRequested, onSaved }: QuoteCalculatorProps) {
  const { draft, handlers, onPlace, onWishes, clear } = useQuoteDraft();
  const now = useNowInBrowser();
  const today = now === null ? null : sydneyDateOf(now);
  const timelineId = today === null ? 'standard' : chooseTimeline(draft, today);
  const choices = { ...draft, timelineId };
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState('');
  const [clears, setClears] = useState(0);
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
    setClears((count) => count + 1);
    setAttempt(0);
    setStatus(QUOTE_PAGE.cleared);
  }

  return (
    <div className={styles['root']}>
      <PageBand title={QUOTE_PAGE.title} lead={QUOTE_PAGE.lead} />
      <div className={styles['body']}>
        <form className={styles['grid']} noValidate onSubmit={handleSubmit}>
          <div className={styles['questions']}>
            <WithoutScript />
            {summary.length === 0 ? null : (
              <Suspense fallback={null}>
                <ErrorSummary errors={summary} attempt={attempt} />
              </Suspense>
            )}
            <div>
              <WhereQuestion key={clears} place={draft.place} onPlace={onPlace} />
              <PriceForm firstNumber={2} choices={draft} errors={errors} {...handlers} />
              <VisitQuestions draft={draft} today={today} onWishes={onWishes} />
            </div>
          </div>
          <div className={styles['side']}>
            <PricePanel choices={choices} wishes={draft} id={PANEL_ID}>
              <CalculatorActions
                draft={draft}
                onStatus={setStatus}
                onSave={() => setStatus(onSaved(draft) ? QUOTE_PAGE.saved : QUOTE_PAGE.notSaved)}
                onClear={handleClear}
              />
              <output className={styles['status']}>{status}</output>
            </PricePanel>
          </div>
        </form>
        <PriceAnnouncement choices={choices} />
      </div>
      <EstimateBar choices={choices} panelId={PANEL_ID} />
    </div>
  );
}

/**
 * Without JavaScript the calculator cannot work, so this links to the price list. With
 * JavaScript, React ignores the content of `noscript`, so the client bundle omits it.
 */
function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Alert>
          <p>
            The calculator needs JavaScript. The whole price list is on the{' '}
            <Link href={PUBLIC_PATHS.home}>home page</Link>, or call us on{' '}
            <Link href={PHONE_LINK.href}>{unbroken(PHONE_LINK.label)}</Link>.
          </p>
        </Alert>
      ) : null}
    </noscript>
  );
}

interface QuoteDraftControls {
  readonly draft: QuoteDraft;
  readonly handlers: PriceChoiceHandlers;
  readonly onPlace: (place: QuoteDraft['place']) => void;
  readonly onWishes: (changed: Partial<VisitWishes>) => void;
  readonly clear: () => void;
}

/** The saved draft and its handlers. */
function useQuoteDraft(): QuoteDraftControls {
  const dispatch = useDispatch();
  return {
    draft: useSelector(selectQuoteDraft),
    handlers: {
      onServiceChosen: (serviceId) => dispatch(serviceChosen(serviceId)),
      onRoomCountChanged: (roomId, count) => dispatch(roomCountChanged({ roomId, count })),
      onAddonToggled: (addonId) => dispatch(addonToggled(addonId)),
    },
    onPlace: (place) => dispatch(placeChosen(place)),
    onWishes: (changed) => dispatch(wishesChanged(changed)),
    clear: () => dispatch(draftCleared()),
  };
}
