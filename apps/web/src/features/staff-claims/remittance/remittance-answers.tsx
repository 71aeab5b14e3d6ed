import type { Remittance, RemittanceInvoice } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { type DataColumn, DataTable } from '@cleaning/ui/data-table';
import { Link } from '@cleaning/ui/link';
import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { useSubmitOnce } from '../../../shared/forms/use-submit-once.ts';
import { useIdempotencyKey } from '../../../shared/hooks/use-idempotency-key.ts';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { staffInvoicePath } from '../../../shared/lib/paths.ts';
import { Figure, Figures } from '../../../shared/page/figures.tsx';
import { useTeamApi } from '../../../shared/portal-api/team-api.ts';
import styles from '../staff-claims.module.css';
import type { ReadRemittance } from './remittance-file.tsx';
import { RemittanceRows } from './remittance-rows.tsx';

export interface RemittanceAnswersProps {
  readonly read: ReadRemittance;
  /** What was recorded; null before it is. */
  readonly applied: Remittance | null;
  readonly onApplied: (applied: Remittance) => void;
}

/** What a file says of each invoice, to look over and then to apply. */
export function RemittanceAnswers({ read, applied, onApplied }: RemittanceAnswersProps) {
  const { request, remittance } = read;
  const { mutations } = useTeamApi();
  const { mutateAsync } = useMutation(mutations.ndis.applyRemittance());
  const keyFor = useIdempotencyKey();
  const apply = useSubmitOnce(async () => {
    onApplied(await mutateAsync({ body: request, idempotencyKey: keyFor(request) }));
  });
  const shown = applied ?? remittance;
  const open = shown.invoices.filter(({ is_applied: isApplied }) => !isApplied);
  const unclear = remittance.rows.filter(
    ({ outcome }) => outcome === 'unmatched' || outcome === 'unreadable',
  );
  return (
    <>
      <AnswerFigures remittance={remittance} unclear={unclear.length} />
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
      {applied === null && open.length > 0 ? (
        <div>
          <Button busy={apply.isBusy} busyLabel="Applying" onClick={() => void apply.submit()}>
            Apply to {open.length === 1 ? '1 invoice' : `${open.length} invoices`}
          </Button>
        </div>
      ) : null}
      <ErrorAlert title="Nothing was applied" error={apply.error} />
    </>
  );
}

interface AnswerFiguresProps {
  readonly remittance: Remittance;
  /** How many rows are of no invoice, or cannot be read. */
  readonly unclear: number;
}

function AnswerFigures({ remittance: { invoices, paid_cents }, unclear }: AnswerFiguresProps) {
  const paid = invoices.filter((invoice) => invoice.paid_cents > 0).length;
  const rejected = invoices.filter((invoice) => invoice.rejected_reason !== null).length;
  const before = invoices.filter((invoice) => invoice.is_applied).length;
  return (
    <Figures dense>
      <Figure icon={<Check />} label="Paid" value={formatMoney(paid_cents)} note={countOf(paid)} />
      <Figure
        icon={<TriangleAlert />}
        label="Rejected"
        value={String(rejected)}
        note={rejected === 0 ? 'Nothing to fix' : 'To fix once they are applied'}
      />
      <Figure
        icon={<Lock />}
        label="Recorded before"
        value={String(before)}
        note="Left as they are"
      />
      <Figure
        icon={<FileQuestion />}
        label="Not used"
        value={String(unclear)}
        note={unclear === 0 ? 'Every row has an invoice' : 'Rows without an invoice'}
      />
    </Figures>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`);

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
    cell: ({ is_applied: isApplied }) =>
      isApplied ? (
        <Badge tone="success" icon={<Check />}>
          Recorded
        </Badge>
      ) : (
        <Badge tone="neutral" icon={<CircleHelp />}>
          Not yet
        </Badge>
      ),
  },
  {
    key: 'paid',
    header: 'Paid',
    place: 'amount',
    align: 'end',
    cell: ({ paid_cents: cents }) => <b>{formatMoney(cents)}</b>,
  },
];
