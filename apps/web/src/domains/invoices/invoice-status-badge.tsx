import {
  isUnpaidByPlan,
  type InvoiceStanding,
  type InvoiceStatus,
} from '@cleaning/contract/invoices/rules';
import { Badge } from '@cleaning/ui/badge';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentType } from 'react';
import { invoiceStatusLabel } from './invoice-status.ts';

export interface InvoiceStatusBadgeProps {
  invoice: InvoiceStanding;
}

/** An invoice's status as an icon and a word. */
export function InvoiceStatusBadge({ invoice }: InvoiceStatusBadgeProps) {
  const { tone, label } = invoiceStatusLabel(invoice, 'client');
  const isLate = invoice.is_overdue && !isUnpaidByPlan(invoice);
  const Icon = isLate ? TriangleAlert : ICONS[invoice.status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}

const ICONS: Readonly<Record<InvoiceStatus, ComponentType>> = {
  draft: Pencil,
  issued: Clock,
  partially_paid: CircleDollarSign,
  paid: Check,
  void: Ban,
  written_off: Ban,
};
