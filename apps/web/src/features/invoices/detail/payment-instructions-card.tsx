import { company } from '@cleaning/company';
import type { Invoice } from '@cleaning/contract';
import { formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { SummaryList } from '@cleaning/ui/summary-list';
import { formatMoney } from '../format-invoice.ts';
import styles from './payment-instructions-card.module.css';

/** Who pays an invoice, and how. Bank details are shown only when the client is asked to pay. */
export function PaymentInstructionsCard({ invoice }: { invoice: Invoice }) {
  const instructions = paymentInstructions(invoice);
  const due = invoice.due_date === null ? null : formatPlainDate(invoice.due_date, 'medium');
  if (instructions.by !== 'client') {
    return (
      <Card title={instructions.by === 'none' ? 'Nothing to pay' : 'You do not need to pay'}>
        <p className={styles['words']}>{explain(instructions)}</p>
      </Card>
    );
  }
  const { accountName, bsb, accountNumber } = company.bank;
  return (
    <Card title="How to pay">
      <div className={styles['words']}>
        {instructions.sentTo === null ? null : (
          <p>We sent this invoice to {instructions.sentTo} to pay.</p>
        )}
        <p>
          Transfer <b>{formatMoney(invoice.balance_cents)}</b>
          {due === null ? null : ` by ${due}`}. Use the reference, so that we know it is yours.
        </p>
      </div>
      <SummaryList
        layout="facts"
        rows={[
          { label: 'Account name', value: accountName },
          { label: 'BSB', value: bsb },
          { label: 'Account number', value: accountNumber },
          { label: 'Reference', value: invoice.number ?? '' },
        ]}
      />
    </Card>
  );
}

type PaidByOthers = Exclude<PaymentInstructions, { by: 'client' }>;

const WHY = {
  paid: 'This invoice is settled. Thank you.',
  void: 'We cancelled this invoice. Please do not pay it.',
  written_off: 'We closed this invoice. You do not need to pay it.',
  draft: 'We are still preparing this invoice.',
} as const;

function explain(instructions: PaidByOthers): string {
  if (instructions.by === 'none') return WHY[instructions.why];
  return instructions.by === 'agency'
    ? 'We claim this invoice from the NDIS for you. It is paid from your plan.'
    : `We sent this invoice to ${instructions.name}, who manages your plan and pays it for you.`;
}

/** Who pays the balance of an invoice, and how. */
type PaymentInstructions =
  | { readonly by: 'none'; readonly why: 'paid' | 'void' | 'written_off' | 'draft' }
  | { readonly by: 'agency' }
  | { readonly by: 'plan-manager'; readonly name: string }
  /** By bank transfer. `sentTo` is the recipient if that is not the client. */
  | { readonly by: 'client'; readonly sentTo: string | null };

type Facts = Pick<
  Invoice,
  'status' | 'kind' | 'plan_management' | 'bill_to' | 'balance_cents' | 'client_name'
>;

/** A client is never asked to pay what another party pays for them. */
export function paymentInstructions(invoice: Facts): PaymentInstructions {
  const { status, kind, plan_management: plan, bill_to: billTo } = invoice;
  if (status === 'void' || status === 'written_off' || status === 'draft') {
    return { by: 'none', why: status };
  }
  if (invoice.balance_cents === 0) return { by: 'none', why: 'paid' };
  if (kind === 'ndis' && plan === 'agency') return { by: 'agency' };
  if (kind === 'ndis' && plan === 'plan') {
    return { by: 'plan-manager', name: billTo?.name ?? 'Your plan manager' };
  }
  const name = billTo?.name ?? invoice.client_name;
  return { by: 'client', sentTo: name === invoice.client_name ? null : name };
}
