import { ADDRESS_LIMITS } from '@cleaning/contract';
import { TextAreaField, type TextAreaFieldProps } from '@cleaning/ui/field';

/** What the cleaner should know to get in. */
export function AccessNotesField(props: Omit<TextAreaFieldProps, 'label'>) {
  return (
    <TextAreaField
      rows={4}
      {...props}
      label="Getting in, parking, pets and anything good to know"
      optional
      maxLength={ADDRESS_LIMITS.accessNotes}
    />
  );
}
