import type { EnquirySummary } from '@cleaning/contract/enquiries';
import type { EnquiryStatus, EnquiryTopic } from '@cleaning/contract/enquiries/rules';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';

/** The topics of enquiries, in words for staff. */
export const TOPIC_NAMES: Readonly<Record<EnquiryTopic, string>> = {
  price: 'A price',
  visit: 'A visit',
  ndis: 'NDIS',
  other: 'Something else',
};

/** The icon of each status, which is shown beside its name. */
export const STATUS_ICONS: Readonly<Record<EnquiryStatus, ReactNode>> = {
  open: <CircleDot />,
  answered: <Check />,
  closed: <Inbox />,
  spam: <Ban />,
};

const STATUS_WORDS: Readonly<Record<EnquiryStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};

/** The status in words: "Open", "Answered by Priya". */
export function describeStatus({
  status,
  answered_by: name,
}: Pick<EnquirySummary, 'status' | 'answered_by'>): string {
  return status === 'answered' && name !== null ? `Answered by ${name}` : STATUS_WORDS[status];
}
