import type { UsedBankRow } from '@cleaning/contract/bank';
import { pathWithId } from '@cleaning/contract/routes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Count } from '@cleaning/ui/badge';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import { Text } from '@cleaning/ui/text';
import { useState } from 'react';
import { useFocusNearby } from '#kit/hooks/focus.ts';
import { formatSum } from '../bank-labels.ts';
import { STAFF_BANK_STATEMENT_PATH } from '../bank-paths.ts';
import matchStyles from './match.module.css';

/** How many rows are shown before staff ask for all. */
const SHOWN = 5;

/** Rows that were already imported with an earlier file, with their results there. */
export function UsedRows({ rows }: { readonly rows: readonly UsedBankRow[] }) {
  const [isAll, setAll] = useState(false);
  const rememberPlace = useFocusNearby(isAll);
  if (rows.length === 0) return null;
  return (
    <Card
      title={
        <>
          Used before <Count tone="quiet">{rows.length}</Count>
        </>
      }
      action={
        <Text as="span" tone="muted">
          {formatSum(rows)}
        </Text>
      }
    >
      <RowList>
        {(isAll ? rows : rows.slice(0, SHOWN)).map((row) => (
          <Row
            key={row.id}
            href={pathWithId(STAFF_BANK_STATEMENT_PATH, row.statement_id)}
            title={<span className={matchStyles['text']}>{row.text}</span>}
            detail={`${formatPlainDate(row.booked_on, 'medium')}. ${describeEarlierDecision(row)}`}
            end={formatMoney(row.amount_cents)}
            endDetail="Used"
          />
        ))}
      </RowList>
      {isAll || rows.length <= SHOWN ? null : (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            rememberPlace();
            setAll(true);
          }}
        >
          Show all {rows.length} rows
        </Button>
      )}
    </Card>
  );
}

function describeEarlierDecision({
  status,
  decided_by: who,
  paid,
  deposit,
  kept_for,
  reason,
}: UsedBankRow) {
  if (status === 'open') return 'To decide in the earlier import.';
  if (status === 'set_aside') return `Set aside by ${who}: ${reason}`;
  const names = [
    ...paid.map(({ number }) => number),
    ...(deposit === null ? [] : [`deposit of ${deposit.reference}`]),
    ...(kept_for === null ? [] : [`credit for ${kept_for}`]),
  ];
  return `Recorded by ${who}${names.length === 0 ? '' : `, ${names.join(', ')}`}.`;
}
