import { readPlainDate } from '../lib/plain-date.ts';
import type { Ref } from 'react';
import { TextField } from '@cleaning/ui/field';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';

export interface DateFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A date that is stored in the address. */
export function DateField({ ref, label, value, onChange, error }: DateFieldProps) {
  const { text, setText } = useDebouncedText(value, onChange, dayOrNothing);
  return (
    <TextField
      ref={ref}
      label={label}
      type="date"
      numeric
      min="2000-01-01"
      max="2099-12-31"
      value={text}
      error={error}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** Null while the date is incomplete; '' when the field is empty. */
function dayOrNothing(text: string): string | null {
  return text === '' ? '' : readPlainDate(text) || null;
}
