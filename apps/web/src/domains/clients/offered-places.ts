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
