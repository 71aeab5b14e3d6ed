import { type Client, HISTORY_LENGTH } from '@cleaning/contract/clients';
import { fullName } from '@cleaning/contract/rules';
import { formatInstant } from '@cleaning/pricing';
import { Avatar } from '@cleaning/ui/avatar';
import { Inline } from '@cleaning/ui/inline';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { staffClientVisitsPath } from '#domains/appointments/visit-paths.ts';
import { staffClientDocumentsPath } from '#domains/documents/document-paths.ts';
import { allStaffInvoicesOfPath } from '#domains/invoices/invoice-paths.ts';
import { staffThreadsOfPath } from '#domains/messages/message-paths.ts';
import { staffQuotesOfPath } from '#domains/quotes/quote-paths.ts';
import { formatInitials } from '#kit/lib/initials.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { TabLinks } from '#kit/lists/tab-links.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { STAFF_CLIENTS_PATH, staffClientPath } from './client-paths.ts';
import { ClientKind } from './client-kind.tsx';

export interface ClientHeadProps {
  readonly client: Client;
  /** The current page about the client. */
  readonly current: 'overview' | 'visits' | 'documents';
  /** Actions for the client. */
  readonly action?: ReactNode;
}

/** The header of the pages about a client, with links to them. */
export function ClientHead({ client, current, action }: ClientHeadProps) {
  const api = useApi();
  const listPath = useLastListPath(STAFF_CLIENTS_PATH);
  const { id, first_name: firstName, last_name: lastName } = client;
  const { data } = useQuery(api.getClientHistory.query({ id, limit: HISTORY_LENGTH }));
  const { data: addresses } = useQuery(api.listAddressesFor.query({ id, page_size: 100 }));
  const main = addresses?.results.find(({ is_default: isMain }) => isMain);
  const town = main === undefined ? [] : [`${main.suburb}.`];
  const name = fullName(firstName, lastName);
  return (
    <>
      <PageHead
        back={{ label: 'Clients', href: listPath }}
        title={
          <Inline as="span" gap="space-3" align="center" wrap={false}>
            <Avatar initials={formatInitials(name)} tone="neutral" />
            {name}
          </Inline>
        }
        badge={<ClientKind client={client} />}
        text={[`Client since ${formatInstant(client.created_at, 'date')}.`, ...town].join(' ')}
        action={action}
      />
      <TabLinks
        label={name}
        tabs={[
          { label: 'Overview', href: staffClientPath(id), isCurrent: current === 'overview' },
          {
            label: 'Quotes',
            href: staffQuotesOfPath(id),
            isCurrent: false,
            count: data?.overview.quote_count.toLocaleString('en-AU'),
          },
          {
            label: 'Regular visits',
            href: staffClientVisitsPath(id),
            isCurrent: current === 'visits',
            count: data?.overview.series_count.toLocaleString('en-AU'),
          },
          {
            label: 'Invoices',
            href: allStaffInvoicesOfPath(id),
            isCurrent: false,
            count: data?.overview.invoice_count.toLocaleString('en-AU'),
          },
          {
            label: 'Documents',
            href: staffClientDocumentsPath(id),
            isCurrent: current === 'documents',
            count: data?.overview.document_count.toLocaleString('en-AU'),
          },
          {
            label: 'Messages',
            href: staffThreadsOfPath(id),
            isCurrent: false,
            count: data?.overview.thread_count.toLocaleString('en-AU'),
          },
        ]}
      />
    </>
  );
}
