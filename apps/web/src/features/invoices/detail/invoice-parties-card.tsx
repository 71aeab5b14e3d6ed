import type { Invoice } from '@cleaning/contract';
import { SITE_PATHS, pathWithId } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Link } from '@cleaning/ui/link';
import { SummaryList, type SummaryRow } from '@cleaning/ui/summary-list';
import MessageCircle from 'lucide-react/icons/message-circle';
import { askAboutPath } from '../../../shared/lib/paths.ts';
import styles from './invoice-parties-card.module.css';
import { CLAIM_LABELS } from '../../../shared/invoices/invoice-status.ts';

/** Recipient, plan, claim and quote of an invoice, with a link to ask about it. */
export function InvoicePartiesCard({ invoice }: { invoice: Invoice }) {
  return (
    <Card title="Details">
      <SummaryList layout="facts" rows={rowsOf(invoice)} />
      <div className={styles['ask']}>
        <p>Something not right? Write to us and we answer in your portal.</p>
        <ButtonLink
          href={askAboutPath('invoice', invoice.id)}
          variant="outline"
          block
          icon={<MessageCircle />}
        >
          Message us
        </ButtonLink>
      </div>
    </Card>
  );
}

const PLANS = { self: 'Self-managed', plan: 'Plan-managed', agency: 'Agency-managed' } as const;

function rowsOf({ bill_to: billTo, ...invoice }: Invoice): SummaryRow[] {
  const { plan_management: plan, claim_status: claim, quote_id: quoteId } = invoice;
  return [
    { label: 'For', value: invoice.client_name },
    ...(billTo === null ? [] : [{ label: 'Sent to', value: billTo.name }]),
    ...(plan === null ? [] : [{ label: 'Plan', value: PLANS[plan] }]),
    ...(invoice.kind === 'ndis' ? [{ label: 'NDIS claim', value: CLAIM_LABELS[claim] }] : []),
    ...(quoteId === null
      ? []
      : [
          {
            label: 'Quote',
            value: <Link href={pathWithId(SITE_PATHS.clientQuote, quoteId)}>See the quote</Link>,
          },
        ]),
  ];
}
