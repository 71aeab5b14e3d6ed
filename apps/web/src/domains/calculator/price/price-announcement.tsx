import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { type PriceChoices, estimatePrice } from './price-choices.ts';
import { formatAud, formatMoney } from '@cleaning/pricing';
import { PRICE_ON_REQUEST } from '#content/price-texts.ts';
import { estimatePlanPrice } from '#domains/appointments/price/plan-price.ts';
import type { VisitRate } from '#domains/appointments/price/visit-price.ts';

/** The debounce delay before a price is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 700;

export interface PriceAnnouncementProps {
  choices: PriceChoices;
  /** The hourly rate of the reader's own NDIS plan; without one, the price limit holds. */
  planRate?: VisitRate | null | undefined;
}

/** Announces the new price to screen readers, debounced. */
export function PriceAnnouncement(props: PriceAnnouncementProps) {
  const price = announcedPrice(props);
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

/** The announcement of a price: first what a plan pays, as in the panel. */
function announcedPrice({ choices, planRate }: PriceAnnouncementProps): string {
  const price = estimatePrice(choices);
  if (price === null) {
    return '';
  }
  if (price.status !== 'priced') {
    return PRICE_ON_REQUEST;
  }
  const plan = estimatePlanPrice(choices, planRate);
  const estimate = formatAud(price.totalCents);
  return plan === null
    ? `Estimate ${estimate}`
    : `Your plan pays about ${formatMoney(plan.cents)} each visit. If you pay yourself, the estimate is ${estimate}.`;
}
