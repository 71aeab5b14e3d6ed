import type { Address, MyAddressesPage } from '@cleaning/contract/clients';

/** A place that a client can choose instead of typing its address. */
export interface OfferedPlace extends Pick<
  Address,
  'id' | 'label' | 'line1' | 'suburb' | 'postcode' | 'access_notes'
> {
  /** It was used in a quote or for a visit, and is not saved. */
  readonly isLastUsed: boolean;
}

/** The saved addresses of a client in their order, then the last one used. */
export function offeredPlaces({
  results,
  last_used,
}: Pick<MyAddressesPage, 'results' | 'last_used'>): OfferedPlace[] {
  const saved = results.map((address) => ({ ...address, isLastUsed: false }));
  if (last_used === null) return saved;
  const used = { id: 'last-used', label: '', ...last_used, access_notes: '', isLastUsed: true };
  return [...saved, used];
}

/**
 * The saved address of a client's next clean where it can be no other: the only place that they
 * have, or the only one in the suburb that they named.
 */
export function onlySavedPlace(
  named: { readonly suburb: string | null; readonly postcode: string } | null,
  places: readonly OfferedPlace[],
): OfferedPlace | null {
  const there = places.filter(
    ({ suburb, postcode }) =>
      named === null ||
      (postcode === named.postcode &&
        suburb.toLowerCase() === (named.suburb ?? suburb).toLowerCase()),
  );
  const [only] = there;
  return there.length > 1 || only === undefined || only.isLastUsed ? null : only;
}

/** An address among others, by its name where it has one: "Home: 12 Example Street, Castle Hill". */
export const describeAddress = ({
  label,
  line1,
  suburb,
}: Pick<Address, 'label' | 'line1' | 'suburb'>): string =>
  `${label === '' ? '' : `${label}: `}${line1}, ${suburb}`;
