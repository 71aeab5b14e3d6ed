import type { Quote } from '@cleaning/contract/quotes';
import { isEditableByClient, priceOfChoices } from '@cleaning/contract/quotes/rules';
import {
  estimate,
  type EstimateInput,
  formatInstant,
  formatMoney,
  formatPlainDate,
  type TimelineId,
  TIMELINES,
} from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ErrorSummary } from '@cleaning/ui/error-summary';
import { Stack } from '@cleaning/ui/stack';
import { conflictRows, mergeAnswers } from './conflict-rows.ts';
import { EditStep } from './edit-step.tsx';
import { answersOfQuote, timelineToday } from './quote-answers.ts';
import type { QuoteEditorState } from './quote-editor.ts';
import { PanelActions, QuoteFormFrame, StepButtons, StepHead } from './quote-form-frame.tsx';
import styles from './quote-form.module.css';
import { STEP_HEADS, type EditorStepId, stepBefore } from './editor-steps.ts';
import { SaveNotice } from './save-notice.tsx';
import { SaveStatus } from './save-status.tsx';
import { SendNotice } from './send-notice.tsx';
import { fieldId } from './site-steps.tsx';
import { useQuoteForm } from './use-quote-form.ts';
import { usePhotos } from '../../files/use-photos.ts';
import { QuotePricePanel } from '../own-price-panel.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { ChooseVersion } from '#kit/versions/choose-version.tsx';

export interface EditQuoteFormProps {
  quote: Quote;
  step: EditorStepId;
  /** The draft was only just created, so the page is still titled as a new quote. */
  isNew: boolean;
}

/** The form of a draft, which is saved on the server while the user types. */
export function EditQuoteForm({ quote, step, isNew }: EditQuoteFormProps) {
  const photos = usePhotos(quote.id);
  const form = useQuoteForm(quote, step, photos.uploads.isBusy);
  const { state, editor, hrefOf } = form;
  const timelineId = timelineToday(state.answers, quote, form.today);
  const choices = { ...state.answers.choices, timelineId };
  const before = stepBefore(step);
  const isCheck = step === 'check';
  const saveNotice = <SaveNotice state={state} editor={editor} step={step} />;
  const remote = findConflict(state);

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
    onSend: () => form.send(estimateTotal(choices)),
    isSending: form.isSending,
    backHref: hrefOf('photos'),
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
        side={
          <QuotePricePanel choices={choices} wishes={state.answers.wishes}>
            <PanelActions serviceId={choices.serviceId} send={isCheck ? sendActions : undefined} />
          </QuotePricePanel>
        }
      >
        <Stack
          as="form"
          gap="space-6"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.goOn();
          }}
        >
          <StepHead {...STEP_HEADS[step]} isInterrupted={remote !== null} startsReading={isNew} />
          {remote === null ? null : (
            <div className={styles['choice']}>
              <ChooseVersion
                title="This quote was changed somewhere else"
                rows={conflictRows({
                  local: state.answers,
                  remote: answersOfQuote(remote),
                  base: answersOfQuote(state.quote),
                })}
                attempts={form.conflictAttempts}
                onChoose={(theirs) =>
                  void editor.resolveConflict(
                    mergeAnswers({ local: state.answers, remote: answersOfQuote(remote) }, theirs),
                  )
                }
              >
                It was saved at {formatInstant(remote.updated_at, 'date-time')}, in another window
                or by our team.
              </ChooseVersion>
            </div>
          )}
          <TimingChanged quote={state.quote} timelineId={timelineId} today={form.today} />
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
            timelineId={timelineId}
            onChange={form.change}
            onLeave={form.validate}
            photos={photos}
          />
          {isCheck ? null : (
            <StepButtons
              back={before === null ? undefined : { label: before.what, href: hrefOf(before.id) }}
              status={<SaveStatus state={state} openedVersion={quote.version} />}
            />
          )}
        </Stack>
      </Columns>
    </QuoteFormFrame>
  );
}

interface TimingChangedProps {
  /** The draft as it was last saved. */
  quote: Quote;
  /** The timing of its day today. */
  timelineId: TimelineId;
  /** The date in Sydney. */
  today: string;
}

/** Says that a draft that is opened on another day costs more or less, since its day is nearer. */
function TimingChanged({ quote, timelineId, today }: TimingChangedProps) {
  const { total_cents: before } = quote;
  const { total_cents: now } = priceOfChoices({ ...quote, timeline_id: timelineId });
  if (timelineId === quote.timeline_id || before === null || now === null) return null;
  const difference = now - before;
  return (
    <Alert
      tone="warning"
      title={`Today is ${formatPlainDate(today, 'long')}, so this is ${TIMELINES[timelineId].name.toLowerCase()} now`}
    >
      <p>
        It costs {formatMoney(Math.abs(difference))} {difference > 0 ? 'more' : 'less'}:{' '}
        {formatMoney(now)} instead of {formatMoney(before)}.
      </p>
    </Alert>
  );
}

/** The version of a draft that changed elsewhere, while it can still be edited; otherwise null. */
function findConflict({ conflict }: QuoteEditorState): Quote | null {
  return conflict !== null && isEditableByClient(conflict) ? conflict : null;
}

/** The total of the price panel, in cents; null when it shows none. */
function estimateTotal(choices: EstimateInput): number | null {
  const price = estimate(choices);
  return price.status === 'priced' ? price.totalCents : null;
}
