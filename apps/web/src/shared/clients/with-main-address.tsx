import type { Address, Client } from '@cleaning/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryContent } from '../lists/query-content.tsx';
import { useTeamApi } from '../portal-api/team-api.ts';

export interface WithMainAddressProps {
  readonly client: Client;
  /** Gets undefined when the client has no address yet. */
  readonly children: (main: Address | undefined) => ReactNode;
}

/** Reads the main address of a client, for a form that starts with it. */
export function WithMainAddress({ client, children }: WithMainAddressProps) {
  const { queries } = useTeamApi();
  const query = useQuery(queries.clients.addresses(client.id));
  return (
    <QueryContent query={query} what="the addresses" card>
      {([main]) => children(main)}
    </QueryContent>
  );
}
