import type { TimelineId } from '@cleaning/pricing';
import { TextField } from '@cleaning/ui/field';
import type { ChoiceAnswers, SiteAnswers } from './quote-answers.ts';
import styles from './quote-form.module.css';
import type { AnswerError } from './quote-steps.ts';
import { SavedPlaces } from './saved-places.tsx';
import { TimingAdvice } from './timing-advice.tsx';
import { AccessNotesField, AddressFields } from '../../../shared/forms/address-fields.tsx';

export interface AddressStepProps extends SiteFieldsProps {
  /** Called when a saved address was chosen. */
  onPlace: (site: SiteAnswers) => void;
}

/** The address, and how to get in. */
export function AddressStep({ onPlace, ...props }: AddressStepProps) {
  const field = (name: keyof SiteAnswers) => siteField(name, props);
  return (
    <div className={styles['fields']}>
      <SavedPlaces site={props.site} onChoose={onPlace} />
      <AddressFields
        street={field('address_line1')}
        suburb={field('suburb')}
        postcode={field('postcode')}
      />
      <AccessNotesField
        {...field('access_notes')}
        hint="For example: I will be home, please knock and wait a minute. One dog in the backyard. Products with no fragrance, please."
        rows={5}
      />
    </div>
  );
}

export interface DateStepProps extends SiteFieldsProps {
  choices: ChoiceAnswers;
  /** The date in Sydney, YYYY-MM-DD. */
  today: string;
  onSwitchTiming: (timelineId: TimelineId) => void;
}

/** The preferred date. */
export function DateStep({ choices, today, onSwitchTiming, ...props }: DateStepProps) {
  const date = props.site.preferred_date;
  return (
    <div className={styles['fields']}>
      <TextField
        {...siteField('preferred_date', props)}
        className={styles['date']}
        label="Preferred date"
        type="date"
        min={today}
        numeric
        optional
        hint={HINTS[choices.timelineId]}
      />
      <TimingAdvice choices={choices} date={date} today={today} onSwitch={onSwitchTiming} />
    </div>
  );
}

const HINTS: Readonly<Record<TimelineId, string>> = {
  standard: 'Leave it empty if any day suits. We confirm a time with you before we come.',
  urgent: 'You chose Urgent, which is the next day. Leave it empty and we plan for that.',
  'same-day': 'You chose Same Day, which is today. Leave it empty and we plan for that.',
};

export interface SiteFieldsProps {
  site: SiteAnswers;
  /** The errors to show now. */
  errors: readonly AnswerError[];
  onChange: (field: keyof SiteAnswers, value: string) => void;
  /** Called when the user leaves a field, which may then show an error. */
  onLeave: (field: keyof SiteAnswers) => void;
}

/** The id of a field's control, for links in the error summary. */
export function fieldId(field: string): string {
  return `quote-${field}`;
}

/** The props that connect a control with its answer. */
function siteField(name: keyof SiteAnswers, { site, errors, onChange, onLeave }: SiteFieldsProps) {
  return {
    id: fieldId(name),
    name,
    value: site[name],
    error: errors.find(({ field }) => field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    onBlur: () => onLeave(name),
  };
}
