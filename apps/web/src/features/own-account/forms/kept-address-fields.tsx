import type { Address } from '@cleaning/contract';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { AccessNotesField } from '../../../shared/forms/access-notes-field.tsx';
import { AddressFields } from '../../../shared/forms/address-fields.tsx';
import type { SchemaForm } from '../../../shared/forms/use-schema-form.ts';
import styles from './edit-form.module.css';

/** What is typed of an address. */
export type AddressValues = Pick<
  Address,
  'label' | 'line1' | 'suburb' | 'postcode' | 'access_notes' | 'is_default'
>;

export const ADDRESS_FIELDS = [
  'label',
  'line1',
  'suburb',
  'postcode',
  'access_notes',
  'is_default',
] as const;

/** The values of an address as a request: there is no way to make one not the main address. */
export const addressRequest = ({ is_default, ...values }: AddressValues): object =>
  is_default ? { ...values, is_default } : values;

/** The values that a form starts with. */
export function addressValues(address: Address): AddressValues {
  const { label, line1, suburb, postcode, access_notes, is_default } = address;
  return { label, line1, suburb, postcode, access_notes, is_default };
}

export interface KeptAddressFieldsProps {
  readonly field: SchemaForm<AddressValues, unknown>['field'];
  /** It is the main address already, or becomes it by itself. */
  readonly isMain: boolean;
}

/** Where it is, what it is called, and how to get in. */
export function KeptAddressFields({ field, isMain }: KeptAddressFieldsProps) {
  return (
    <>
      <TextField
        label="What you call it"
        optional
        hint="For example: Home, or Mum’s place."
        maxLength={40}
        autoComplete="off"
        {...field('label')}
      />
      <AddressFields
        street={field('line1')}
        suburb={field('suburb')}
        postcode={field('postcode')}
      />
      <AccessNotesField {...field('access_notes')} />
      {isMain ? (
        <p className={styles['hint']}>This is your main address. We offer it first.</p>
      ) : (
        <CheckboxField
          label="Make this my main address"
          hint="We offer it first when you ask for a quote or a visit."
          {...field('is_default')}
        />
      )}
    </>
  );
}
