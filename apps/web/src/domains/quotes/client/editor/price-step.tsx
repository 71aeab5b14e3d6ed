import type { TimelineId } from '@cleaning/pricing';
import { QUESTION_IDS } from '#domains/calculator/questions/missing-answers.ts';
import { PriceForm } from '#domains/calculator/questions/price-form.tsx';
import { type Choices, changeChoices } from '../change-choices.ts';
import { PriceBar } from '../price-bar.tsx';
import type { AnswerError } from './editor-steps.ts';

const QUESTIONS: Partial<Record<AnswerError['field'], string>> = {
  service_id: QUESTION_IDS.serviceId,
  rooms: QUESTION_IDS.rooms,
  addon_ids: QUESTION_IDS.addonIds,
};

/** The id of the question for an answer, for links in the error summary. */
export const questionId = (field: AnswerError['field']): string => QUESTIONS[field] ?? field;

export interface PriceStepProps {
  /** With the timing of the chosen day, which completes a price. */
  readonly choices: Choices & { readonly timelineId: TimelineId };
  readonly errors: readonly AnswerError[];
  readonly onChange: (choices: Choices) => void;
}

/** Asks what is to be cleaned, with the questions of the calculator. */
export function PriceStep({ choices, errors, onChange }: PriceStepProps) {
  const serviceId = errors.find(({ field }) => field === 'service_id')?.message;
  return (
    <>
      <div>
        <PriceForm
          size="subtitle"
          choices={choices}
          errors={serviceId === undefined ? {} : { serviceId }}
          {...changeChoices(choices, onChange)}
        />
      </div>
      <PriceBar choices={choices} />
    </>
  );
}
