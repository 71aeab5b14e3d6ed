import type { Quote } from '@cleaning/contract';
import { estimate } from '@cleaning/pricing';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { Columns } from '../../../shared/portal-page/index.ts';
import type { ChoiceAnswers } from '../model/quote-answers.ts';
import { stepBefore } from '../model/quote-steps.ts';
import { EditStep } from './edit-step.tsx';
import { PanelActions } from './panel-actions.tsx';
import type { PriceSlots } from './price-slots.ts';
import { QuoteFormFrame } from './quote-form-frame.tsx';
import styles from './quote-form.module.css';
import { SaveNotice } from './save-notice.tsx';
import { SendNotice } from './send-notice.tsx';
import { fieldId } from './site-field.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepHead } from './step-head.tsx';
import { STEP_HEADS } from './step-heads.ts';
import { useQuoteForm } from './use-quote-form.ts';

export interface EditQuoteFormProps extends PriceSlots {
  quote: Quote;
  /** The person who types. */
  userId: string;
  /** The draft was started a moment ago, so the page is still about a new quote. */
  isNew: boolean;
}

/** The form of a draft that is saved on the server as it is typed. */
export function EditQuoteForm({ quote, userId, isNew, ...slots }: EditQuoteFormProps) {
  const form = useQuoteForm(quote, userId);
  const { step, state, editor, hrefOf } = form;
  const { choices } = state.answers;
  const before = stepBefore(step);
  const isCheck = step === 'check';
  const saveNotice = <SaveNotice state={state} editor={editor} />;

  const sendNotice =
    form.sendProblem === null || state.conflict !== null ? null : (
      <SendNotice
        quoteId={quote.id}
        problem={form.sendProblem}
        isSending={form.isSending}
        onAccept={form.send}
      />
    );

  const sendActions = {
    onSend: () => form.send(totalOf(choices)),
    isSending: form.isSending,
    backHref: hrefOf('date'),
    notice: (
      <>
        {saveNotice}
        {sendNotice}
      </>
    ),
  };

  return (
    <QuoteFormFrame
      title={isNew ? 'New quote' : 'Edit quote'}
      text={form.savedText}
      step={step}
      hrefOf={hrefOf}
      onFinishLater={() => void form.finishLater()}
      isSaving={state.isSaving && !form.isSending}
    >
      <Columns
        panel
        side={slots.renderPricePanel({
          choices,
          children: (
            <PanelActions serviceId={choices.serviceId} send={isCheck ? sendActions : undefined} />
          ),
        })}
      >
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.goOn();
          }}
        >
          <StepHead {...STEP_HEADS[step]} />
          {isCheck ? null : saveNotice}
          <ErrorSummary
            attempt={form.attempt}
            errors={form.summary.map(({ field, message }) => ({
              message,
              href: `#${fieldId(field)}`,
            }))}
          />
          <EditStep
            step={step}
            quoteId={quote.id}
            answers={state.answers}
            errors={form.errors}
            today={form.today}
            onChange={form.change}
            onLeave={form.judge}
            renderPriceForm={slots.renderPriceForm}
          />
          {isCheck ? null : (
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
