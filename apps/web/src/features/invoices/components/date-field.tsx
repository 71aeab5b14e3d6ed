import { TextField } from '@cleaning/ui/field';
import { readPlainDate } from '../model/plain-date.ts';
import { useDebouncedText } from '../../../shared/hooks/use-debounced-text.ts';

export interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A day that lives in the address. */
export function DateField({ label, value, onChange, error }: DateFieldProps) {
  const { text, setText } = useDebouncedText(value, onChange, dayOrNothing);
  return (
    <TextField
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

/** A date whose year is still being typed means nothing yet; an empty field means no date. */
function dayOrNothing(text: string): string | null {
  return text === '' ? '' : readPlainDate(text) || null;
}
