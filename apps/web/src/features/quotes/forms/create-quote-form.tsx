import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { useToast } from '@cleaning/ui/toast';
import { type SubmitEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../shared/portal-api/index.ts';
import { Columns } from '../../../shared/portal-page/index.ts';
import {
  draftCleared,
  draftReplaced,
  isDraftComplete,
  selectQuoteDraft,
} from '../../../shared/quote-draft/index.ts';
import { quoteEditPath, useCreateQuote } from '../../../shared/quotes/index.ts';
import { choiceErrors } from '../model/choice-errors.ts';
import { PanelActions } from './panel-actions.tsx';
import type { PriceSlots } from './price-slots.ts';
import styles from './quote-form.module.css';
import { QuoteFormFrame } from './quote-form-frame.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepHead } from './step-head.tsx';
import { STEP_HEADS } from './step-heads.ts';

/**
 * The first step of a new quote. Its answers stay on this device; going on makes a draft of them on
 * the server, and the rest of the form works on that.
 */
export function CreateQuoteForm({ questionIdOf, renderPriceForm, renderPricePanel }: PriceSlots) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const draft = useSelector(selectQuoteDraft);
  const create = useCreateQuote();
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? choiceErrors(draft) : [];

  const save = async (leave: (id: string) => Promise<void>) => {
    setAttempt((count) => count + 1);
    if (!isDraftComplete(draft)) return;
    const quote = await create.create(draft);
    if (quote === null) return;
    await leave(quote.id);
    dispatch(draftCleared());
  };

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    void save(async (id) => {
      await navigate(quoteEditPath(id, 'address'), { replace: true, state: { isNew: true } });
    });
  };

  const finishLater = () =>
    void save(async () => {
      toast.show('Draft saved');
      await navigate(SITE_PATHS.clientQuotes);
    });

  return (
    <QuoteFormFrame
      title="New quote"
      step="price"
      onFinishLater={finishLater}
      isSaving={create.isBusy}
    >
      <Columns
        panel
        side={renderPricePanel({
          choices: draft,
          children: <PanelActions serviceId={draft.serviceId} />,
        })}
      >
        <form className={styles['form']} noValidate onSubmit={goOn}>
          <StepHead {...STEP_HEADS.price} />
          {create.error === null ? null : (
            <Alert tone="danger" title="Not saved yet" live>
              <p>{errorMessage(create.error)} Your choices are still here.</p>
            </Alert>
          )}
          <ErrorSummary
            attempt={attempt}
            errors={errors.map(({ field, message }) => ({
              message,
              href: `#${questionIdOf(field)}`,
            }))}
          />
          {renderPriceForm({
            choices: draft,
            errors,
            onChange: (choices) => dispatch(draftReplaced({ ...draft, ...choices })),
          })}
          <StepButtons busy={create.isBusy} />
        </form>
      </Columns>
    </QuoteFormFrame>
  );
}
