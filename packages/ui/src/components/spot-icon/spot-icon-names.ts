/** The drawings in spots.svg. */
export const SPOT_ICON_NAMES = [
  'after-builders',
  'airbnb',
  'balcony',
  'bathroom',
  'bedroom',
  'carpet',
  'custom-one-off',
  'deep',
  'dining',
  'end-of-lease',
  'fridge',
  'garage',
  'general',
  'kitchen',
  'living',
  'ndis',
  'oven',
  'pet-treatment',
  'post-renovation',
  'window-carpet',
  'windows',
] as const;

export type SpotIconName = (typeof SPOT_ICON_NAMES)[number];
