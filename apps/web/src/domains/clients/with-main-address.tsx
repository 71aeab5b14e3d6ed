import type { Address, Client } from '@cleaning/contract/clients';
import type { ReactNode } from 'react';
import { WithAddresses } from './with-addresses.tsx';

export interface WithMainAddressProps {
  readonly client: Client;
  /** Called with undefined if the client has no address. */
  readonly children: (main: Address | undefined) => ReactNode;
}

/** Loads the main address of a client, for the initial values of a form. */
export function WithMainAddress({ client, children }: WithMainAddressProps) {
  return <WithAddresses client={client}>{([main]) => children(main)}</WithAddresses>;
}
