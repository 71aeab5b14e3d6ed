import type { Address } from '@cleaning/contract';
import { CheckboxField, TextAreaField, TextField } from '@cleaning/ui/field';
import type { SchemaForm } from '../../../shared/forms/index.ts';
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

export interface AddressFieldsProps {
  readonly field: SchemaForm<AddressValues, unknown>['field'];
  /** It is the main address already, or becomes it by itself. */
  readonly isMain: boolean;
}

/** Where it is, what it is called, and how to get in. */
export function AddressFields({ field, isMain }: AddressFieldsProps) {
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
      <TextField
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
        {...field('line1')}
      />
      <div className={styles['place']}>
        <TextField
          label="Suburb"
          autoComplete="address-level2"
          maxLength={80}
          {...field('suburb')}
        />
        <TextField
          label="NSW postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          numeric
          maxLength={8}
          {...field('postcode')}
        />
      </div>
      <TextAreaField
        label="Getting in, parking, pets and anything good to know"
        optional
        rows={3}
        maxLength={1000}
        {...field('access_notes')}
      />
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
