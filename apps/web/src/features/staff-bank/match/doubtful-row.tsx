import type { MatchCandidate, OpenBankRow } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { OptionCard } from '@cleaning/ui/option-card';
import { useId, useState } from 'react';
import { ErrorAlert } from '../../../shared/errors/error-alert.tsx';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { Agreements } from './agreements.tsx';
import { ChooseInvoicesDialog } from './choose-invoices-dialog.tsx';
import styles from './match.module.css';
import { confirmationOf, numbersOf, recordLabel } from './paid-parts.ts';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { useConfirmRows } from './use-confirm-rows.ts';

export interface DoubtfulRowProps {
  readonly row: OpenBankRow;
  readonly onReport: (report: string) => void;
}

/** What came beside what it may pay: staff choose one, look for another, or set the row aside. */
export function DoubtfulRow({ row, onReport }: DoubtfulRowProps) {
  const id = useId();
  const [place, setPlace] = useState(0);
  const [asked, setAsked] = useState<'choose' | 'aside' | null>(null);
  const { submit, isBusy, error } = useConfirmRows([row], onReport);
  const chosen = row.candidates[place];
  const close = () => setAsked(null);
  return (
    <li className={styles['pair']} data-row="">
      <div className={styles['came']}>
        <p className={styles['amount']}>{formatMoney(row.amount_cents)}</p>
        <p id={`${id}-text`} className={styles['text']}>
          {row.text}
        </p>
        <p className={styles['muted']}>
          {formatPlainDate(row.booked_on, 'medium')}, row {row.row} of the file
        </p>
      </div>
      <div className={styles['choices']}>
        {chosen === undefined ? null : (
          <fieldset className={styles['choices']} aria-describedby={`${id}-text`}>
            <legend>What does it pay?</legend>
            {row.candidates.map((candidate, at) => (
              <OptionCard
                key={candidate.parts.map((part) => part.invoice_id).join(' ')}
                type="radio"
                name={id}
                checked={at === place}
                onChange={() => setPlace(at)}
                title={`${numbersOf(candidate.parts)}, ${candidate.parts[0]?.client_name ?? ''}`}
                data-candidate={at + 1}
                detail={
                  <span className={styles['candidate']}>
                    {[...detailsOf(candidate)].map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                    <Agreements candidate={candidate} />
                  </span>
                }
              />
            ))}
          </fieldset>
        )}
        <div className={styles['actions']}>
          {chosen === undefined ? null : (
            <Button
              variant="outline"
              size="sm"
              data-row-open=""
              busy={isBusy}
              busyLabel="Recording"
              onClick={() => void submit({ rows: [confirmationOf(row.id, chosen)] })}
            >
              {recordLabel(chosen)}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setAsked('choose')}>
            Choose invoices
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsked('aside')}>
            Not a client payment
          </Button>
        </div>
        <ErrorAlert title="Not recorded" error={error} />
      </div>
      {asked === 'choose' ? (
        <ChooseInvoicesDialog row={row} onClose={close} onReport={onReport} />
      ) : null}
      {asked === 'aside' ? <SetAsideDialog row={row} onClose={close} onReport={onReport} /> : null}
    </li>
  );
}

function* detailsOf({ parts }: MatchCandidate): Iterable<string> {
  for (const { number, balance_cents, due_date: due, payer, payer_name, client_name } of parts) {
    const whose = parts.length === 1 ? '' : `${number} `;
    yield `${whose}Owes ${formatMoney(balance_cents)}, due ${formatPlainDate(due, 'medium')}`;
    if (payer === 'agency') yield 'With the NDIA';
    else if (payer_name !== client_name) yield `With ${payer_name}`;
  }
}
