import type { Address, Client } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

export interface WithMainAddressProps {
  readonly client: Client;
  /** Called with undefined if the client has no address. */
  readonly children: (main: Address | undefined) => ReactNode;
}

/** Loads the main address of a client, for the initial values of a form. */
export function WithMainAddress({ client, children }: WithMainAddressProps) {
  const api = useApi();
  const query = useQuery(api.listAddressesFor.query({ id: client.id, page_size: 100 }));
  return (
    <QueryContent query={query} what="the addresses" card>
      {({ results: [main] }) => children(main)}
    </QueryContent>
  );
}
