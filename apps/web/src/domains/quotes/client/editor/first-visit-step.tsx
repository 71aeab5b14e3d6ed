import { estimate, formatAud } from '@cleaning/pricing';
import { Stack } from '@cleaning/ui/stack';
import { FirstVisitQuestion } from '#domains/appointments/first-visit/first-visit-question.tsx';
import { HowOftenQuestion } from '#domains/appointments/first-visit/how-often-question.tsx';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import type { ChoiceAnswers } from './quote-answers.ts';
import type { AnswerError } from './editor-steps.ts';
import { fieldId } from './site-steps.tsx';

export interface FirstVisitStepProps {
  choices: ChoiceAnswers;
  wishes: VisitWishes;
  errors: readonly AnswerError[];
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  onChange: (wishes: VisitWishes) => void;
}

/** How often the client wants visits, and when the first one is. */
export function FirstVisitStep({ choices, wishes, errors, today, onChange }: FirstVisitStepProps) {
  const price = estimate({ ...choices, timelineId: 'standard' });
  const change = (changed: Partial<VisitWishes>) => onChange({ ...wishes, ...changed });
  return (
    <Stack gap="space-6">
      <HowOftenQuestion
        legend="How often?"
        size="subtitle"
        serviceId={choices.serviceId}
        intervalWeeks={wishes.intervalWeeks}
        price={price.status === 'priced' ? formatAud(price.totalCents) : null}
        onChosen={(intervalWeeks) => change({ intervalWeeks })}
      />
      <FirstVisitQuestion
        id={fieldId('preferred_date')}
        legend="When is the first visit?"
        size="subtitle"
        clean={choices}
        wishes={wishes}
        today={today}
        error={errors.map(({ message }) => message)[0]}
        onChange={change}
      />
    </Stack>
  );
}
