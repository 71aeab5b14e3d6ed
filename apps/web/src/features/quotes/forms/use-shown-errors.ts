import { useState } from 'react';
import { useAfterPress } from '../../../shared/forms/use-after-press.ts';
import type { QuoteAnswers } from '../model/quote-answers.ts';
import {
  type AnswerError,
  QUOTE_STEPS,
  type QuoteStepId,
  stepErrors,
} from '../model/quote-steps.ts';

export interface ShownErrors {
  /** The mistakes of this step that the person has been told of. */
  readonly errors: readonly AnswerError[];
  /** Those of them for the summary: only after the person tried to go on. */
  readonly summary: readonly AnswerError[];
  /** Counts the tries to go on, so that a summary takes focus on each. */
  readonly attempt: number;
  /** A field was left with something in it: from now on it is judged as it is typed. */
  readonly judge: (field: string) => void;
  /** The person tried to go on from these steps: all their answers are judged. */
  readonly judgeSteps: (steps: readonly QuoteStepId[]) => void;
}

/**
 * Which mistakes to show: a field's once it has been left or its step has been tried, so that nobody
 * is told off while they are still typing.
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
    judge: (field) => afterPress(() => setLeft((fields) => [...fields, field])),
    judgeSteps: (steps) => {
      setTried((before) =>
        QUOTE_STEPS.map(({ id }) => id).filter((id) => before.includes(id) || steps.includes(id)),
      );
      setAttempt((count) => count + 1);
    },
  };
}
