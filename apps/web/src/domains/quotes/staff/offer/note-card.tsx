import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';

export interface NoteCardProps {
  /** The first name of the client. */
  readonly name: string;
  readonly field: FieldProps;
}

/** What the company writes to the client about the price. */
export function NoteCard({ name, field }: NoteCardProps) {
  return (
    <Card title={`Note to ${name}`}>
      <TextAreaField
        {...field}
        label="Note"
        hint="Shown below the price, as “A note from us”."
        rows={3}
        maxLength={2000}
      />
    </Card>
  );
}
