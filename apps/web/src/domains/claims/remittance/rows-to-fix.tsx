import { plural } from '@cleaning/contract/rules';
import { formatMoney } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Row, RowList } from '@cleaning/ui/row-list';
import Mail from 'lucide-react/icons/mail';
import { staffClientDocumentsPath } from '#domains/documents/document-paths.ts';
import { staffInvoicePath } from '#domains/invoices/invoice-paths.ts';
import { noBreak } from '#kit/lib/no-break.tsx';
import { claimsPath } from '../claims-view.ts';
import type { AnswerRow } from './answer-rows.ts';
import { emailToPayer } from './email-to-payer.ts';

interface RowsToFixProps {
  readonly rejected: readonly AnswerRow[];
  /** The number of rejected rows that wait for the other rows of their claims. */
  readonly waitingCount: number;
}

/** The rejected rows, each with a way to fix it: the claim, or an email to the plan manager. */
export function RowsToFix({ rejected, waitingCount }: RowsToFixProps) {
  return (
    <Card title="To fix">
      {rejected.length === 0 ? (
        <p>{waitingCount === 0 ? 'Nothing was rejected.' : describeWaiting(waitingCount)}</p>
      ) : (
        <RowList>
          {rejected.map((row) => (
            <RowToFix key={row.id} {...row} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

const describeWaiting = (count: number): string =>
  `Nothing yet. ${plural(count, 'rejected row')} ${count === 1 ? 'waits' : 'wait'} until the other rows of the claim are decided.`;

function RowToFix(row: AnswerRow) {
  const { invoice, reason, asked_cents: cents } = row;
  const email = emailToPayer(row);
  return (
    <Row
      href={
        invoice.payer === 'agency' ? claimsPath('rejected') : staffInvoicePath(invoice.invoice_id)
      }
      title={noBreak(`${invoice.number}, ${invoice.client_name}`)}
      detail={`“${reason ?? ''}”`}
      end={formatMoney(cents ?? 0)}
      actions={
        email === null ? undefined : (
          <>
            <ButtonLink variant="outline" size="sm" icon={<Mail />} href={email}>
              Email {invoice.payer_name}
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              size="sm"
              href={staffClientDocumentsPath(invoice.client_id)}
            >
              {invoice.client_name}’s documents
            </ButtonLink>
          </>
        )
      }
    />
  );
}
