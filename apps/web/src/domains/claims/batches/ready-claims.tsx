import { plural } from '@cleaning/contract/rules';
import type { ClaimPreview } from '@cleaning/contract/claims';
import type { NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { saveFiles } from '#kit/files/use-save-file.ts';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { Columns } from '#kit/page/columns.tsx';
import { useApi, usePortalApi } from '#kit/api/portal-api.tsx';
import { CheckList, CheckPoint } from '../check-list.tsx';
import { ClaimsTable } from '../claims-table.tsx';
import styles from './batches.module.css';
import { PreviewTable } from './preview-table.tsx';

export interface ReadyClaimsProps {
  readonly invoices: readonly NdisInvoiceSummary[];
  readonly onReport: (report: string) => void;
}

/** The invoices that are ready to claim, the selection, and the file made from it. */
export function ReadyClaims({ invoices, onReport }: ReadyClaimsProps) {
  const api = useApi();
  // All are selected until the user changes the selection. After that, an invoice that becomes
  // ready is not selected by itself.
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const picked = invoices.filter(({ id }) => selected?.has(id) ?? true);
  const ids = picked.map(({ id }) => id);
  const preview = useQuery({
    ...api.previewClaimBatch.query({ invoice_ids: ids }),
    enabled: ids.length > 0,
  });
  const rows = preview.data?.rows;
  const toggle = (id: string) =>
    setSelected((before) => {
      const after = new Set(before ?? invoices.map((invoice) => invoice.id));
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const sum = picked.reduce((total, { balance_cents: cents }) => total + cents, 0);
  return (
    <>
      <Columns
        panel
        side={
          <Card title="Next batch">
            {ids.length === 0 ? (
              <p>Pick the invoices to claim.</p>
            ) : (
              <QueryContent query={preview} what="the preview" level={3}>
                {(data) => (
                  <BatchPanel key={ids.join(' ')} preview={data} ids={ids} onReport={onReport} />
                )}
              </QueryContent>
            )}
          </Card>
        }
      >
        <ClaimsTable
          invoices={invoices}
          selection={{
            selected: new Set(ids),
            onToggle: toggle,
            onToggleAll: () => setSelected(ids.length === 0 ? null : new Set()),
            nameOf: ({ number }) => number ?? '',
          }}
          totals={[
            {
              label: [
                plural(picked.length, 'invoice'),
                ...(rows === undefined || ids.length === 0 ? [] : [plural(rows.length, 'row')]),
              ].join(', '),
              value: formatMoney(sum),
              strong: true,
            },
          ]}
        />
        <Card title="Then">
          <ol className={styles['steps']}>
            <li>Upload the file in the NDIA portal.</li>
            <li>
              Come back and enter its answer for each claim, or add the NDIA’s answers from a file.
            </li>
            <li>When the money arrives, match it. The invoice is then paid.</li>
          </ol>
        </Card>
      </Columns>
      {preview.data === undefined || ids.length === 0 ? null : (
        <PreviewTable preview={preview.data} />
      )}
    </>
  );
}

interface BatchPanelProps {
  readonly preview: ClaimPreview;
  readonly ids: readonly string[];
  readonly onReport: (report: string) => void;
}

function BatchPanel({ preview, ids, onReport }: BatchPanelProps) {
  const api = useApi();
  const { client } = usePortalApi();
  const make = useCommand(api.createClaimBatch.mutation(), {
    onDone: async (made) => {
      const file = plural(made.files.length, 'file');
      const isSaved = await saveFiles(
        made.files.map(
          ({ part }) =>
            () =>
              client.claims.downloadClaimFile({ id: made.id, part }),
        ),
      ).then(
        () => true,
        () => false,
      );
      onReport(
        `Batch ${made.number} is made: ${formatMoney(made.total_cents)} in ${plural(made.row_count, 'row')}. ${
          isSaved ? `${file} downloaded, and kept under Batches.` : `Download ${file} from Batches.`
        }`,
      );
    },
  });
  const [isAsking, setAsking] = useState(false);
  const { problems, rows } = preview;
  return (
    <Stack gap="space-3">
      <p className={styles['sum']}>
        <span>{plural(rows.length, 'row')}</span>
        <b>{formatMoney(preview.total_cents)}</b>
      </p>
      <CheckList>
        {problems.length === 0 ? (
          <CheckPoint title="Every row can be claimed" text="Checked against the price limits" />
        ) : (
          problems.map(({ invoice_id, message }) => (
            <CheckPoint key={invoice_id} tone="danger" text={message} />
          ))
        )}
        <CheckPoint
          title={`Dates as ${preview.csv_date_format}`}
          text="Set in the company settings"
        />
        <CheckPoint
          title={preview.file_count === 1 ? 'Fits one file' : `Needs ${preview.file_count} files`}
          text="Up to 5,000 rows each"
        />
        <CheckPoint title="No row is with the NDIA already" text="Only invoices that are ready" />
      </CheckList>
      {problems.length === 0 && rows.length > 0 ? (
        <Button block icon={<FileDown />} onClick={() => setAsking(true)}>
          Make batch and download
        </Button>
      ) : null}
      <Text size="sm" tone="muted">
        {ids.length === 1 ? 'Marks the invoice' : `Marks ${ids.length} invoices`} as claimed. The
        file stays here and never changes.
      </Text>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Claim ${formatMoney(preview.total_cents)} in one batch?`}
        confirmLabel="Make batch and download"
        busyLabel="Making"
        keepLabel="Not now"
        harmless
        busy={make.isBusy}
        error={make.error}
        errorTitle="No batch made"
        onConfirm={() => void make.submit({ invoice_ids: [...ids] })}
      >
        <p>
          {plural(ids.length, 'invoice')}, {plural(rows.length, 'row')}. They count as claimed from
          now on, so upload the file in the NDIA portal. You cannot undo a batch.
        </p>
      </ConfirmDialog>
    </Stack>
  );
}
