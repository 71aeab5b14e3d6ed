import { estimate } from '@cleaning/pricing';
import type { RoomCounts, ServiceId } from '@cleaning/pricing';
import { useState } from 'react';
import { EXAMPLE_CLEAN } from '#content/home-hero.ts';

/** The choices of the instant price. */
export interface InstantChoices {
  readonly serviceId: ServiceId;
  readonly rooms: RoomCounts;
}

/** The rooms that the instant price counts. The calculator asks for the rest. */
export const INSTANT_ROOMS = ['bedroom', 'bathroom'] as const;

export type InstantRoomId = (typeof INSTANT_ROOMS)[number];

export interface InstantPrice extends InstantChoices {
  readonly price: ReturnType<typeof estimate>;
  readonly chooseService: (serviceId: ServiceId) => void;
  readonly countRoom: (roomId: InstantRoomId, count: number) => void;
  readonly submit: () => void;
}

/** A price from a service, bedrooms and bathrooms, at standard timing. */
export function useInstantPrice(onContinue: (choices: InstantChoices) => void): InstantPrice {
  const [choices, setChoices] = useState<InstantChoices>({
    serviceId: EXAMPLE_CLEAN.serviceId,
    rooms: EXAMPLE_CLEAN.rooms,
  });
  return {
    ...choices,
    price: estimate({ ...choices, addonIds: [], timelineId: 'standard' }),
    chooseService: (serviceId) => setChoices((current) => ({ ...current, serviceId })),
    countRoom: (roomId, count) =>
      setChoices((current) => ({ ...current, rooms: { ...current.rooms, [roomId]: count } })),
    submit: () => onContinue(choices),
  };
}
