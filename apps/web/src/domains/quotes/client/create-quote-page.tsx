import { SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { type SubmitEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  draftCleared,
  draftReplaced,
  selectQuoteDraft,
} from '#domains/calculator/quote-draft/quote-draft-slice.ts';
import {
  type CompleteQuoteDraft,
  isDraftComplete,
  chooseTimeline,
} from '#domains/calculator/quote-draft/quote-draft.ts';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useSubmitOnce } from '#kit/forms/use-submit-once.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { Columns } from '#kit/page/columns.tsx';
import { quoteEditPath } from '../quote-paths.ts';
import { useCreateQuote } from '../use-create-quote.ts';
import { PanelActions, QuoteFormFrame, StepButtons, StepHead } from './editor/quote-form-frame.tsx';
import { STEP_HEADS, choiceErrors } from './editor/editor-steps.ts';
import { PriceStep, questionId } from './editor/price-step.tsx';
import { QuotePricePanel } from './own-price-panel.tsx';

export const handle = { title: 'New quote' };

export { prefetchNewQuote as prefetch } from './prefetch-quotes.ts';

/**
 * The first step of a new quote. Its answers stay on this device until the user continues; then a
 * draft is created on the server, which the other steps edit.
 */
export function Component() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useSelector(selectQuoteDraft);
  const create = useCreateQuote();
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? choiceErrors(draft) : [];
  const priced = { ...draft, timelineId: chooseTimeline(draft, sydneyDateOf(useNow())) };

  const { submit, isBusy, error } = useSubmitOnce(
    async (choices: CompleteQuoteDraft, leave: (id: string) => Promise<void> | void) => {
      const quote = await create(choices);
      await leave(quote.id);
      dispatch(draftCleared());
    },
  );

  const save = (leave: (id: string) => Promise<void> | void) => {
    setAttempt((count) => count + 1);
    if (isDraftComplete(draft)) void submit(draft, leave);
  };

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    save((id) => navigate(quoteEditPath(id, 'address'), { replace: true, state: { isNew: true } }));
  };

  const finishLater = () =>
    save(() => {
      toast.show('Draft saved');
      return navigate(SITE_PATHS.clientQuotes);
    });

  return (
    <QuoteFormFrame title="New quote" step="price" onFinishLater={finishLater} isSaving={isBusy}>
      <Columns
        panel
        side={
          <QuotePricePanel choices={priced} wishes={draft}>
            <PanelActions serviceId={draft.serviceId} />
          </QuotePricePanel>
        }
      >
        <Stack as="form" gap="space-6" noValidate onSubmit={goOn}>
          <StepHead {...STEP_HEADS.price} />
          <ErrorAlert title="Not saved yet" error={error} more="Your choices are still here." />
          <ErrorSummary
            attempt={attempt}
            errors={errors.map(({ field, message }) => ({
              message,
              href: `#${questionId(field)}`,
            }))}
          />
          <PriceStep
            choices={priced}
            errors={errors}
            onChange={({ serviceId, rooms, addonIds }) =>
              dispatch(draftReplaced({ ...draft, serviceId, rooms, addonIds }))
            }
          />
          <StepButtons busy={isBusy} />
        </Stack>
      </Columns>
    </QuoteFormFrame>
  );
}
