import { Stack } from '@cleaning/ui/stack';
import type { SiteAnswers } from './quote-answers.ts';
import type { AnswerError } from './editor-steps.ts';
import { SavedPlaces } from './saved-places.tsx';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';

export interface AddressStepProps extends SiteFieldsProps {
  /** Called when a saved address was chosen. */
  onPlace: (site: SiteAnswers) => void;
}

/** The address, and how to get in. */
export function AddressStep({ onPlace, ...props }: AddressStepProps) {
  const field = (name: keyof SiteAnswers) => siteField(name, props);
  return (
    <Stack gap="space-5">
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
    </Stack>
  );
}

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
