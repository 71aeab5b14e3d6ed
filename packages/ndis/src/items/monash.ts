import type { PriceRegion } from './support-catalogue.ts';

/**
 * Categories of the Modified Monash Model, which says how remote a place is: 1 a city, 4 and 5 medium
 * and small rural towns, 6 remote, 7 very remote.
 */
export const MONASH_CATEGORIES = [1, 2, 3, 4, 5, 6, 7] as const;

export type MonashCategory = (typeof MONASH_CATEGORIES)[number];

/** The region whose price limits apply to a place of this category. */
export function regionOfMonash(category: MonashCategory): PriceRegion {
  if (category === 7) return 'very_remote';
  return category === 6 ? 'remote' : 'standard';
}

/** Whether more travel is paid for visits to a place of this category. */
export const isRuralTownOfMonash = (category: MonashCategory): boolean =>
  category === 4 || category === 5;
