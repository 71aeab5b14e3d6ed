import { isOneOffService, type TimelineId } from '@cleaning/pricing';
import type { Choices } from '../change-choices.ts';
import { CheckStep } from './check-step.tsx';
import { FirstVisitStep } from './first-visit-step.tsx';
import { PriceStep } from './price-step.tsx';
import type { ChoiceAnswers, QuoteAnswers, SiteAnswers } from './quote-answers.ts';
import type { AnswerError, EditorStepId } from './editor-steps.ts';
import { AddressStep } from './site-steps.tsx';
import { PhotosStep } from '../../files/photos-step.tsx';
import type { Photos } from '../../files/use-photos.ts';

export interface EditStepProps {
  step: EditorStepId;
  quoteId: string;
  answers: QuoteAnswers;
  errors: readonly AnswerError[];
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  /** The timing of the answers today. */
  timelineId: TimelineId;
  onChange: (answers: Partial<QuoteAnswers>) => void;
  onLeave: (field: string) => void;
  photos: Photos;
}

export function EditStep(props: EditStepProps) {
  const { step, quoteId, answers, errors, today, timelineId } = props;
  const { onChange, onLeave, photos } = props;
  const changeSite = (field: keyof SiteAnswers, value: string) =>
    onChange({ site: { ...answers.site, [field]: value } });
  const leave = (field: keyof SiteAnswers) => {
    if (answers.site[field].trim() !== '') onLeave(field);
  };
  const site = { site: answers.site, errors, onChange: changeSite, onLeave: leave };

  if (step === 'address') {
    return <AddressStep {...site} onPlace={(place) => onChange({ site: place })} />;
  }
  if (step === 'date') {
    return (
      <FirstVisitStep
        choices={answers.choices}
        wishes={answers.wishes}
        errors={errors}
        today={today}
        onChange={(wishes) => onChange({ wishes })}
      />
    );
  }
  if (step === 'photos') return <PhotosStep photos={photos} />;
  if (step === 'check') return <CheckStep {...{ quoteId, answers, timelineId, photos }} />;
  return (
    <PriceStep
      choices={{ ...answers.choices, timelineId }}
      errors={errors}
      onChange={(choices) => {
        if (areComplete(choices)) onChange(withService(answers, choices));
      }}
    />
  );
}

/** A saved draft always has a service, which can be changed but not removed. */
function areComplete(choices: Choices): choices is ChoiceAnswers {
  return choices.serviceId !== null;
}

/** A service for one occasion ends the wish for regular visits. */
const withService = (
  { wishes }: QuoteAnswers,
  { serviceId, rooms, addonIds }: ChoiceAnswers,
): Pick<QuoteAnswers, 'choices' | 'wishes'> => ({
  choices: { serviceId, rooms, addonIds },
  wishes: isOneOffService(serviceId) ? { ...wishes, intervalWeeks: null } : wishes,
});
