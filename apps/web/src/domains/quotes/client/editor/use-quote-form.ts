import type { Quote } from '@cleaning/contract/quotes';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { useToast } from '@cleaning/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuoteAnswers } from './quote-answers.ts';
import {
  EDITOR_STEPS,
  type EditorStepId,
  allErrors,
  errorsOfFields,
  listFieldErrors,
  stepAfter,
  stepErrors,
} from './editor-steps.ts';
import { describeSaved } from './save-status.tsx';
import { fieldId } from './site-steps.tsx';
import { useQuoteEditor } from './use-quote-editor.ts';
import { type SendProblem, useSendQuote } from './use-send-quote.ts';
import { useShownErrors } from './use-shown-errors.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { quoteEditPath, quotePath } from '../../quote-paths.ts';

const PHOTOS_COMING =
  'Your photos are still being added. Wait until they are there, or remove them.';

/** The state of a draft's form: its step, its errors and the handlers of its buttons. */
export function useQuoteForm(opened: Quote, step: EditorStepId, isAddingPhotos: boolean) {
  const navigate = useNavigate();
  const toast = useToast();
  const now = useNow();
  const today = sydneyDateOf(now);
  const [state, editor] = useQuoteEditor(opened);
  const { quote, answers } = state;
  const shown = useShownErrors(step, answers, today);
  const [conflictAttempts, setConflictAttempts] = useState(0);
  const hrefOf = (id: EditorStepId) => quoteEditPath(quote.id, id);
  const sending = useSendQuote({
    editor,
    quoteId: quote.id,
    onSent: async () => {
      toast.show('Quote request sent');
      await navigate(quotePath(quote.id), { replace: true });
    },
  });

  const change = (changed: Partial<QuoteAnswers>): void => {
    sending.clearProblem();
    editor.change(changed);
  };

  /**
   * Returns whether there is a conflict that the user must resolve first, and moves the focus
   * there.
   */
  const hasConflict = (): boolean => {
    const { conflict } = editor.getState();
    if (conflict !== null) setConflictAttempts((count) => count + 1);
    return conflict !== null;
  };

  const goOn = (): void => {
    if (hasConflict()) return;
    shown.validateSteps([step]);
    if (stepErrors(step, answers, today).length > 0) return;
    void editor.save();
    void navigate(hrefOf(stepAfter(step)));
  };

  const send = (seenCents: number | null): void => {
    if (hasConflict()) return;
    shown.validateSteps(EDITOR_STEPS.map(({ id }) => id));
    if (allErrors(answers, today).length > 0) return;
    if (isAddingPhotos) sending.setProblem({ kind: 'failed', message: PHOTOS_COMING });
    else void sending.send(seenCents);
  };

  const finishLater = async (): Promise<void> => {
    const isSaved = await editor.save();
    if (!isSaved) {
      hasConflict();
      return;
    }
    const unsavable = firstUnsavable(editor.getState().unsavable);
    if (unsavable === null) {
      toast.show('Draft saved');
      await navigate(SITE_PATHS.clientQuotes);
      return;
    }
    shown.validate(unsavable.field);
    toast.show({ tone: 'danger', message: 'One answer cannot be saved as it is.' });
    await navigate(`${hrefOf(unsavable.step)}#${fieldId(unsavable.field)}`);
  };

  return {
    today,
    state,
    editor,
    hrefOf,
    change,
    goOn,
    send,
    finishLater,
    conflictAttempts,
    isSending: sending.isSending,
    /** The draft's reference and save status. */
    savedText: describeSaved(state, now),
    /** The errors of this step, from the form and from the server. */
    errors: [...shown.errors, ...listFieldErrors(state.failure)],
    summary: shown.summary,
    attempt: shown.attempt,
    validate: shown.validate,
    sendProblem: missingAnswers() ?? sending.problem,
  };

  /** The missing answers, shown from the first attempt to send until they are given. */
  function missingAnswers(): SendProblem | null {
    if (step !== 'check' || shown.attempt === 0) return null;
    const errors = allErrors(answers, today);
    return errors.length === 0 ? null : { kind: 'answers', errors };
  }
}

/** The first invalid field and the step that asks for it. */
function firstUnsavable(fields: readonly string[]) {
  const [first] = errorsOfFields(Object.fromEntries(fields.map((field) => [field, ['']])));
  return first ?? null;
}
