import { useState } from 'react';
import { useAfterPress } from '#kit/forms/use-after-press.ts';
import type { QuoteAnswers } from './quote-answers.ts';
import { type AnswerError, EDITOR_STEPS, type EditorStepId, stepErrors } from './editor-steps.ts';

export interface ShownErrors {
  /** The errors of this step that are shown. */
  readonly errors: readonly AnswerError[];
  /** The errors for the summary; empty until the user tries to continue. */
  readonly summary: readonly AnswerError[];
  /** Counts the attempts to continue, so that the summary takes the focus each time. */
  readonly attempt: number;
  /** Call when a field with a value is left: from then on its error is shown while typing. */
  readonly validate: (field: string) => void;
  /** Call when the user tries to continue from these steps: all their errors are then shown. */
  readonly validateSteps: (steps: readonly EditorStepId[]) => void;
}

/**
 * Decides which errors to show: those of fields that have been left or whose step has been
 * attempted, but not of a field that is being typed for the first time.
 */
export function useShownErrors(
  step: EditorStepId,
  answers: QuoteAnswers,
  today: string,
): ShownErrors {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<readonly EditorStepId[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { afterPress } = useAfterPress();
  const all = stepErrors(step, answers, today);
  const isTried = tried.includes(step);
  return {
    errors: isTried ? all : all.filter(({ field }) => left.includes(field)),
    summary: isTried ? all : [],
    attempt,
    validate: (field) => afterPress(() => setLeft((fields) => [...fields, field])),
    validateSteps: (steps) => {
      setTried((before) =>
        EDITOR_STEPS.map(({ id }) => id).filter((id) => before.includes(id) || steps.includes(id)),
      );
      setAttempt((count) => count + 1);
    },
  };
}
