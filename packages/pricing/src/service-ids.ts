/** Every service a client can choose, in the order lists show them. */
export const SERVICE_IDS = [
  'general',
  'deep',
  'end-of-lease',
  'ndis',
  'airbnb',
  'post-renovation',
  'after-builders',
  'custom-one-off',
  'pet-treatment',
  'window-carpet',
] as const;

/** One of the ids in {@link SERVICE_IDS}. */
export type ServiceId = (typeof SERVICE_IDS)[number];

/** Whether a value from outside (a link, storage, a request) is one of the ids in {@link SERVICE_IDS}. */
export function isServiceId(value: unknown): value is ServiceId {
  return SERVICE_IDS.some((id) => id === value);
}
