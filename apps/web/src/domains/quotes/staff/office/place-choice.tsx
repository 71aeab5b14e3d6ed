import type { Address } from '@cleaning/contract/clients';
import { SelectField } from '@cleaning/ui/field';
import { useState } from 'react';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { PlaceFields } from '../../choice-fields.tsx';
import { type CHOICE_NAMES, isOutsideAreas, type StaffChoices } from '../../staff-choices.ts';

export interface PlaceChoiceProps {
  readonly addresses: readonly Address[];
  readonly choices: StaffChoices;
  readonly field: (name: (typeof CHOICE_NAMES)[number]) => FieldProps;
  readonly onChange: (changed: Partial<StaffChoices>) => void;
}

const OTHER = '';

/** Where we clean: one of the client's addresses, or another place. */
export function PlaceChoice({ addresses, choices, field, onChange }: PlaceChoiceProps) {
  const known = addresses.find((address) => isAt(address, choices));
  const [isOther, setOther] = useState(known === undefined);
  const chosen = isOther || known === undefined ? OTHER : known.id;
  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    setOther(address === undefined);
    onChange({
      address_line1: address?.line1 ?? '',
      suburb: address?.suburb ?? '',
      postcode: address?.postcode ?? '',
    });
  };
  return (
    <>
      {addresses.length === 0 ? null : (
        <SelectField
          id="place"
          label="Address"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={[
            ...addresses.map(({ id, label, line1, suburb, postcode }) => ({
              value: id,
              label: `${label}: ${line1}, ${suburb} NSW ${postcode}`,
            })),
            { value: OTHER, label: 'Another address' },
          ]}
        />
      )}
      {chosen === OTHER || isOutsideAreas(choices.postcode) ? (
        <PlaceFields choices={choices} field={field} optional={false} />
      ) : null}
    </>
  );
}

const isAt = (address: Address, { address_line1, suburb, postcode }: StaffChoices): boolean =>
  address.line1 === address_line1 && address.suburb === suburb && address.postcode === postcode;
