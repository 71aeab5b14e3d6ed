import { TextAreaField } from '@cleaning/ui/field';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

export interface ReasonFieldProps {
  readonly field: FieldProps;
  readonly example?: string;
}

/** Why staff view or change a client's data. */
export function ReasonField({ field, example = 'Asked us on the phone' }: ReasonFieldProps) {
  return (
    <TextAreaField
      {...field}
      label="Why"
      hint={`For example “${example}”. It is kept with your name.`}
      rows={2}
      maxLength={500}
    />
  );
}
