import { company } from '@cleaning/company';
import { PLAN_MANAGEMENT_NAMES } from '@cleaning/contract/clients/rules';
import type { BillTo, Invoice } from '@cleaning/contract/invoices';
import { claimInWords } from '@cleaning/contract/invoices/rules';
import { formatAbn } from '@cleaning/contract/rules';
import { ButtonLink, TextButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { Code } from '@cleaning/ui/code';
import { Link } from '@cleaning/ui/link';
import { SummaryList, type SummaryRow } from '@cleaning/ui/summary-list';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useMutation, useQuery } from '@tanstack/react-query';
import MessageCircle from 'lucide-react/icons/message-circle';
import { askAboutPath } from '#domains/messages/message-paths.ts';
import { quotePath } from '#domains/quotes/quote-paths.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { unbroken } from '#kit/lib/unbroken.ts';
import styles from './invoice-parties-card.module.css';

/**
 * The seller, recipient, participant, claim and quote of an invoice, with a link to ask about it.
 */
export function InvoicePartiesCard({ invoice }: { invoice: Invoice }) {
  return (
    <Card title="Details">
      <div className={styles['facts']}>
        <SummaryList layout="facts" rows={listRows(invoice)} />
      </div>
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

function listRows({ bill_to: billTo, ...invoice }: Invoice): SummaryRow[] {
  const { plan_management: plan, quote_id: quoteId } = invoice;
  return [
    { label: 'From', value: `${company.name}, ${describeAbn(company.abn)}` },
    ...(billTo === null ? [] : [{ label: 'Bill to', value: describeRecipient(billTo) }]),
    ...(invoice.kind === 'private'
      ? []
      : [
          { label: 'Participant', value: invoice.client_name },
          { label: 'NDIS number', value: <OwnNdisNumber /> },
          ...(plan === null ? [] : [{ label: 'Plan', value: PLAN_MANAGEMENT_NAMES[plan] }]),
          { label: 'Our NDIS registration', value: company.ndisRegistrationNumber },
          {
            label: 'NDIS claim',
            value: invoice.claim_excess_cents > 0 ? 'Claim being corrected' : claimInWords(invoice),
          },
        ]),
    ...(quoteId === null
      ? []
      : [
          {
            label: 'Quote',
            value: <Link href={quotePath(quoteId)}>See the quote</Link>,
          },
        ]),
  ];
}

/** The participant's own NDIS number: masked, and shown in full on request. */
function OwnNdisNumber() {
  const api = useApi();
  const profile = useQuery(api.getClientProfile.query());
  const reveal = useMutation(api.readOwnNdisNumber.mutation());
  const masked = profile.data?.ndis_number_masked ?? null;
  if (profile.data === undefined) return null;
  if (masked === null) return 'Not given yet';
  const whole = reveal.data?.ndis_number ?? null;
  return (
    <span className={styles['ownNumber']}>
      <span aria-live="polite">
        <Code>{whole ?? masked}</Code>
      </span>
      <TextButton
        busy={reveal.isPending}
        onClick={() => (whole === null ? reveal.mutate() : reveal.reset())}
      >
        {whole === null ? 'Show' : 'Hide'} <VisuallyHidden>NDIS number</VisuallyHidden>
      </TextButton>
      <ErrorAlert error={reveal.error} />
    </span>
  );
}

const describeAbn = (abn: string): string => unbroken(`ABN ${formatAbn(abn)}`);

function describeRecipient({ name, email, abn }: BillTo): string {
  return [name, ...(abn === null ? [] : [describeAbn(abn)]), email].join(', ');
}
