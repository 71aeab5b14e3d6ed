import type { Revision } from '@cleaning/contract/quotes';
import { formatInstant } from '@cleaning/pricing';
import { Dialog } from '@cleaning/ui/dialog';
import { OfferPreview } from './offer-preview.tsx';

export interface SentVersionProps {
  readonly sent: Revision;
  readonly onClose: () => void;
}

/** A version as it was sent. */
export function SentVersion({ sent, onClose }: SentVersionProps) {
  return (
    <Dialog open onClose={onClose} title={`Version ${sent.revision}`}>
      <OfferPreview
        title={`Sent ${formatInstant(sent.sent_at, 'date-time')}`}
        offer={sent.content}
        lastDay={sent.valid_until}
      />
    </Dialog>
  );
}
