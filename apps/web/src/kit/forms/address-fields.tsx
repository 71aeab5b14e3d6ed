import { ADDRESS_LIMITS } from '@cleaning/contract/fields';
import {
  TextField,
  type TextFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
} from '@cleaning/ui/field';
import { FieldPair } from './field-pair.tsx';

/** The props that connect a control with its answer. */
type Answer = Omit<TextFieldProps, 'label'>;

export interface AddressFieldsProps {
  street: Answer;
  suburb: Answer;
  postcode: Answer;
  /** Whether suburb and postcode are equally wide, as the pairs of fields around them. */
  equalWidths?: boolean | undefined;
}

/** The fields of an address. */
export function AddressFields({
  street,
  suburb,
  postcode,
  equalWidths = false,
}: AddressFieldsProps) {
  return (
    <>
      <TextField
        {...street}
        label="Street address"
        autoComplete="address-line1"
        maxLength={ADDRESS_LIMITS.street}
      />
      <FieldPair shortEnd={!equalWidths}>
        <TextField
          {...suburb}
          label="Suburb"
          autoComplete="address-level2"
          maxLength={ADDRESS_LIMITS.suburb}
        />
        <TextField
          {...postcode}
          label="Postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          numeric
          maxLength={8}
        />
      </FieldPair>
    </>
  );
}

/** How the cleaner gets in. */
export function AccessNotesField({
  label = 'Getting in, parking, pets and anything good to know',
  ...props
}: Omit<TextAreaFieldProps, 'label'> & Partial<Pick<TextAreaFieldProps, 'label'>>) {
  return (
    <TextAreaField
      rows={4}
      {...props}
      label={label}
      optional
      maxLength={ADDRESS_LIMITS.accessNotes}
    />
  );
}
