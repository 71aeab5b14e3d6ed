import type { Quote } from '@cleaning/contract/quotes';
import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { QuoteStatusBadge } from '../../quote-status-badge.tsx';
import { quoteTitle } from '../list/quote-labels.ts';
import { typedDeposit } from './deposit-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { priceLines, sumLines } from './offer-values.ts';
import type { OfferControl } from './use-offer-form.ts';
import { useUsualLastDay } from './use-usual-last-day.ts';

export interface OfferPreviewDialogProps {
  readonly quote: Quote;
  readonly offer: OfferControl;
  readonly onClose: () => void;
}

/** A preview of an offer as the client will see it, including unsaved changes. */
export function OfferPreviewDialog({ quote, offer, onClose }: OfferPreviewDialogProps) {
  const { company_notes, valid_until, deposit } = offer.schemaForm.form.getValues();
  const usualLastDay = useUsualLastDay();
  const lines = priceLines(offer.items);
  const total_cents = lines.length === 0 ? null : sumLines(lines);
  const name = quote.client?.first_name ?? 'the client';
  const goOn = () => {
    onClose();
    offer.askToSend();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`What will ${name} see?`}
      actions={
        <>
          <Button onClick={goOn}>Go on to send</Button>
          <Button variant="outline" onClick={onClose}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>
        Nothing is sent yet.
        {quote.revision > 1 ? ` Version ${quote.revision - 1} stays readable.` : ''}
        {lines.length < offer.items.length ? ' A line without a price is left out.' : ''}
      </p>
      <OfferPreview
        title={quoteTitle(quote)}
        badge={<QuoteStatusBadge quote={{ status: 'sent', revision: quote.revision }} />}
        offer={{
          company_notes,
          service_id: quote.service_id,
          price: {
            lines,
            total_cents,
            timeline_adjustment_cents: null,
            ...typedDeposit(deposit, total_cents ?? 0, quote.timeline_id),
          },
        }}
        lastDay={valid_until === '' ? usualLastDay : valid_until}
      />
    </Dialog>
  );
}
