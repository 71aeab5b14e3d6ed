/** Every extra that adds to a price, in the order lists show them. */
export const ADDON_IDS = ['windows', 'carpet', 'oven', 'fridge', 'garage', 'balcony'] as const;

/** One of the ids in {@link ADDON_IDS}. */
export type AddonId = (typeof ADDON_IDS)[number];

/** Whether a value from outside (a link, storage, a request) is one of the ids in {@link ADDON_IDS}. */
export function isAddonId(value: unknown): value is AddonId {
  return ADDON_IDS.some((id) => id === value);
}
