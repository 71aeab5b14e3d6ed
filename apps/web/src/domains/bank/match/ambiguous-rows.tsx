import type { OpenBankRow } from '@cleaning/contract/bank';
import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { Count } from '@cleaning/ui/badge';
import { Card } from '@cleaning/ui/card';
import { Text } from '@cleaning/ui/text';
import { formatSum } from '../bank-labels.ts';
import { AmbiguousRow } from './ambiguous-row.tsx';
import matchStyles from './match.module.css';

export interface AmbiguousRowsProps {
  readonly rows: readonly OpenBankRow[];
  readonly visits: readonly UninvoicedVisit[];
  readonly onReport: (report: string) => void;
}

/** Rows with candidates that need a decision by staff. */
export function AmbiguousRows({ rows, visits, onReport }: AmbiguousRowsProps) {
  return (
    <Card
      title={
        <>
          To decide <Count>{rows.length}</Count>
        </>
      }
      action={
        <Text as="span" tone="muted">
          {formatSum(rows)}
        </Text>
      }
      flush
    >
      <ul className={matchStyles['pairs']}>
        {rows.map((row) => (
          <AmbiguousRow key={row.id} row={row} visits={visits} onReport={onReport} />
        ))}
      </ul>
    </Card>
  );
}
