import { useState } from 'react';
import { useAfterPress } from '../../../shared/forms/use-after-press.ts';
import type { QuoteAnswers } from './quote-answers.ts';
import { type AnswerError, QUOTE_STEPS, type QuoteStepId, stepErrors } from './quote-steps.ts';

export interface ShownErrors {
  /** The errors of this step that are shown. */
  readonly errors: readonly AnswerError[];
  /** Those of them for the summary: only after an attempt to go on. */
  readonly summary: readonly AnswerError[];
  /** Counts the tries to go on, so that a summary takes focus on each. */
  readonly attempt: number;
  /** A field was left with something in it: from now on its error shows as it is typed. */
  readonly validate: (field: string) => void;
  /** The user tried to go on from these steps: all their errors show. */
  readonly validateSteps: (steps: readonly QuoteStepId[]) => void;
}

/**
 * Which errors to show: a field's once it has been left or its step has been tried, and not while it
 * is still typed for the first time.
 */
export function useShownErrors(
  step: QuoteStepId,
  answers: QuoteAnswers,
  today: string,
): ShownErrors {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<readonly QuoteStepId[]>([]);
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
        QUOTE_STEPS.map(({ id }) => id).filter((id) => before.includes(id) || steps.includes(id)),
      );
      setAttempt((count) => count + 1);
    },
  };
}
