import type { Address, CreateAddressRequest } from '@cleaning/contract';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { useMutation } from '@tanstack/react-query';
import styles from '../edit-form.module.css';
import { AccessNotesField, AddressFields } from '../../../shared/forms/address-fields.tsx';
import type { SchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** The values of the address form. */
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

/** Converts the form to a request. An address cannot be unset as the main one. */
export const addressRequest = ({ is_default, ...values }: AddressValues): object =>
  is_default ? { ...values, is_default } : values;

/** The initial values of the form. */
export function addressValues(address: Address): AddressValues {
  const { label, line1, suburb, postcode, access_notes, is_default } = address;
  return { label, line1, suburb, postcode, access_notes, is_default };
}

export interface SavedAddressFieldsProps {
  readonly field: SchemaForm<AddressValues, unknown>['field'];
  /** True if it is the main address, or becomes it as the first one. */
  readonly isMain: boolean;
}

/** The fields of a saved address. */
export function SavedAddressFields({ field, isMain }: SavedAddressFieldsProps) {
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

/** Returns a function that saves a new address. Retries with the same body save it once. */
export function useSaveAddress(): (body: CreateAddressRequest) => Promise<void> {
  const { mutations } = usePortalApi();
  const { mutateAsync } = useMutation(mutations.accounts.createAddress());
  const keyOf = useIdempotencyKey();
  return async (body) => {
    await mutateAsync({ body, idempotencyKey: keyOf(body) });
  };
}
