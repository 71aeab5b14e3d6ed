import type { BankStatement } from '@cleaning/contract/bank';
import type { ReceivedFile } from '@cleaning/contract/http/rules';
import { csvAmount, toCsv } from '#kit/files/to-csv.ts';
import type { RecordedPayment } from './recorded-payments.ts';

/** The payments recorded from a statement, as a CSV file. */
export const paymentsCsv = (
  { to }: Pick<BankStatement, 'to'>,
  payments: readonly RecordedPayment[],
): ReceivedFile =>
  toCsv(`bank-payments-${to}.csv`, [
    ['Date', 'On the statement', 'Client', 'For', 'Recorded', 'Still to pay'],
    ...payments.map(({ row, client, label, amountCents, leftCents }) => [
      row.booked_on,
      row.text,
      client,
      label,
      csvAmount(amountCents),
      csvAmount(leftCents),
    ]),
  ]);
