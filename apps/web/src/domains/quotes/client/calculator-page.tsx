import { sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { PriceForm } from '#domains/calculator/questions/price-form.tsx';
import { VisitQuestions } from '#domains/calculator/questions/visit-questions.tsx';
import { WhereQuestion } from '#domains/calculator/questions/where-question.tsx';
import { missingAnswers, summaryErrors } from '#domains/calculator/questions/missing-answers.ts';
import { estimatePrice } from '#domains/calculator/price/price-choices.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { Columns } from '#kit/page/columns.tsx';
import { useNow } from '#kit/hooks/use-now.ts';
import {
  type CompleteQuoteDraft,
  isDraftComplete,
  chooseTimeline,
} from '#domains/calculator/quote-draft/quote-draft.ts';
import {
  draftCleared,
  draftReplaced,
  selectQuoteDraft,
} from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import { PriceOnRequestNote } from '../price-notes.tsx';
import { quoteEditPath } from '../quote-paths.ts';
import { useCreateQuote } from '../use-create-quote.ts';
import { changeChoices } from './change-choices.ts';
import { OwnPricePanel } from './own-price-panel.tsx';
import { PriceBar } from './price-bar.tsx';

export const handle = { title: 'Calculator' };

/**
 * The calculator in the portal. A draft quote is only created when the client presses the button.
 */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const saved = useSelector(selectQuoteDraft);
  const [draft, setDraft] = useState(saved);
  const [attempt, setAttempt] = useState(0);
  const create = useCreateQuote();
  const errors = attempt > 0 ? missingAnswers(draft) : {};

  const today = sydneyDateOf(useNow());
  const priced = { ...draft, timelineId: chooseTimeline(draft, today) };
  const isOnRequest = estimatePrice(priced)?.status === 'price-on-request';

  const { submit, isBusy, error } = useSubmitOnce(async (choices: CompleteQuoteDraft) => {
    const quote = await create(choices).catch((failure: unknown) => {
      // The session may have ended, so keep the answers on this device for the next login.
      dispatch(draftReplaced(choices));
      throw failure;
    });
    await navigate(quoteEditPath(quote.id, 'address'), { state: { isNew: true } });
    if (saved.key === choices.key) dispatch(draftCleared());
  });

  const startQuote = () => {
    setAttempt((count) => count + 1);
    if (isDraftComplete(draft)) void submit(draft);
  };

  return (
    <>
      <PageHead title="Calculator" text="See the price first. Nothing is sent to us from here." />
      <Columns
        panel
        side={
          <OwnPricePanel choices={priced} wishes={draft}>
            {isOnRequest ? <PriceOnRequestNote /> : null}
            <ErrorAlert title="Not saved yet" error={error} more="Your choices are still here." />
            <Button
              size="lg"
              block
              busy={isBusy}
              busyLabel="Starting your quote"
              onClick={startQuote}
            >
              {isOnRequest ? 'Ask us for a price' : 'Start a quote with this price'}
            </Button>
          </OwnPricePanel>
        }
      >
        <ErrorSummary attempt={attempt} errors={summaryErrors(errors)} />
        <div>
          <WhereQuestion
            place={draft.place}
            onPlace={(place) => setDraft((current) => ({ ...current, place }))}
          />
          <PriceForm
            firstNumber={2}
            choices={draft}
            errors={errors}
            {...changeChoices(draft, (changed) => setDraft({ ...draft, ...changed }))}
          />
          <VisitQuestions
            draft={draft}
            today={today}
            onWishes={(changed) => setDraft((current) => ({ ...current, ...changed }))}
          />
        </div>
        <PriceBar choices={priced} />
      </Columns>
    </>
  );
}
