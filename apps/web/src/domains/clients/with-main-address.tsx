import type { Address, Client } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useTeamApi } from '#kit/api/team-api.ts';

export interface WithMainAddressProps {
  readonly client: Client;
  /** Called with undefined if the client has no address. */
  readonly children: (main: Address | undefined) => ReactNode;
}

/** Loads the main address of a client, for the initial values of a form. */
export function WithMainAddress({ client, children }: WithMainAddressProps) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.clients.addresses(client.id));
  return (
    <QueryContent query={query} what="the addresses" card>
      {([main]) => children(main)}
    </QueryContent>
  );
}
