import type { AddonId } from './addon-ids.ts';
import type { ServiceId } from './service-ids.ts';

/**
 * What NDIS plans commonly do not fund: professional carpet cleaning and end-of-lease cleaning.
 * A plan can differ, so this is for a warning and never for a refusal.
 */
export const COMMONLY_NOT_NDIS_FUNDED = ['carpet', 'end-of-lease'] as const satisfies readonly (
  | AddonId
  | ServiceId
)[];

/** Whether to warn an NDIS participant that their plan may not pay for this extra or service. */
export function isCommonlyNotNdisFunded(id: AddonId | ServiceId): boolean {
  return COMMONLY_NOT_NDIS_FUNDED.some((unfunded) => unfunded === id);
}
