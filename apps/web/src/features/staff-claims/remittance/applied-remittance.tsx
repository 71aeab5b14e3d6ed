import type { Remittance } from '@cleaning/contract';
import { Alert } from '@cleaning/ui/alert';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { formatMoney } from '../../../shared/invoices/format-invoice.ts';
import { claimsView } from '../claims-view.ts';
import styles from '../staff-claims.module.css';

export interface AppliedRemittanceProps {
  readonly applied: Remittance;
  readonly onAgain: () => void;
}

const REJECTED = claimsView.pathOf(claimsView.read(new URLSearchParams({ state: 'rejected' })));

/** What was recorded of a file, and what is to be done next. */
export function AppliedRemittance({ applied, onAgain }: AppliedRemittanceProps) {
  const rejected = applied.invoices.filter((invoice) => invoice.rejected_reason !== null).length;
  const paid = applied.invoices.filter((invoice) => invoice.paid_cents > 0).length;
  return (
    <>
      <Alert tone="success">
        <p>
          {sentenceOf(paid, 'paid')}, {formatMoney(applied.paid_cents)}.{' '}
          {rejected === 0 ? '' : `${sentenceOf(rejected, 'rejected')}. `}
          Applying the same file again changes nothing.
        </p>
      </Alert>
      <div className={styles['actions']}>
        <Button variant="outline" onClick={onAgain}>
          Import another file
        </Button>
        {rejected === 0 ? null : <ButtonLink href={REJECTED}>Fix {rejected} rejected</ButtonLink>}
      </div>
    </>
  );
}

const sentenceOf = (count: number, what: string): string =>
  count === 1 ? `1 invoice is ${what}` : `${count} invoices are ${what}`;
