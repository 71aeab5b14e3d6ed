import type { ServiceId } from '@cleaning/pricing';

const EVERYDAY = [
  'Kitchen benches, sink and splashback',
  'Cooktop and outside of appliances',
  'Bathroom: toilet, basin and shower screen',
  'Dust sills and surfaces that can be reached',
  'Vacuum all rooms',
  'Mop kitchen, bathroom and hall',
  'Bins out',
] as const;

const DEEP = [
  ...EVERYDAY,
  'Skirting boards and door frames',
  'Light switches and door handles',
  'Inside of windows and tracks',
  'Tiles and grout in the bathroom',
] as const;

const END_OF_LEASE = [...DEEP, 'Inside of cupboards and drawers', 'Inside of the oven'] as const;

const TASKS: Readonly<Partial<Record<ServiceId, readonly string[]>>> = {
  deep: DEEP,
  'after-builders': DEEP,
  'post-renovation': DEEP,
  'end-of-lease': END_OF_LEASE,
  airbnb: [...EVERYDAY, 'Change bed linen', 'Fresh towels and soap'],
  'window-carpet': [
    'Windows inside',
    'Window frames and tracks',
    'Vacuum carpets',
    'Clean carpets',
  ],
  ndis: [...EVERYDAY, 'Change bed linen'],
};

/** The tasks of every appointment for a service, in the order of the work. */
export const standardTasksOf = (serviceId: ServiceId): readonly string[] =>
  TASKS[serviceId] ?? EVERYDAY;
