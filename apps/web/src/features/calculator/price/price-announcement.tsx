import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { type PriceChoices, priceOf } from './price-choices.ts';
import { type Estimate, formatAud } from '@cleaning/pricing';
import { PRICE_ON_REQUEST } from '../../../content/price-texts.ts';

/** The debounce delay before a price is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 700;

/** Announces the new price to screen readers, debounced. */
export function PriceAnnouncement({ choices }: { choices: PriceChoices }) {
  const price = announcedPrice(priceOf(choices));
  const [announced, setAnnounced] = useState(price);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(price), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [price]);

  return (
    <VisuallyHidden>
      <output>{announced}</output>
    </VisuallyHidden>
  );
}

/** The announcement of a price. */
function announcedPrice(price: Estimate | null): string {
  if (price === null) {
    return '';
  }
  return price.status === 'priced' ? `Estimate ${formatAud(price.totalCents)}` : PRICE_ON_REQUEST;
}
