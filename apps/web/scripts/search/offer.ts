import type { Service } from '@cleaning/pricing';

/** A starting price in dollars, to which rooms and extras add. */
export interface Offer {
  readonly '@type': 'Offer';
  readonly priceSpecification: {
    readonly '@type': 'PriceSpecification';
    readonly minPrice: number;
    readonly priceCurrency: 'AUD';
    readonly valueAddedTaxIncluded: true;
  };
}

/** What a service costs, as an offer; null when its price has to be asked for. */
export function offerOf({ priceCents }: Pick<Service, 'priceCents'>): Offer | null {
  if (priceCents === null) {
    return null;
  }
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: priceCents / 100,
      priceCurrency: 'AUD',
      valueAddedTaxIncluded: true,
    },
  };
}
