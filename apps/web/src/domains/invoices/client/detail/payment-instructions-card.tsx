import { company } from '@cleaning/company';
import type { ClientProfile } from '@cleaning/contract/clients';
import type { Invoice } from '@cleaning/contract/invoices';
import { isPayerOnRecord } from '@cleaning/contract/invoices/rules';
import { paymentFacts } from '@cleaning/contract/payments/rules';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { formatMoney, formatPlainDate } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { unbrokenTimes } from '#kit/lib/unbroken.ts';
import { CopyableCode } from '#kit/page/copyable-code.tsx';
import { HOW_TO_PAY_ID } from '../../invoice-paths.ts';
import styles from './payment-instructions-card.module.css';

/** Who pays an invoice, and how. Bank details are shown only when the client is asked to pay. */
export function PaymentInstructionsCard({ invoice }: { invoice: Invoice }) {
  const why = reasonNotToPay(invoice);
  if (why !== null) {
    return (
      <Card title="Nothing to pay">
        <p className={styles['text']}>{why}</p>
      </Card>
    );
  }
  return invoice.payer === 'client' ? (
    <BankTransfer invoice={invoice} />
  ) : (
    <PaidByPlan invoice={invoice} />
  );
}

/** Whether the client is the one to pay what is left of an invoice, so that the page says how. */
export const asksClientToPay = (invoice: Invoice): boolean =>
  invoice.payer === 'client' && reasonNotToPay(invoice) === null;

const CLOSED = {
  void: 'We cancelled this invoice. Please do not pay it.',
  written_off: 'We closed this invoice. You do not need to pay it.',
  draft: 'We are still preparing this invoice.',
} as const;

function reasonNotToPay({ status, balance_cents: balance }: Invoice): string | null {
  if (status === 'void' || status === 'written_off' || status === 'draft') return CLOSED[status];
  return balance === 0 ? 'There is nothing left to pay on this invoice. Thank you.' : null;
}

function BankTransfer({ invoice }: { invoice: Invoice }) {
  const { bill_to: billTo, due_date: due, client_name: client, is_overdue: isOverdue } = invoice;
  const sentTo = billTo === null || billTo.name === client ? null : billTo.name;
  const day = due === null ? null : unbrokenTimes(formatPlainDate(due, 'medium'));
  return (
    <Card id={HOW_TO_PAY_ID} title="How to pay">
      <div className={styles['text']}>
        {sentTo === null ? null : <p>We sent this invoice to {sentTo} to pay.</p>}
        {isOverdue && day !== null ? (
          <p>This invoice was due on {day}. Please pay it now.</p>
        ) : null}
        <p>
          Transfer <b>{formatMoney(invoice.balance_cents)}</b>
          {isOverdue || day === null ? null : ` by ${day}`}
          {company.bank.bpayBillerCode === null ? null : ', or pay it by BPAY'}. Use the payment
          reference, so that we know it is yours.
        </p>
      </div>
      <SummaryList
        layout="facts"
        rows={paymentFacts(company.bank, invoice.number).map(({ label, value }) => ({
          label,
          value: <CopyableCode value={value} label={label} />,
        }))}
      />
    </Card>
  );
}

/**
 * The instructions for an invoice that a plan manager or the NDIA pays, or what we still need to
 * know before they can.
 */
function PaidByPlan({ invoice }: { invoice: Invoice }) {
  const api = useApi();
  const { data: profile } = useQuery(api.getClientProfile.query());
  const missing = profile === undefined ? null : missingDetail(invoice, profile);
  if (missing !== null) {
    return (
      <Card title="We need your NDIS details">
        <div className={styles['text']}>
          <p>{missing} You do not need to pay this invoice.</p>
          <ButtonLink href={NDIS_DETAILS} variant="outline" block>
            Add your NDIS details
          </ButtonLink>
        </div>
      </Card>
    );
  }
  if (!isPayerOnRecord(invoice)) return <SendToPayer invoice={invoice} />;
  return (
    <Card title="You do not need to pay">
      <p className={styles['text']}>
        {invoice.payer === 'agency'
          ? 'We claim this invoice from the NDIA for you. It is paid from your plan.'
          : `We sent this invoice to ${invoice.bill_to?.name ?? 'your plan manager'}, who manages your plan and pays it for you.`}
      </p>
    </Card>
  );
}

/** The instructions for an invoice that was issued before the client said who pays it. */
function SendToPayer({ invoice }: { invoice: Invoice }) {
  const api = useApi();
  const send = useCommand(api.sendInvoiceAgain.mutation({ id: invoice.id }));
  return (
    <Card title="Ready to send">
      <div className={styles['text']}>
        <p>Thank you for your NDIS details. Send this invoice to whoever pays it from your plan.</p>
        <Button
          icon={<Send />}
          block
          busy={send.isBusy}
          busyLabel="Sending"
          onClick={() => void send.submit()}
        >
          Send the invoice
        </Button>
        <ErrorAlert error={send.error} />
      </div>
    </Card>
  );
}

const NDIS_DETAILS = `${SITE_PATHS.clientAccount}#ndis`;

/** The missing detail that has to be on record, or null. */
function missingDetail(
  { payer }: Pick<Invoice, 'payer'>,
  profile: Pick<
    ClientProfile,
    'ndis_number_masked' | 'plan_management' | 'plan_manager_invoice_email'
  >,
): string | null {
  if (payer === 'unknown' && profile.plan_management === null) {
    return 'We do not know yet who manages your NDIS plan.';
  }
  if (payer === 'plan_manager' && profile.plan_manager_invoice_email === null) {
    return 'We do not have the invoice email of your plan manager yet.';
  }
  return profile.ndis_number_masked === null ? 'We do not have your NDIS number yet.' : null;
}
