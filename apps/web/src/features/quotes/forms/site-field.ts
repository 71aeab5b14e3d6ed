import type { SiteAnswers } from '../model/quote-answers.ts';
import type { AnswerError } from '../model/quote-steps.ts';

export interface SiteFieldsProps {
  site: SiteAnswers;
  /** What is shown to be wrong now. */
  errors: readonly AnswerError[];
  onChange: (field: keyof SiteAnswers, value: string) => void;
  /** The person has left a field, so it may be judged. */
  onLeave: (field: keyof SiteAnswers) => void;
}

/** The id of a field's control, which an error summary links to. */
export function fieldId(field: string): string {
  return `quote-${field}`;
}

/** What ties one control to its answer. */
export function siteField(
  name: keyof SiteAnswers,
  { site, errors, onChange, onLeave }: SiteFieldsProps,
) {
  return {
    id: fieldId(name),
    name,
    value: site[name],
    error: errors.find(({ field }) => field === name)?.message,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
    onBlur: () => onLeave(name),
  };
}
