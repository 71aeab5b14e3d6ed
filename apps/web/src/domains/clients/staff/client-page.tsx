import { HISTORY_LENGTH } from '@cleaning/contract/clients';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { Columns } from '#kit/page/columns.tsx';
import { ClientContent } from '../client-content.tsx';
import { ClientHead } from '../client-head.tsx';
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
  return (
    <ClientContent id={id}>
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
    </ClientContent>
  );
}
