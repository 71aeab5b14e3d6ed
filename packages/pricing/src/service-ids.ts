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

const ONE_OFF_SERVICES: ReadonlySet<ServiceId> = new Set([
  'end-of-lease',
  'post-renovation',
  'after-builders',
  'custom-one-off',
]);

/** Whether a service is for one occasion, so that it cannot be booked as regular visits. */
export const isOneOffService = (serviceId: ServiceId): boolean => ONE_OFF_SERVICES.has(serviceId);
