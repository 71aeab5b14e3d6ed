import type { Client } from '@cleaning/contract/clients';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { DetailSkeleton } from '#kit/page/detail-skeleton.tsx';
import { MissingRecord } from '#kit/page/missing-record.tsx';
import { STAFF_CLIENTS_PATH } from './client-paths.ts';

interface ClientContentProps {
  readonly id: string;
  /** What of the client the page is about: "the visits of this client". */
  readonly what?: string;
  /** The label of the placeholder. */
  readonly loading?: string;
  readonly children: (client: Client) => ReactNode;
}

/** A page about one client: loading, failed, missing, or with the client. */
export function ClientContent({
  id,
  what = 'this client',
  loading = 'Loading the client',
  children,
}: ClientContentProps) {
  const api = useApi();
  return (
    <QueryContent
      query={useQuery(api.getClient.query({ id }))}
      what={what}
      skeleton={<DetailSkeleton label={loading} />}
      missing={
        <MissingRecord
          title="There is no such client"
          text="The address may be mistyped, or the account was never verified."
          link={{ label: 'See all clients', href: STAFF_CLIENTS_PATH }}
        />
      }
      level={1}
      card
    >
      {children}
    </QueryContent>
  );
}
