import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { CheckList, CheckPoint } from '../check-list.tsx';
import { listAnswerRows, isRecordedRow } from './answer-rows.ts';
import { listAnsweredInvoices } from './answer-sums.ts';
import type { RemittanceFile } from './remittance-files.ts';

/** The checks before anything is recorded: repeated rows, the bank statement, and overpayments. */
export function CheckedAnswers({ files }: { readonly files: readonly RemittanceFile[] }) {
  const before = listAnswerRows(files).filter(isRecordedRow);
  const overpaid = listAnsweredInvoices(files).reduce(
    (sum, invoice) => sum + invoice.overpaid_cents,
    0,
  );
  const payers = files
    .flatMap(({ remittance }) => remittance.payers)
    .filter(({ paid_cents: cents }) => cents > 0);
  return (
    <Card title="Checked">
      <CheckList>
        {before.length === 0 ? (
          <CheckPoint title="No row was applied before" text="By its reference and amount" />
        ) : (
          <CheckPoint
            title={`No row was applied before, except ${before.length === 1 ? 'one' : before.length}`}
            text={`${before.map(({ reference }) => reference).join(', ')}. ${before.length === 1 ? 'It is left as it is.' : 'They are left as they are.'}`}
          />
        )}
        {payers.map(({ name, paid_cents: cents, bank_row: row }) => (
          <CheckPoint
            key={`${name} ${cents}`}
            tone={row === null ? 'warning' : 'success'}
            title={`${name} paid ${formatMoney(cents)}`}
            text={
              row === null
                ? 'No bank row has this sum. Import the bank statement, or compare the sum with it.'
                : `The same sum as the bank row of ${formatPlainDate(row.booked_on, 'medium')}.`
            }
          />
        ))}
        {overpaid === 0 ? (
          <CheckPoint
            title="No row pays more than is owed"
            text="What is paid over would be kept as credit."
          />
        ) : (
          <CheckPoint
            tone="warning"
            title={`${formatMoney(overpaid)} is paid above what is owed`}
            text="It is kept as credit for the client."
          />
        )}
      </CheckList>
    </Card>
  );
}
