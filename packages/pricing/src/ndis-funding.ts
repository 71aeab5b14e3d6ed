import type { AddonId } from './addon-ids.ts';
import type { ServiceId } from './service-ids.ts';

/**
 * The note beside every figure of an NDIS clean: the figure comes from the price list, while a
 * claim on a plan is calculated differently.
 */
export const NDIS_PRICE_NOTE =
  'If your NDIS plan pays, we invoice hours × the agreed rate: no urgent charge and no deposit.';

/** Whether an NDIS plan pays for a clean of this service, so that no deposit is asked for. */
export const isPlanFunded = (serviceId: ServiceId): boolean => serviceId === 'ndis';

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
