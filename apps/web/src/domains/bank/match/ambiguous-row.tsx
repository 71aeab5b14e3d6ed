import type { OpenBankRow } from '@cleaning/contract/bank';
import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Inline } from '@cleaning/ui/inline';
import { RowContent, useRow } from '@cleaning/ui/rows';
import { Text } from '@cleaning/ui/text';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useId, useState } from 'react';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { noBreak } from '#kit/lib/no-break.tsx';
import { CandidateChoices } from './candidate-choices.tsx';
import styles from './match.module.css';
import { toConfirmation, candidateKey, recordLabel, stillToPay } from './paid-parts.ts';
import { RowQuestions } from './row-questions.tsx';
import { UninvoicedVisits } from './uninvoiced-visits.tsx';
import { useConfirmRows } from './use-confirm-rows.ts';
import { useRestChoice } from './use-rest-choice.tsx';
import { whyAmbiguous } from './why-ambiguous.ts';

export interface AmbiguousRowProps {
  readonly row: OpenBankRow;
  readonly visits: readonly UninvoicedVisit[];
  readonly onReport: (report: string) => void;
}

/** A row with its candidates: staff choose one, search for another, or set the row aside. */
export function AmbiguousRow({ row, visits, onReport }: AmbiguousRowProps) {
  const id = useId();
  const [ref, handle] = useRow(row.id);
  const [first] = row.candidates;
  // The choice is stored by content and not by position. The list may change, and another invoice
  // must not be paid instead.
  const [key, setKey] = useState(first === undefined ? '' : candidateKey(first));
  const { submit, isBusy, error } = useConfirmRows([row], onReport);
  const chosen = row.candidates.find((candidate) => candidateKey(candidate) === key);
  const rest = useRestChoice(chosen, handle.target('keep'));
  const ambiguity = whyAmbiguous(row);
  const toPay = chosen === undefined ? '' : stillToPay(chosen);
  const record = () => {
    if (chosen === undefined || !rest.confirm()) return;
    void submit({ rows: [toConfirmation(row.id, chosen, rest.isKept)] });
  };
  return (
    <RowContent row={handle}>
      <li ref={ref} className={styles['pair']}>
        <div className={styles['came']}>
          <h3 className={styles['who']}>{describePayer(row)}</h3>
          <p className={styles['amount']}>{formatMoney(row.amount_cents)}</p>
          <p id={`${id}-text`} className={styles['text']}>
            {row.text}
          </p>
          <Text size="sm" tone="muted">
            {formatPlainDate(row.booked_on, 'medium')}, row {row.row} of the file
          </Text>
          {ambiguity === null ? null : (
            <Badge tone="warning" icon={<CircleHelp />} className={styles['ambiguity']}>
              {ambiguity}
            </Badge>
          )}
        </div>
        <div className={styles['choices']}>
          <CandidateChoices
            candidates={row.candidates}
            chosenKey={key}
            onChoose={setKey}
            describedBy={`${id}-text`}
          />
          {chosen === undefined ? (
            <Text size="sm" tone="muted">
              What was chosen here is no longer owed. Choose again.
            </Text>
          ) : null}
          {rest.field}
          <Inline gap="space-2" align="center">
            {chosen === undefined ? null : (
              <Button
                variant="outline"
                size="sm"
                icon={<Check />}
                busy={isBusy}
                busyLabel="Recording"
                onClick={record}
              >
                <span>{noBreak(recordLabel(chosen, rest.isKept))}</span>
              </Button>
            )}
            <RowQuestions row={row} onReport={onReport} />
          </Inline>
          {toPay === '' ? null : (
            <Text size="sm" tone="muted">
              {toPay}
            </Text>
          )}
          <UninvoicedVisits clients={row.clients} visits={visits} />
          <ErrorAlert title="Not recorded" error={error} />
        </div>
      </li>
    </RowContent>
  );
}

/** The client named in the row's text, otherwise the plan manager. */
function describePayer({ clients, candidates: [first] }: OpenBankRow): string {
  const [part] = first?.parts ?? [];
  const isFromPlanManager = part?.payer === 'plan_manager' && first?.agrees.includes('name');
  return clients[0]?.name ?? (isFromPlanManager ? part.payer_name : 'From whom is not sure');
}
