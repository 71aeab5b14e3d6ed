import type { BankRow } from '@cleaning/contract/bank';
import { useState } from 'react';
import { PaymentsTable } from './payments-table.tsx';
import type { RecordedPayment } from './recorded-payments.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

export interface RecordedRowsProps {
  readonly payments: readonly RecordedPayment[];
  readonly onReport: (report: string) => void;
}

/** The payments from a statement's rows, which can be taken back if recorded by mistake. */
export function RecordedRows({ payments, onReport }: RecordedRowsProps) {
  const [taking, setTaking] = useState<BankRow | null>(null);
  return (
    <>
      <PaymentsTable payments={payments} onTakeBack={setTaking} />
      {taking === null ? null : (
        <TakeBackDialog row={taking} onClose={() => setTaking(null)} onReport={onReport} />
      )}
    </>
  );
}
