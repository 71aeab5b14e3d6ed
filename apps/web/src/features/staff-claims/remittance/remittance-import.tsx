import type { Remittance, RemittanceInvoice } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { sydneyDateOf } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { staffInvoicePath } from '../../../shared/lib/paths.ts';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from '../staff-claims.module.css';
import { RemittanceRows } from './remittance-rows.tsx';

interface Request {
  readonly content: string;
  readonly reference: string;
  readonly received_on: string;
}

/** Reads the answers of the agency or a plan manager from a file, shows them, and records them. */
export function RemittanceImport() {
  const { mutations } = useTeamApi();
  const today = sydneyDateOf(useNow());
  const [file, setFile] = useState<File | null>(null);
  const [reference, setReference] = useState('');
  const [receivedOn, setReceivedOn] = useState(today);
  const [read, setRead] = useState<{ request: Request; remittance: Remittance } | null>(null);
  const preview = useMutation(mutations.ndis.previewRemittance());
  const id = useId();
  const look = useSubmitOnce(
    async () => {
      if (file === null) return;
      const request = { content: await file.text(), reference, received_on: receivedOn };
      setRead({ request, remittance: await preview.mutateAsync(request) });
    },
    { isRepeatable: true },
  );
  return (
    <div className={styles['root']}>
      <PageHead
        back={{ label: 'NDIS claims', href: SITE_PATHS.staffClaims }}
        title="Import answers"
        text="A remittance of the NDIA or of a plan manager, as CSV. Nothing changes until you apply it."
      />
      <Card title="The file">
        <form
          className={styles['root']}
          onSubmit={(event) => {
            event.preventDefault();
            void look.submit();
          }}
        >
          <TextField
            id={`${id}-file`}
            label="Remittance file"
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setRead(null);
            }}
          />
          <TextField
            id={`${id}-reference`}
            label="Reference on the bank statement"
            hint="The same reference counts once."
            value={reference}
            maxLength={100}
            onChange={(event) => setReference(event.target.value)}
          />
          <TextField
            id={`${id}-day`}
            label="Received on"
            type="date"
            max={today}
            value={receivedOn}
            onChange={(event) => setReceivedOn(event.target.value)}
          />
          <div>
            <Button
              type="submit"
              variant="outline"
              busy={look.isBusy}
              busyLabel="Reading"
              disabled={file === null || reference.trim() === ''}
            >
              Check the answers
            </Button>
          </div>
          <ErrorAlert title="Not read" error={look.error} />
        </form>
      </Card>
      {read === null ? null : (
        <Answers key={JSON.stringify(read.request)} {...read} onApplied={() => setFile(null)} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly request: Request;
  readonly remittance: Remittance;
  readonly onApplied: () => void;
}

function Answers({ request, remittance, onApplied }: AnswersProps) {
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.ndis.applyRemittance());
  const keyFor = useIdempotencyKey();
  const [applied, setApplied] = useState<Remittance | null>(null);
  const apply = useSubmitOnce(async () => {
    setApplied(await mutateAsync({ body: request, idempotencyKey: keyFor(request) }));
    onApplied();
  });
  const shown = applied ?? remittance;
  const open = shown.invoices.filter(({ is_applied: isApplied }) => !isApplied);
  const unclear = shown.rows.filter(
    ({ outcome }) => outcome === 'unmatched' || outcome === 'unreadable',
  );
  return (
    <>
      {unclear.length === 0 ? null : (
        <Alert tone="warning" title="Some rows are not used">
          <ul>
            {unclear.map(({ row, reference, reason }) => (
              <li key={row}>
                Row {row}, {reference}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <DataTable
        caption="What the file says of each invoice"
        dense
        columns={COLUMNS}
        rows={shown.invoices}
        rowKey={({ invoice_id: invoice }) => invoice}
        totals={[{ label: 'Paid', value: formatMoney(shown.paid_cents), strong: true }]}
      />
      {remittance.rows.length === 0 ? null : <RemittanceRows rows={remittance.rows} />}
      <div>
        {applied === null && open.length > 0 ? (
          <Button busy={apply.isBusy} busyLabel="Applying" onClick={() => void apply.submit()}>
            Apply to {open.length === 1 ? '1 invoice' : `${open.length} invoices`}
          </Button>
        ) : null}
        <output>
          {applied === null ? null : 'Applied. Payments and rejections are recorded.'}
        </output>
      </div>
      <ErrorAlert title="Nothing was applied" error={apply.error} />
    </>
  );
}

const COLUMNS: readonly DataColumn<RemittanceInvoice>[] = [
  {
    key: 'number',
    header: 'Invoice',
    place: 'start',
    rowHeader: true,
    cell: ({ invoice_id, number }) => (
      <Link href={staffInvoicePath(invoice_id)} className={styles['number']} data-row-open="">
        {number}
      </Link>
    ),
  },
  { key: 'client', header: 'Client', place: 'title', cell: ({ client_name }) => client_name },
  {
    key: 'answer',
    header: 'Answer',
    place: 'wide',
    cell: ({ rejected_reason: rejected, overpaid_cents: over }) =>
      rejected === null
        ? over === 0
          ? 'Paid'
          : `Paid, ${formatMoney(over)} above what is owed is kept for the client`
        : `Rejected: ${rejected}`,
  },
  {
    key: 'state',
    header: 'Recorded',
    place: 'status',
    cell: ({ is_applied: isApplied }) => (isApplied ? 'Recorded' : 'Not yet'),
  },
  {
    key: 'paid',
    header: 'Paid',
    place: 'amount',
    align: 'end',
    cell: ({ paid_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
