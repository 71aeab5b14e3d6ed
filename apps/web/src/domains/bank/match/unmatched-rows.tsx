import type { OpenBankRow } from '@cleaning/contract/bank';
import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Count } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { RowButton } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { formatSum } from '../bank-labels.ts';
import matchStyles from './match.module.css';
import { toConfirmation, candidateKey, describeCandidate } from './paid-parts.ts';
import { RowQuestions } from './row-questions.tsx';
import { UninvoicedVisits } from './uninvoiced-visits.tsx';
import { useConfirmRows } from './use-confirm-rows.ts';

export interface UnmatchedRowsProps {
  readonly rows: readonly OpenBankRow[];
  readonly visits: readonly UninvoicedVisit[];
  readonly onReport: (report: string) => void;
}

/**
 * Rows without candidates: staff keep one as a credit of the client it names, or search for
 * invoices.
 */
export function UnmatchedRows({ rows, visits, onReport }: UnmatchedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Card
      title={
        <>
          No invoice found <Count tone="quiet">{rows.length}</Count>
        </>
      }
      action={
        <Text as="span" tone="muted">
          {formatSum(rows)}
        </Text>
      }
    >
      <RowList>
        {rows.map((row) => (
          <Row
            key={row.id}
            title={<span className={matchStyles['text']}>{row.text}</span>}
            detail={`${formatPlainDate(row.booked_on, 'medium')}. ${describeNamedClients(row)}`}
            end={formatMoney(row.amount_cents)}
            actions={<UnmatchedActions row={row} visits={visits} onReport={onReport} />}
          />
        ))}
      </RowList>
    </Card>
  );
}

function describeNamedClients({ clients }: OpenBankRow): string {
  const [first, ...others] = clients;
  if (first === undefined) return 'No client with this name.';
  return others.length === 0
    ? `${first.name} owes nothing now.`
    : 'No client with this name owes anything now.';
}

interface UnmatchedActionsProps {
  readonly row: OpenBankRow;
  readonly visits: readonly UninvoicedVisit[];
  readonly onReport: (report: string) => void;
}

function UnmatchedActions({ row, visits, onReport }: UnmatchedActionsProps) {
  const { submit, isBusy, error } = useConfirmRows([row], onReport);
  return (
    <>
      {row.candidates.map((candidate) => (
        <RowButton
          key={candidateKey(candidate)}
          target="keep"
          variant="outline"
          size="sm"
          icon={<PiggyBank />}
          busy={isBusy}
          busyLabel="Keeping"
          onClick={() => void submit({ rows: [toConfirmation(row.id, candidate, true)] })}
        >
          {describeCandidate(candidate)}
        </RowButton>
      ))}
      <RowQuestions
        row={row}
        isUnmatched
        isFromNobody={row.clients.length === 0}
        onReport={onReport}
      />
      <UninvoicedVisits clients={row.clients} visits={visits} />
      <ErrorAlert title="Not recorded" error={error} />
    </>
  );
}
