import { CheckStep } from './check-step.tsx';
import type { Choices, PriceSlots } from './price-slots.ts';
import type { ChoiceAnswers, QuoteAnswers, SiteAnswers } from './quote-answers.ts';
import type { AnswerError, QuoteStepId } from './quote-steps.ts';
import { AddressStep, DateStep } from './site-steps.tsx';
import { PhotosStep } from '../files/photos-step.tsx';
import type { Photos } from '../files/use-photos.ts';

export interface EditStepProps {
  step: QuoteStepId;
  quoteId: string;
  answers: QuoteAnswers;
  errors: readonly AnswerError[];
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  onChange: (answers: Partial<QuoteAnswers>) => void;
  onLeave: (field: string) => void;
  photos: Photos;
  renderPriceForm: PriceSlots['renderPriceForm'];
}

export function EditStep(props: EditStepProps) {
  const { step, quoteId, answers, errors, today, onChange, onLeave, photos, renderPriceForm } =
    props;
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
      <DateStep
        {...site}
        choices={answers.choices}
        today={today}
        onSwitchTiming={(timelineId) => onChange({ choices: { ...answers.choices, timelineId } })}
      />
    );
  }
  if (step === 'photos') return <PhotosStep photos={photos} />;
  if (step === 'check') return <CheckStep quoteId={quoteId} answers={answers} photos={photos} />;
  return renderPriceForm({
    choices: answers.choices,
    errors,
    onChange: (choices) => {
      if (areComplete(choices)) onChange({ choices });
    },
  });
}

/** A saved draft always has a service and a timing, which can be changed but not removed. */
function areComplete(choices: Choices): choices is ChoiceAnswers {
  return choices.serviceId !== null && choices.timelineId !== null;
}
