import { plural } from '@cleaning/contract/rules';
import type { ClaimBatch } from '@cleaning/contract/claims';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { EmptyState } from '@cleaning/ui/empty-state';
import { Inline } from '@cleaning/ui/inline';
import { useQuery } from '@tanstack/react-query';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import type { ListControl } from '#kit/lists/define-list-view.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { batchesQuery, type ClaimsView } from '../claims-view.ts';

/** The claim batches, each with its files. */
export function ClaimBatches({ list }: { readonly list: ListControl<ClaimsView> }) {
  const api = useApi();
  const query = useQuery(api.listClaimBatches.query(batchesQuery(list.view)));
  return (
    <ResourceList
      query={query}
      list={list}
      nouns={['batch', 'batches']}
      whose="the"
      skeleton={<RowsSkeleton pictures={false} />}
      isNone={(page) => page.count === 0}
      none={
        <Card>
          <EmptyState title="No batches yet" text="Claim ready invoices, and their file is here." />
        </Card>
      }
    >
      {(page) => (
        <DataTable
          caption="Batches of claims"
          dense
          columns={COLUMNS}
          rows={page.results}
          rowKey={({ id }) => id}
        />
      )}
    </ResourceList>
  );
}

const COLUMNS: readonly DataColumn<ClaimBatch>[] = [
  {
    key: 'number',
    header: 'Batch',
    place: 'title',
    rowHeader: true,
    cell: ({ number }) => `Batch ${number}`,
  },
  {
    key: 'made',
    header: 'Made',
    place: 'wide',
    cell: ({ created_at, created_by }) =>
      `${formatInstant(created_at, 'date-time')}, ${created_by}`,
  },
  {
    key: 'rows',
    header: 'Invoices',
    place: 'status',
    cell: ({ invoice_count, row_count }) => `${invoice_count}, ${plural(row_count, 'row')}`,
  },
  {
    key: 'total',
    header: 'Claimed',
    place: 'amount',
    align: 'end',
    cell: ({ total_cents }) => <b>{formatMoney(total_cents)}</b>,
  },
  {
    key: 'files',
    header: 'Files',
    place: 'action',
    align: 'end',
    cell: (batch) => <BatchFiles batch={batch} />,
  },
];

function BatchFiles({ batch: { id, files } }: { readonly batch: ClaimBatch }) {
  const { client } = usePortalApi();
  return (
    <Inline as="span" gap="space-3" justify="end">
      {files.map(({ part, file_name }) => (
        <SaveFileButton
          key={part}
          size="sm"
          variant="outline"
          label="Download"
          what={file_name}
          load={() => client.claims.downloadClaimFile({ id, part })}
        />
      ))}
    </Inline>
  );
}
