import type { Quote } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { estimate, sydneyDateOf } from '@cleaning/pricing';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { useToast } from '@cleaning/ui/toast';
import type { SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNow } from '../../../shared/clock/index.ts';
import { Columns } from '../../../shared/portal-page/index.ts';
import { quoteEditPath, quotePath } from '../../../shared/quotes/index.ts';
import type { ChoiceAnswers } from '../model/quote-answers.ts';
import {
  QUOTE_STEPS,
  type QuoteStepId,
  allErrors,
  errorsOfFields,
  fieldErrorsOf,
  stepAfter,
  stepBefore,
  stepErrors,
  stepOf,
} from '../model/quote-steps.ts';
import { describeSaved } from '../model/describe-saved.ts';
import type { SendProblem } from '../model/send-problem.ts';
import { EditStep } from './edit-step.tsx';
import { PanelActions } from './panel-actions.tsx';
import type { PriceSlots } from './price-slots.ts';
import styles from './quote-form.module.css';
import { QuoteFormFrame } from './quote-form-frame.tsx';
import { SaveNotice } from './save-notice.tsx';
import { SendNotice } from './send-notice.tsx';
import { fieldId } from './site-field.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepHead } from './step-head.tsx';
import { STEP_HEADS } from './step-heads.ts';
import { useQuoteEditor } from './use-quote-editor.ts';
import { useSendQuote } from './use-send-quote.ts';
import { useShownErrors } from './use-shown-errors.ts';

export interface EditQuoteFormProps extends PriceSlots {
  quote: Quote;
  /** The person who types. */
  userId: string;
  /** The draft was started a moment ago, so the page is still about a new quote. */
  isNew: boolean;
}

/** The form of a draft that is saved on the server as it is typed. */
export function EditQuoteForm({ quote: opened, userId, isNew, ...slots }: EditQuoteFormProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  const step = stepOf(params);
  const now = useNow();
  const today = sydneyDateOf(now);
  const [state, editor] = useQuoteEditor(opened, userId);
  const { quote, answers } = state;
  const shown = useShownErrors(step, answers, today);
  const hrefOf = (id: QuoteStepId) => quoteEditPath(quote.id, id);
  const sending = useSendQuote({
    editor,
    quoteId: quote.id,
    onSent: async () => {
      toast.show('Quote request sent');
      await navigate(quotePath(quote.id), { replace: true });
    },
  });
  const missing = step === 'check' && shown.attempt > 0 ? allErrors(answers, today) : [];
  const problem: SendProblem | null =
    missing.length > 0 ? { kind: 'answers', errors: missing } : sending.problem;

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    shown.judgeSteps([step]);
    if (stepErrors(step, answers, today).length > 0) return;
    void editor.save();
    void navigate(hrefOf(stepAfter(step)));
  };

  const send = (seenCents: number | null) => {
    shown.judgeSteps(QUOTE_STEPS.map(({ id }) => id));
    if (allErrors(answers, today).length === 0) void sending.send(seenCents);
  };

  const finishLater = async () => {
    const isSaved = await editor.save();
    if (!isSaved) return;
    const [unsavable] = errorsOfFields(
      Object.fromEntries(editor.getState().unsavable.map((field) => [field, ['']])),
    );
    if (unsavable === undefined) {
      toast.show('Draft saved');
      await navigate(SITE_PATHS.clientQuotes);
      return;
    }
    shown.judge(unsavable.field);
    toast.show({ tone: 'danger', message: 'One answer cannot be saved as it is.' });
    await navigate(`${hrefOf(unsavable.step)}#${fieldId(unsavable.field)}`);
  };

  const before = stepBefore(step);
  const errors = [...shown.errors, ...fieldErrorsOf(state.failure)];
  return (
    <QuoteFormFrame
      title={isNew ? 'New quote' : 'Edit quote'}
      text={describeSaved(state, now)}
      step={step}
      hrefOf={hrefOf}
      onFinishLater={() => void finishLater()}
      isSaving={state.isSaving && !sending.isSending}
    >
      <Columns
        panel
        side={slots.renderPricePanel({
          choices: answers.choices,
          children: (
            <PanelActions
              serviceId={answers.choices.serviceId}
              send={
                step === 'check'
                  ? {
                      onSend: () => send(totalOf(answers.choices)),
                      isSending: sending.isSending,
                      backHref: hrefOf('date'),
                      notice: (
                        <>
                          <SaveNotice state={state} editor={editor} />
                          {problem === null || state.conflict !== null ? null : (
                            <SendNotice
                              quoteId={quote.id}
                              problem={problem}
                              isSending={sending.isSending}
                              onAccept={send}
                            />
                          )}
                        </>
                      ),
                    }
                  : undefined
              }
            />
          ),
        })}
      >
        <form className={styles['form']} noValidate onSubmit={goOn}>
          <StepHead {...STEP_HEADS[step]} />
          {step === 'check' ? null : <SaveNotice state={state} editor={editor} />}
          <ErrorSummary
            attempt={shown.attempt}
            errors={shown.summary.map(({ field, message }) => ({
              message,
              href: `#${fieldId(field)}`,
            }))}
          />
          <EditStep
            step={step}
            quoteId={quote.id}
            answers={answers}
            errors={errors}
            today={today}
            onChange={(change) => {
              sending.forgetProblem();
              editor.change(change);
            }}
            onLeave={shown.judge}
            renderPriceForm={slots.renderPriceForm}
          />
          {step === 'check' ? null : (
            <StepButtons
              back={before === null ? undefined : { label: before.what, href: hrefOf(before.id) }}
            />
          )}
        </form>
      </Columns>
    </QuoteFormFrame>
  );
}

/** The total that the price panel shows, in cents; null where it shows none. */
function totalOf({ serviceId, rooms, addonIds, timelineId }: ChoiceAnswers): number | null {
  const price = estimate({ serviceId, rooms, addonIds, timelineId });
  return price.status === 'priced' ? price.totalCents : null;
}
