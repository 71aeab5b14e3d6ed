import type { Address } from '@cleaning/contract';
import type { VersionRow } from '../../../shared/versions/version-changes.tsx';

/** What an address is called: by the client, or by its street. */
export function addressName({ label, line1 }: Pick<Address, 'label' | 'line1'>): string {
  return label === '' ? line1 : label;
}

/** The address on one line. */
export function addressLine({ line1, suburb, postcode }: Address): string {
  return `${line1}, ${suburb} NSW ${postcode}`;
}

/** An address in words, to say what somebody changed of it. */
export function addressRows(address: Address): VersionRow[] {
  return [
    { label: 'Name', value: address.label },
    { label: 'Address', value: addressLine(address) },
    { label: 'Getting in', value: address.access_notes },
    { label: 'Main address', value: address.is_default ? 'Yes' : 'No' },
  ];
}
