import type { QuoteSummary } from '@cleaning/contract/quotes';
import type { QuoteReader, QuoteStatus } from '@cleaning/contract/quotes/rules';
import { Badge } from '@cleaning/ui/badge';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { statusLabel } from './quote-status.ts';

export interface QuoteStatusBadgeProps {
  quote: Pick<QuoteSummary, 'status' | 'revision'>;
  /** Who sees the badge; defaults to the client. */
  reader?: QuoteReader | undefined;
}

/** A quote's status as an icon and a word. */
export function QuoteStatusBadge({ quote, reader }: QuoteStatusBadgeProps) {
  const { tone, label } = statusLabel(quote, reader);
  const Icon = ICONS[quote.status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}

const ICONS: Readonly<Record<QuoteStatus, ComponentType>> = {
  draft: Pencil,
  submitted: Send,
  sent: Bell,
  changes_requested: MessageSquare,
  approved: Check,
  converted: CalendarCheck,
  declined: X,
  cancelled: Ban,
  expired: Clock,
  withdrawn: Ban,
};
