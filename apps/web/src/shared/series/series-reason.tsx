import { TextAreaField } from '@cleaning/ui/field';
import type { FieldProps } from '../forms/use-schema-form.ts';

export interface SeriesReasonProps {
  readonly field: FieldProps;
  /** Staff have to say why, and the client reads it. A client may say why. */
  readonly reader: 'client' | 'staff';
}

/** Why visits are skipped, paused, changed or ended. */
export function SeriesReason({ field, reader }: SeriesReasonProps) {
  return reader === 'staff' ? (
    <TextAreaField
      {...field}
      label="Reason"
      hint="The client can read this."
      rows={2}
      maxLength={500}
    />
  ) : (
    <TextAreaField
      {...field}
      label="Would you like to tell us why?"
      optional
      rows={2}
      maxLength={500}
    />
  );
}
