import type { Address } from '@cleaning/contract/clients';
import { SelectField } from '@cleaning/ui/field';
import { useState, type ReactNode } from 'react';
import { describeAddress } from './offered-places.ts';

/** Where a quote or a visit is. */
export interface Place {
  readonly address_line1: string;
  readonly suburb: string;
  readonly postcode: string;
}

export interface AddressChoiceProps {
  /** The saved addresses of the client. */
  readonly addresses: readonly Address[];
  readonly place: Place;
  /** @param address undefined for another place, which starts empty. */
  readonly onChange: (place: Place, address: Address | undefined) => void;
  /** The fields of another address. */
  readonly children: ReactNode;
  /** Whether the fields are shown for a saved address too, such as to mend one of them. */
  readonly hasError?: boolean;
}

const OTHER = '';

/** Chooses one of the client's addresses, or another place. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, place, onChange, children, hasError = false } = props;
  const known = addresses.find((address) => isAt(address, place));
  const [isOther, setOther] = useState(known === undefined);
  const chosen = isOther || known === undefined ? OTHER : known.id;
  const choose = (id: string) => {
    const address = addresses.find((one) => one.id === id);
    setOther(address === undefined);
    const chosenPlace = {
      address_line1: address?.line1 ?? '',
      suburb: address?.suburb ?? '',
      postcode: address?.postcode ?? '',
    };
    onChange(chosenPlace, address);
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
            ...addresses.map((address) => ({
              value: address.id,
              label: `${describeAddress(address)} NSW ${address.postcode}`,
            })),
            { value: OTHER, label: 'Another address' },
          ]}
        />
      )}
      {chosen === OTHER || hasError ? children : null}
    </>
  );
}

const isAt = (address: Address, { address_line1, suburb, postcode }: Place): boolean =>
  address.line1 === address_line1 && address.suburb === suburb && address.postcode === postcode;
