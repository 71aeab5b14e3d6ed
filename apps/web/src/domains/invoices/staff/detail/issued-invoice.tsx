import type { Invoice } from '@cleaning/contract/invoices';
import { paymentReference } from '@cleaning/contract/payments/rules';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { formatRecipient } from '#domains/clients/no-email.ts';
import { usePortalApi } from '#kit/api/portal-api.tsx';
import { noBreak } from '#kit/lib/no-break.tsx';
import { unbroken } from '#kit/lib/unbroken.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { SaveFileButton } from '#kit/files/save-file-button.tsx';
import { ClaimBadge } from '../../claim-badge.tsx';
import { InvoiceLinesCard } from '../../invoice-lines-card.tsx';
import { describePayment } from '../../money/payment-rows.tsx';
import { ReceiptButton } from '../../receipt-button.tsx';
import { describeFunding } from '../../plan-labels.ts';
import { Columns } from '#kit/page/columns.tsx';
import { Report } from '#kit/page/report.tsx';
import { StaffInvoiceBadge } from '../list/staff-invoice-badge.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import styles from './issued-invoice.module.css';
import { MoneyCard } from './money-card.tsx';
import { StatementDialog } from '../../statement/statement-dialog.tsx';
import { STAFF_INVOICES_PATH } from '../../invoice-paths.ts';

/** The page of an issued invoice: its lines, payer and payments. */
export function IssuedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const { pdfs } = usePortalApi().client;
  const listPath = useLastListPath(STAFF_INVOICES_PATH);
  const [isAsking, setAsking] = useState(false);
  const [report, setReport] = useState<string | null>(null);
  return (
    <>
      <PageHead
        back={{ label: 'Invoices', href: listPath }}
        title={noBreak(`Invoice ${invoice.number ?? ''}`)}
        badge={<StaffInvoiceBadge invoice={{ ...invoice, line_count: invoice.lines.length }} />}
        text={`${invoice.client_name}. ${describeFunding(invoice.kind, invoice.plan_management)}. ${describeDays(invoice)}`}
        action={
          <>
            <Button variant="outline" icon={<ScrollText />} onClick={() => setAsking(true)}>
              Statement
            </Button>
            <SaveFileButton
              label="PDF"
              variant="outline"
              load={() => pdfs.downloadInvoicePdf({ id: invoice.id })}
            />
          </>
        }
      />
      <Report text={report} />
      {isAsking ? (
        <StatementDialog
          client={{ id: invoice.client_id, name: invoice.client_name }}
          onClose={() => setAsking(false)}
          onDone={setReport}
        />
      ) : null}
      <Columns
        panel
        side={
          <>
            <MoneyCard invoice={invoice} />
            <InvoiceHistory invoice={invoice} />
          </>
        }
      >
        <InvoiceLinesCard invoice={invoice} />
        <PaymentsCard invoice={invoice} />
        <BillToCard invoice={invoice} />
      </Columns>
    </>
  );
}

/** Payments, refunds and credits, each with its document. */
function PaymentsCard({ invoice }: { readonly invoice: Invoice }) {
  if (invoice.payments.length === 0) return null;
  return (
    <Card title="Payments and credits">
      <Stack as="ul">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className={styles['payment']}>
            <p>
              <b>{describePayment(payment)}</b>
              <small>{payment.reference}</small>
            </p>
            <b>{formatMoney(payment.amount_cents)}</b>
            <ReceiptButton invoice={invoice} payment={payment} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function describeDays({ issue_date: issued, due_date: due }: Invoice): string {
  if (issued === null || due === null) return '';
  return `Issued on ${unbroken(formatPlainDate(issued, 'medium'))}, due on ${unbroken(formatPlainDate(due, 'medium'))}`;
}

function BillToCard({ invoice }: { readonly invoice: Invoice }) {
  const { bill_to: billTo, override_reason: override } = invoice;
  const reference = invoice.payer === 'agency' ? null : paymentReference(invoice.number);
  return (
    <Card title="Goes to">
      <SummaryList
        layout="facts"
        rows={[
          ...(billTo === null
            ? []
            : [{ label: 'Sent to', value: formatRecipient(billTo.name, billTo.email) }]),
          ...(reference === null ? [] : [{ label: 'Payment reference', value: reference }]),
          ...(invoice.claim_status === 'not_applicable'
            ? []
            : [{ label: 'Claim', value: <ClaimBadge status={invoice.claim_status} /> }]),
          ...(invoice.claim_excess_cents === 0
            ? []
            : [
                {
                  label: 'Claimed too much',
                  value: 'The claim asks for more than is owed. Correct it with the NDIA.',
                },
              ]),
          ...(override === null ? [] : [{ label: 'Issued anyway because', value: override }]),
        ]}
      />
    </Card>
  );
}
