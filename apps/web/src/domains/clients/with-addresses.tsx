import type { Address, Client } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';

export interface WithAddressesProps {
  readonly client: Pick<Client, 'id'>;
  /** Called with the addresses of the client, the main one first. */
  readonly children: (addresses: readonly Address[]) => ReactNode;
}

/** Loads the addresses of a client, for a form that chooses one. */
export function WithAddresses({ client, children }: WithAddressesProps) {
  const api = useApi();
  const query = useQuery(api.listAddressesFor.query({ id: client.id, page_size: 100 }));
  return (
    <QueryContent query={query} what="the addresses" card>
      {({ results }) => children(results)}
    </QueryContent>
  );
}
