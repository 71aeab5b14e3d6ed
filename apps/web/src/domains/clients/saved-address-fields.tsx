import type { Address } from '@cleaning/contract/clients';
import { ADDRESS_LIMITS } from '@cleaning/contract/fields';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import { AccessNotesField, AddressFields } from '#kit/forms/address-fields.tsx';
import type { SchemaForm } from '#kit/forms/use-schema-form.ts';
import { NO_NEEDS, VISIT_NEEDS } from './visit-needs.ts';

/** The form values of an address. */
export type AddressValues = Pick<
  Address,
  | 'label'
  | 'line1'
  | 'suburb'
  | 'postcode'
  | 'access_notes'
  | 'parking'
  | 'mobility'
  | 'products'
  | 'is_default'
>;

export const ADDRESS_FIELDS = [
  'label',
  'line1',
  'suburb',
  'postcode',
  'access_notes',
  'parking',
  'mobility',
  'products',
  'is_default',
] as const;

/** The values of an empty form. */
export const NEW_ADDRESS: AddressValues = {
  label: '',
  line1: '',
  suburb: '',
  postcode: '',
  access_notes: '',
  ...NO_NEEDS,
  is_default: false,
};

/** The API request. The main address cannot be unset, only replaced by another. */
export const addressRequest = ({ is_default, ...values }: AddressValues): object =>
  is_default ? { ...values, is_default } : values;

/** The initial values of the form. */
export function addressValues(address: Address): AddressValues {
  const { label, line1, suburb, postcode, access_notes, parking, mobility, products } = address;
  const needs = { parking, mobility, products };
  return { label, line1, suburb, postcode, access_notes, ...needs, is_default: address.is_default };
}

export interface SavedAddressFieldsProps {
  readonly field: SchemaForm<AddressValues, unknown>['field'];
  /** True if it is the main address, or will be as the first one. */
  readonly isMain: boolean;
  /** Selects the wording for the client or for staff. */
  readonly reader?: 'client' | 'staff';
}

/** The fields of a saved address. */
export function SavedAddressFields({ field, isMain, reader = 'client' }: SavedAddressFieldsProps) {
  return (
    <>
      <TextField
        label={reader === 'client' ? 'What you call it' : 'Name of the place'}
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
      <AccessNotesField
        {...field('access_notes')}
        label="Getting in, pets and anything good to know"
        hint="Also for booked visits here, unless they have a note of their own. A quote keeps the note that it has."
      />
      {VISIT_NEEDS.map(({ name, label, example }) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          optional
          hint={`For example: ${example}.`}
          maxLength={ADDRESS_LIMITS.visitNeed}
          autoComplete="off"
        />
      ))}
      {isMain ? (
        <Text tone="muted">
          {reader === 'client' ? 'This is your main address.' : 'This is the main address.'} We
          offer it first.
        </Text>
      ) : (
        <CheckboxField
          label={reader === 'client' ? 'Make this my main address' : 'Make this the main address'}
          hint="We offer it first for a quote or a visit."
          {...field('is_default')}
        />
      )}
    </>
  );
}
