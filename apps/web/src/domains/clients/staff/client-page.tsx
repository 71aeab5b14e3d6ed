import { HISTORY_LENGTH } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { ClientHead } from '../client-head.tsx';
import { MissingClient } from '../missing-client.tsx';
import { ClientActions } from './on-behalf/client-actions.tsx';
import { AddressesCard } from './addresses/addresses-card.tsx';
import { DetailsCard } from './detail/details-card.tsx';
import { ClientFigures } from './history/client-figures.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { AgreementsCard } from './ndis/agreements-card.tsx';
import { NdisCard } from './ndis/ndis-card.tsx';
import { PlansCard } from './ndis/plans-card.tsx';
import { WhoHelpsCard } from './ndis/who-helps-card.tsx';

export const handle = { title: 'Client' };

export function Component() {
  const { id = '' } = useParams();
  return <ClientPage key={id} id={id} />;
}

/** Prefetches the client in the address. */
export const prefetch: Prefetch = ({ api, read, params }) => {
  const { id = '' } = params;
  void read(api.getClient.query({ id }));
  void read(api.getClientHistory.query({ id, limit: HISTORY_LENGTH }));
  void read(api.listAddressesFor.query({ id, page_size: 100 }));
};

interface ClientPageProps {
  readonly id: string;
}

/** The page of one client. */
function ClientPage({ id }: ClientPageProps) {
  const api = useApi();
  const query = useQuery(api.getClient.query({ id }));
  return (
    <QueryContent
      query={query}
      what="this client"
      skeleton={<DetailSkeleton label="Loading the client" />}
      missing={<MissingClient />}
      level={1}
      card
    >
      {(client) => (
        <>
          <ClientHead
            client={client}
            current="overview"
            action={<ClientActions client={client} />}
          />
          <Columns
            side={
              <>
                <DetailsCard client={client} />
                <NdisCard client={client} />
                {client.client_type === 'ndis' ? <PlansCard client={client} /> : null}
                {client.client_type === 'ndis' ? <AgreementsCard client={client} /> : null}
                <AddressesCard client={client} />
                <WhoHelpsCard client={client} />
              </>
            }
          >
            <ClientFigures client={client} />
            <HistoryCard id={id} />
          </Columns>
        </>
      )}
    </QueryContent>
  );
}
