import type { EstimateInput } from '@cleaning/pricing';

/** The text of the home page's hero. */
export const HERO = {
  seal: 'NDIS Approved Provider',
  title: 'Know the price before we knock.',
  lead: 'Home, NDIS and office cleaning across Sydney. Pick a service, count your rooms and see your estimate straight away.',
} as const;

/** The clean that the instant price starts with, which is also the example of the price list. */
export const EXAMPLE_CLEAN = {
  serviceId: 'general',
  rooms: { bedroom: 3, bathroom: 2 },
  addonIds: [],
  timelineId: 'standard',
} as const satisfies EstimateInput;
