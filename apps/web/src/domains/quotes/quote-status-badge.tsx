import type { QuoteSummary } from '@cleaning/contract/quotes';
import {
  isBeingRevised,
  quoteStatusInWords,
  type QuoteStatus,
} from '@cleaning/contract/quotes/rules';
import type { StatusReader } from '@cleaning/contract/rules';
import { Badge, type BadgeTone } from '@cleaning/ui/badge';
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

type Quote = Pick<QuoteSummary, 'status' | 'revision'>;

export interface QuoteStatusBadgeProps {
  quote: Quote;
  /** Who sees the badge; defaults to the client. */
  reader?: StatusReader | undefined;
}

/** A quote's status as an icon and a word. */
export function QuoteStatusBadge({ quote, reader = 'client' }: QuoteStatusBadgeProps) {
  const Icon = ICONS[quote.status];
  return (
    <Badge tone={toneOf(quote, reader)} icon={<Icon />}>
      {quoteStatusInWords(quote, reader)}
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

const CLIENT_TONES: Readonly<Record<QuoteStatus, BadgeTone>> = {
  draft: 'neutral',
  submitted: 'info',
  sent: 'info',
  changes_requested: 'warning',
  approved: 'success',
  converted: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
};

const STAFF_TONES: Readonly<Record<QuoteStatus, BadgeTone>> = { ...CLIENT_TONES, sent: 'neutral' };

function toneOf(quote: Quote, reader: StatusReader): BadgeTone {
  if (isBeingRevised(quote)) return reader === 'client' ? 'info' : 'neutral';
  return (reader === 'client' ? CLIENT_TONES : STAFF_TONES)[quote.status];
}
