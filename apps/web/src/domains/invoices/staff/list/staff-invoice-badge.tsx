import type { InvoiceSummary } from '@cleaning/contract/invoices';
import { Badge } from '@cleaning/ui/badge';
import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { draftFindings } from '../../draft-findings.ts';
import { invoiceStatusLabel } from '../../invoice-status.ts';
import { useApi } from '#kit/api/portal-api.tsx';

type Invoice = Pick<
  InvoiceSummary,
  'id' | 'kind' | 'status' | 'payer' | 'is_overdue' | 'line_count'
>;

/** The status of an invoice, as staff see it. */
export function StaffInvoiceBadge({ invoice }: { readonly invoice: Invoice }) {
  if (invoice.status === 'draft') return <DraftBadge invoice={invoice} />;
  const { tone, label } = invoiceStatusLabel(invoice, 'staff');
  const Icon = invoice.is_overdue ? TriangleAlert : ICONS[invoice.status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}

const ICONS = {
  issued: Clock,
  partially_paid: CircleDollarSign,
  paid: CircleCheck,
  void: Ban,
  written_off: Ban,
} as const;

/**
 * Whether a draft can be issued. The check of an NDIS draft is loaded only for the drafts in view.
 */
function DraftBadge({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const { data: report } = useQuery({
    ...api.checkNdisInvoice.query({ id: invoice.id }),
    enabled: invoice.kind === 'ndis',
  });
  const errors = report === undefined ? 0 : draftFindings(report).errorCount;
  if (errors > 0) {
    return (
      <Badge tone="danger" icon={<CircleAlert />}>
        {errors} to fix
      </Badge>
    );
  }
  const isReady = invoice.line_count > 0 && (invoice.kind === 'private' || report !== undefined);
  return (
    <Badge tone={isReady ? 'success' : 'neutral'} icon={isReady ? <CircleCheck /> : <Pencil />}>
      {isReady ? 'Ready to issue' : 'Draft'}
    </Badge>
  );
}
